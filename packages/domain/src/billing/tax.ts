import { type Money, smallestPrice } from '../payments/money.ts'
import { WHOLE_RATE } from './seller.ts'

/**
 * Returns the tax included in a price; prices include tax. Rounds to the smallest unit of the currency, half away from zero, once
 * per document. `rate` is in hundredths of a percent.
 */
export function taxWithin({ amountMinor, currency }: Money, rate: number): number {
  const step = smallestPrice(currency)
  const size = step * Math.round((Math.abs(amountMinor) * rate) / (WHOLE_RATE + rate) / step)
  return amountMinor < 0 ? -size : size
}

/** Formats a rate as a percentage: `5`, `7.5`. */
export function percentText(rate: number): string {
  return String(rate / 100)
}
