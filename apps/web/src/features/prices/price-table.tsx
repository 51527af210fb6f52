import type { WirePricedProduct } from '@systole/contract/money/prices'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { pricesQuery } from './prices.queries.ts'
import { usePriceWords } from './use-price-words.ts'

/** Lists every product's current price with its start, and planned prices. */
export function PriceTable() {
  const { t } = useTranslation('prices')
  const query = useQuery(pricesQuery)
  const [changed, setChanged] = useState<WirePricedProduct>()
  const columns = useColumns(setChanged)
  return (
    <>
      <QueryTable
        query={query}
        rowsOf={(products) => products}
        caption={t('caption')}
        columns={columns}
        rowKey={({ product_id }) => product_id}
        empty={undefined}
        skeleton={{ rows: 14 }}
      />
      {changed && <PriceDialog product={changed} onClose={() => setChanged(undefined)} />}
    </>
  )
}

function useColumns(onChange: (product: WirePricedProduct) => void): Column<WirePricedProduct>[] {
  const { t } = useTranslation('prices')
  const { nameOf, priceText, sinceText } = usePriceWords()
  const format = useFormat()
  const now = new Date()
  return [
    {
      id: 'product',
      header: t('columns.product'),
      card: 'title',
      cell: nameOf,
    },
    {
      id: 'price',
      header: t('columns.price'),
      align: 'end',
      card: 'meta',
      cell: ({ amount_minor, currency }) => priceText(amount_minor, currency),
    },
    {
      id: 'since',
      header: t('columns.since'),
      cell: ({ prices }) => sinceText(prices.find(({ valid_from }) => valid_from <= now)),
    },
    {
      id: 'next',
      header: t('columns.next'),
      cell: ({ prices, currency }) => {
        const next = prices.findLast(({ valid_from }) => valid_from > now)
        if (!next) return t('none')
        return t('line', {
          price: priceText(next.amount_minor, currency),
          date: sinceText(next, format.dateTime),
        })
      },
    },
    {
      id: 'actions',
      header: t('columns.actions'),
      hideHeader: true,
      align: 'end',
      card: 'actions',
      cell: (product) => (
        <Button
          size="small"
          variant="outlined"
          onClick={() => onChange(product)}
          aria-label={t('changeOf', { product: nameOf(product) })}
        >
          {t('change')}
        </Button>
      ),
    },
  ]
}
