import Typography from '@mui/material/Typography'
import type { CreditLine } from '@systole/contract/money/credit-office'
import { paths } from '@systole/contract/pages'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format/use-format.ts'
import { TextLink } from '../../ui/navigation/text-link.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { creditLedgerQuery } from './billing.queries.ts'

/** Shows the hospital's credit entries with the running balance; renders nothing if there are none. */
export function CreditLedger() {
  const { t } = useTranslation('billing')
  const query = useInfiniteQuery(creditLedgerQuery)
  const columns = useColumns()
  const pages = query.data?.pages ?? []
  if (pages.every(({ lines }) => lines.length === 0) && !query.isError) return null
  return (
    <section style={{ marginTop: 16 }}>
      <Typography variant="h3" component="h2" sx={{ mb: '12px' }}>
        {t('credits.title')}
      </Typography>
      <QueryTable
        query={query}
        rowsOf={({ pages: read }) => read.flatMap(({ lines }) => lines)}
        caption={t('credits.title')}
        columns={columns}
        rowKey={({ entry }) => String(entry)}
        empty={undefined}
        moreLabel={t('credits.more')}
      />
    </section>
  )
}

function useColumns(): Column<CreditLine>[] {
  const { t } = useTranslation('billing')
  const format = useFormat()
  return [
    {
      id: 'event',
      header: t('credits.event'),
      card: 'title',
      cell: ({ event }) => t(`credits.events.${event}`),
    },
    {
      id: 'time',
      header: t('columns.date'),
      card: 'meta',
      cell: ({ time }) => format.dateTime(time),
    },
    {
      id: 'case',
      header: t('columns.case'),
      cell: ({ caseId, id }) =>
        caseId === '' ? null : (
          <TextLink href={paths.testDetail({ caseId, mode: 2 })}>{id}</TextLink>
        ),
    },
    { id: 'plan', header: t('credits.plan'), cell: ({ plan }) => plan },
    {
      id: 'credits',
      header: t('credits.credits'),
      align: 'end',
      cell: ({ credits }) => format.signed(credits),
    },
    {
      id: 'balance',
      header: t('credits.balance'),
      align: 'end',
      cell: ({ balance }) => (balance === null ? '' : format.number(balance)),
    },
  ]
}
