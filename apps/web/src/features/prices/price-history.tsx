import Typography from '@mui/material/Typography'
import type { WirePricedProduct } from '@systole/contract/money/prices'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { usePriceWords } from './use-price-words.ts'

/** Lists every price with its author and reason, newest first. */
export function PriceHistory({ product }: { product: WirePricedProduct }) {
  const { t } = useTranslation('prices')
  const { priceText, sinceText } = usePriceWords()
  const format = useFormat()
  return (
    <section>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t('history')}
      </Typography>
      <ul>
        {product.prices.map((price) => (
          <li key={`${price.valid_from} ${price.set}`}>
            {t('line', {
              price: priceText(price.amount_minor, product.currency),
              date: sinceText(price, format.dateTime),
            })}
            <small>
              {price.by === '' ? t('came') : t('by', { name: price.by, reason: price.reason })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
