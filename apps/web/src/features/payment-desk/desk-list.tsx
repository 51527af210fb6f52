import { styled } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryTable } from '../../ui/table/query-table.tsx'
import { type DeskTab, deskPaymentsQuery } from './desk.queries.ts'
import { useDeskColumns } from './desk-columns.tsx'
import { ForeignPayments } from './foreign-payments.tsx'

const Stack = styled('div')({ display: 'grid', gap: 16 })

/** Lists payments of one view, newest first. Old rows stay while new ones load. */
export function DeskList(props: { show: Exclude<DeskTab, 'reports'>; find: string }) {
  const { show, find } = props
  const isAttention = show === 'attention'
  const { t } = useTranslation(['paymentDesk', 'common'])
  const query = useInfiniteQuery(deskPaymentsQuery(show, find))
  const nothing = isAttention ? 'emptyAttention' : 'empty'
  const text = find ? t('common:nothingMatches') : t(nothing)
  const foreign = query.data?.pages[0]?.foreign ?? []
  return (
    <Stack>
      {foreign.length > 0 && <ForeignPayments foreign={foreign} />}
      <QueryTable
        query={query}
        rowsOf={({ pages }) => pages.flatMap(({ payments }) => payments)}
        caption={t('caption')}
        columns={useDeskColumns(show)}
        rowKey={({ id }) => id}
        busy={query.isRefetching}
        rowIsLink
        empty={foreign.length > 0 ? undefined : { icon: isAttention ? CircleCheck : Inbox, text }}
        skeleton={{ rows: 4, height: 64 }}
      />
    </Stack>
  )
}
