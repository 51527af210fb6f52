import { z } from 'zod'
import { EMAIL_FORMAT, EMAIL_MAX_CHARACTERS } from './email-format.ts'

/** One plain address, trimmed. */
export const Email = z.string().trim().max(EMAIL_MAX_CHARACTERS).regex(EMAIL_FORMAT)

export function isEmail(text: string): boolean {
  return Email.safeParse(text).success
}

/** Normalizes an address for comparison. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
