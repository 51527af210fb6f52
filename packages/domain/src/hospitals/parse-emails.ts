import { normalizeEmail } from '../accounts/email.ts'
import { type EmailRefusal, refuseEmail } from './hospital-settings.ts'

const BETWEEN = /[\s,;、，；]+/

/**
 * Parses text typed or pasted into the address list. Valid addresses join the list; the others remain in `rest` for correction.
 */
export function parseEmails(
  typed: string,
  listed: readonly string[],
): { emails: string[]; rest: string; refusal: EmailRefusal | undefined } {
  const emails = [...listed]
  const refused: { text: string; refusal: EmailRefusal }[] = []
  for (const text of typed.split(BETWEEN).filter(Boolean)) {
    const refusal = refuseEmail(text, emails)
    if (refusal) refused.push({ text, refusal })
    else emails.push(normalizeEmail(text))
  }
  return {
    emails,
    rest: refused.map(({ text }) => text).join(' '),
    refusal: refused[0]?.refusal,
  }
}
