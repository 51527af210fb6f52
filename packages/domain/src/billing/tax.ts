import { type Money, smallestPrice } from '../payments/money.ts'
import { WHOLE_RATE } from './seller.ts'

/**
 * The tax that a price holds: prices are what is charged, so tax is inside them. To the smallest unit
 * that the currency is counted in, half of one away from zero, once a document. `rate` is in hundredths of a percent.
 */
export function taxWithin({ amountMinor, currency }: Money, rate: number): number {
  const step = smallestPrice(currency)
  const size = step * Math.round((Math.abs(amountMinor) * rate) / (WHOLE_RATE + rate) / step)
  return amountMinor < 0 ? -size : size
}

/** `5`, `7.5`: a rate as people write percents. */
export function percentText(rate: number): string {
  return String(rate / 100)
}
