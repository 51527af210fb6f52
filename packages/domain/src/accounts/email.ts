import { z } from 'zod'

/** One plain address: ASCII `local@domain`, no display name, no list, no quoting. */
export const Email = z
  .string()
  .trim()
  .max(254)
  .regex(
    /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/,
  )

export function isEmail(text: string): boolean {
  return Email.safeParse(text).success
}

/** The form two addresses are compared in. */
export function normalizeEmail(email: string): string {
  return email.trim().toLowerCase()
}
