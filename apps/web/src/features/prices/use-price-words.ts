import type { WirePrice, WirePricedProduct } from '@systole/contract/money/prices'
import type { Currency } from '@systole/domain/payments/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'

/** Returns functions that format prices and their times, including products off sale and prices from the start. */
export function usePriceWords() {
  const { t } = useTranslation(['prices', 'common'])
  const format = useFormat()
  return {
    nameOf: ({ mode, currency }: Pick<WirePricedProduct, 'mode' | 'currency'>) =>
      t('product', { mode: t(`common:mode.${mode}`), currency }),
    priceText: (amountMinor: number | null, currency: Currency) =>
      amountMinor === null ? t('notSold') : format.money({ amountMinor, currency }),
    sinceText: (price: WirePrice | undefined, text = format.date) => {
      if (!price) return ''
      if (price.by === '') return t('first')
      return text(price.valid_from)
    },
  }
}
