import { styled } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, Inbox } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { type DeskTab, deskPaymentsQuery } from './desk.queries.ts'
import { DeskTable } from './desk-table.tsx'
import { ForeignPayments } from './foreign-payments.tsx'

const Stack = styled('div')({ display: 'grid', gap: 16 })

/** Lists payments of one view, newest first. Old rows stay while new ones load. */
export function DeskList(props: { show: Exclude<DeskTab, 'reports'>; find: string }) {
  const { show, find } = props
  const { t } = useTranslation(['paymentDesk', 'common'])
  const query = useInfiniteQuery(deskPaymentsQuery(show, find))
  const payments = query.data?.pages.flatMap((page) => page.payments) ?? []
  const foreign = query.data?.pages[0]?.foreign ?? []
  const isEmpty = query.data && payments.length === 0 && foreign.length === 0
  return (
    <Stack>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={4} height={64} />}
      {foreign.length > 0 && <ForeignPayments foreign={foreign} />}
      {payments.length > 0 && (
        <Card>
          <DeskTable payments={payments} shown={show} busy={query.isRefetching} />
        </Card>
      )}
      {isEmpty && (
        <Card as="div">
          <EmptyState icon={show === 'attention' ? CircleCheck : Inbox}>
            {find
              ? t('common:nothingMatches')
              : t(show === 'attention' ? 'emptyAttention' : 'empty')}
          </EmptyState>
        </Card>
      )}
      {query.hasNextPage && (
        <Button
          variant="outlined"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('common:showMore')}
        </Button>
      )}
    </Stack>
  )
}
