export const DECIMALS_MAX = 4

const DIGITS = /^-?\d{1,9}(?:\.(\d*))?$/

/**
 * Parses a typed number or returns why it is invalid. Accepts full-width digits of an input method; more than four decimals are
 * refused (portal §5, "New pet").
 */
export function readDecimal(text: string): number | 'notANumber' | 'tooManyDecimals' {
  const typed = text.normalize('NFKC').trim()
  const parts = DIGITS.exec(typed)
  if (!parts) return 'notANumber'
  if ((parts[1] ?? '').length > DECIMALS_MAX) return 'tooManyDecimals'
  return Number(typed)
}
