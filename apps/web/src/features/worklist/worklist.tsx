import { styled } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Coffee, SearchX } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { useSession } from '../../session/session-context.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { Card } from '../../ui/layout/card.tsx'
import type { CountedRows } from '../../ui/table/counted-rows.ts'
import type { RowActions } from './reader-cell.tsx'
import { SavedViews } from './saved-views.tsx'
import { useWorklistFilter } from './use-worklist-filter.ts'
import { worklistQuery } from './worklist.queries.ts'
import { isNarrowed, type WorklistFilter } from './worklist-filter.ts'
import { WorklistFilters } from './worklist-filters.tsx'
import { toWorklistItem } from './worklist-item.ts'
import { WorklistState } from './worklist-state.tsx'
import { WorklistTable } from './worklist-table.tsx'

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })

/** Lists the paid cases by deadline. Old rows stay while new ones load. */
export function Worklist(props: {
  accountId: string
  canRead: boolean
  actions?: RowActions | undefined
}) {
  const { accountId, canRead, actions } = props
  const { user_type: userType } = useSession()
  const { filter, wanted, change, typed, setTyped } = useWorklistFilter()
  const query = useInfiniteQuery(worklistQuery(filter, userType))
  const { data, hasNextPage, isFetchingNextPage, isFetching, fetchNextPage } = query
  const items = useMemo(
    () =>
      data?.pages.flatMap(({ sessions }) =>
        sessions.map((wire) => toWorklistItem(wire, accountId)),
      ),
    [data, accountId],
  )
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const counted = countedIn(data?.pages[0])
  return (
    <Stack>
      <WorklistFilters
        filter={wanted}
        onChange={change}
        typed={typed}
        onType={setTyped}
        canRead={canRead}
      />
      <WorklistState
        counted={items && counted}
        updatedAt={new Date(query.dataUpdatedAt)}
        busy={isFetching}
        onRefresh={() => void query.refetch()}
      >
        <SavedViews filter={wanted} onChange={change} />
      </WorklistState>
      <QueryFailure query={query} />
      {!items && !query.isError && <RowSkeletons rows={6} height={60} />}
      {items && (
        <Card>
          {items.length > 0 && (
            <WorklistTable
              items={items}
              counted={counted}
              busy={query.isPlaceholderData}
              view={JSON.stringify(filter)}
              onNearEnd={more}
              actions={actions}
            />
          )}
          {items.length === 0 && (
            <NothingToRead filter={filter} onClear={() => change({ show: 'open' })} />
          )}
        </Card>
      )}
    </Stack>
  )
}

function countedIn(page: { total: number; total_capped: boolean } | undefined): CountedRows {
  return { total: page?.total ?? 0, isCapped: page?.total_capped ?? false }
}

function NothingToRead({ filter, onClear }: { filter: WorklistFilter; onClear: () => void }) {
  const { t } = useTranslation(['reading', 'common'])
  if (filter.show === 'open' && !isNarrowed(filter))
    return <EmptyState icon={Coffee}>{t('reading:worklist.empty')}</EmptyState>
  return (
    <EmptyState
      icon={SearchX}
      action={
        <Button variant="outlined" onClick={onClear}>
          {t('common:clearFilters')}
        </Button>
      }
    >
      {t('reading:worklist.emptyFiltered')}
    </EmptyState>
  )
}
