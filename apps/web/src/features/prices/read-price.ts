import { type Currency, majorAmount, minorAmount } from '@systole/domain/payments/money'
import { type PriceRefusal, refusePrice } from '@systole/domain/payments/refuse-price'
import { readDecimal } from '@systole/domain/text/decimal'

export type TypedPrice = { amount: string; isOff: boolean; from: string; reason: string }
export type PriceFaults = { amount?: PriceRefusal; from?: true; reason?: true }

/** Returns the typed price as the call's parameters, and its faults. */
export function readPrice({ amount, isOff, from, reason }: TypedPrice, currency: Currency) {
  const amountMinor = isOff ? null : readAmount(amount, currency)
  const validFrom = from === '' ? undefined : new Date(from)
  const refusal = amountMinor === null ? undefined : refusePrice(amountMinor, currency)
  const isPast = validFrom !== undefined && !(validFrom > new Date())
  const faults: PriceFaults = {
    ...(refusal && { amount: refusal }),
    ...(isPast && { from: true }),
    ...(reason.trim() === '' && { reason: true }),
  }
  return { faults, price: { amountMinor, validFrom, reason: reason.trim() } }
}

/**
 * Returns the amount in smallest units; NaN, which every rule refuses, for a text that is no number or has more decimals than the
 * currency.
 */
function readAmount(text: string, currency: Currency): number {
  const typed = readDecimal(text.replaceAll(',', ''))
  if (typeof typed !== 'number') return Number.NaN
  const minor = minorAmount(typed, currency)
  return majorAmount({ amountMinor: minor, currency }) === typed ? minor : Number.NaN
}
