export const TOTP_DIGITS = 6

/** Parses a typed code, accepting spaces and full-width digits. Returns `undefined` if it cannot be one. */
export function readTotpDigits(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replaceAll(/\s/g, '')
  return new RegExp(`^\\d{${TOTP_DIGITS}}$`).test(digits) ? digits : undefined
}
