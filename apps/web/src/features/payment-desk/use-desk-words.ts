import { Currency } from '@systole/domain/payments/money'
import { useFormat } from '../../ui/format/use-format.ts'

type Money = { amount_minor: number; currency: string }

/** Returns functions that format the provider's amounts and times. */
export function useDeskWords() {
  const format = useFormat()
  return {
    money: ({ amount_minor: amountMinor, currency: code }: Money) => {
      const currency = Currency.safeParse(code)
      return currency.success
        ? format.money({ amountMinor, currency: currency.data })
        : `${code} ${amountMinor}`
    },
    time: (time: Date | null) => (time ? format.dateTime(time) : ''),
  }
}
