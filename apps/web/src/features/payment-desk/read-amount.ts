import { Currency, majorAmount, minorAmount } from '@systole/domain/payments/money'

/**
 * Parses an amount: `298.50` of HKD is 29850; undefined for an invalid amount of this currency. An unknown currency is typed in
 * its smallest unit.
 */
export function readAmount(typed: string, code: string): number | undefined {
  const text = typed.trim().replaceAll(',', '')
  if (!/^\d{1,12}(\.\d{1,2})?$/.test(text)) return undefined
  const currency = Currency.safeParse(code)
  const minor = currency.success ? minorAmount(Number(text), currency.data) : Number(text)
  const isWhole = Number.isInteger(minor) && minor > 0
  const isExact =
    !currency.success ||
    majorAmount({ amountMinor: minor, currency: currency.data }) === Number(text)
  return isWhole && isExact ? minor : undefined
}

/** Formats an amount as it is typed. */
export function typedAmount(amountMinor: number, code: string): string {
  const currency = Currency.safeParse(code)
  return String(
    currency.success ? majorAmount({ amountMinor, currency: currency.data }) : amountMinor,
  )
}
