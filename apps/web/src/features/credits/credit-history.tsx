import { styled } from '@mui/material/styles'
import type { CreditLine } from '@systole/contract/money/credit-office'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DotList } from '../../ui/display/dot-list.tsx'
import { useFormat } from '../../ui/format/use-format.ts'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { type CreditOwner, creditLinesQuery } from './credits.queries.ts'

const Figure = styled('span')({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })

/** Lists credit entries, newest first, with the balance after each. */
export function CreditHistory({ holder }: { holder: CreditOwner }) {
  const { t } = useTranslation('credits')
  const query = useInfiniteQuery(creditLinesQuery(holder))
  const columns = useColumns()
  return (
    <>
      <h3>{t('history')}</h3>
      <QueryTable
        query={query}
        rowsOf={({ pages }) => pages.flatMap(({ lines }) => lines)}
        caption={t('historyCaption')}
        columns={columns}
        rowKey={({ entry }) => String(entry)}
        busy={query.isFetching}
        empty={{ icon: History, text: t('noHistory') }}
        skeleton={{ height: 52 }}
        moreLabel={t('more')}
      />
    </>
  )
}

function useColumns(): Column<CreditLine>[] {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return [
    {
      id: 'event',
      header: t('columns.event'),
      card: 'title',
      cell: ({ event, id, plan }) => (
        <DotList>
          {t(`events.${event}`)}
          {id}
          {plan}
        </DotList>
      ),
    },
    {
      id: 'time',
      header: t('columns.time'),
      card: 'meta',
      cell: ({ time }) => {
        const at = time
        return at && format.dateTime(at)
      },
    },
    {
      id: 'credits',
      header: t('columns.credits'),
      align: 'end',
      cell: ({ credits }) => <Figure>{format.signed(credits)}</Figure>,
    },
    {
      id: 'balance',
      header: t('columns.balance'),
      align: 'end',
      cell: ({ balance }) => <Figure>{balance === null ? '' : format.number(balance)}</Figure>,
    },
    { id: 'by', header: t('columns.by'), cell: ({ by }) => by },
    { id: 'note', header: t('columns.note'), cell: ({ note }) => note },
  ]
}
