import type { Currency } from './money.ts'

export type PriceRefusal = 'notAnAmount' | 'wholeDollars' | 'belowMinimum' | 'tooLarge'

/** The minimum card charge in smallest units, where the provider states one (docs.stripe.com/currencies). */
const MINIMUM: Record<Currency, number> = {
  USD: 50,
  HKD: 400,
  TWD: 100,
  CNY: 1,
  MYR: 200,
  JPY: 50,
  KRW: 50,
}
/** The maximum in minor units; some cards accept eight digits only. */
const MAXIMUM = 99_999_999

/** Returns why an amount is not a valid price, or `undefined`. TWD is sold in whole dollars although its unit is a cent. */
export function refusePrice(amountMinor: number, currency: Currency): PriceRefusal | undefined {
  if (!Number.isSafeInteger(amountMinor) || amountMinor <= 0) return 'notAnAmount'
  if (amountMinor > MAXIMUM) return 'tooLarge'
  if (currency === 'TWD' && amountMinor % 100 !== 0) return 'wholeDollars'
  if (amountMinor < MINIMUM[currency]) return 'belowMinimum'
}
