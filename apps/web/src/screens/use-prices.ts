import { ConsultMode } from '@systole/domain/cases/case'
import { useQuery } from '@tanstack/react-query'
import type { Prices } from '../features/cases/frame/mode-explainer.tsx'
import { productsQuery } from '../features/payments/payments.queries.ts'
import { useFormat } from '../ui/format/use-format.ts'

/** Returns the price of each mode in the user's currency, formatted (MAIN-2, PAY-1). */
export function usePrices(): { tags: Prices; texts: Partial<Record<ConsultMode, string>> } {
  const products = useQuery(productsQuery)
  const format = useFormat()
  if (products.isPending) return { tags: { state: 'loading' }, texts: {} }
  if (!products.data) return { tags: { state: 'failed' }, texts: {} }
  const { list } = products.data.products
  const moneyOf = (mode: ConsultMode) => {
    const product = list.find((candidate) => candidate.mode === mode)
    return product && { amountMinor: product.amount_minor, currency: product.currency }
  }
  const known = ConsultMode.options.flatMap((mode) => {
    const money = moneyOf(mode)
    return money ? [{ mode, money }] : []
  })
  return {
    tags: {
      state: 'known',
      of: Object.fromEntries(
        known.map(({ mode, money }) => [
          mode,
          { currency: money.currency, amount: format.amount(money) },
        ]),
      ),
    },
    texts: Object.fromEntries(known.map(({ mode, money }) => [mode, format.money(money)])),
  }
}
