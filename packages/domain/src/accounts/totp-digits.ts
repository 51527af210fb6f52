export const TOTP_DIGITS = 6

/** The digits of a typed code, however they are spaced or wide; undefined when it cannot be one. */
export function readTotpDigits(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replaceAll(/\s/g, '')
  return new RegExp(`^\\d{${TOTP_DIGITS}}$`).test(digits) ? digits : undefined
}
