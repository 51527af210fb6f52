import { WHOLE_RATE } from './seller.ts'

/**
 * The tax that a price holds: prices are what is charged, so tax is inside them. To the smallest unit, half of one
 * away from zero, once a document. `rate` is in hundredths of a percent.
 */
export function taxWithin(totalMinor: number, rate: number): number {
  const size = Math.round((Math.abs(totalMinor) * rate) / (WHOLE_RATE + rate))
  return totalMinor < 0 ? -size : size
}

/** `5`, `7.5`: a rate as people write percents. */
export function percentText(rate: number): string {
  return String(rate / 100)
}
