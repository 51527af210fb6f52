import { styled } from '@mui/material/styles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Coffee, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { RowSkeletons } from '../../ui/skeletons.tsx'
import { worklistQuery } from './worklist.queries.ts'
import { WorklistBar } from './worklist-bar.tsx'
import { filtered, toWorklistItem, type WorklistFilter } from './worklist-item.ts'
import { WorklistTable } from './worklist-table.tsx'

const Stack = styled('div')({ display: 'grid', gap: 14 })

/** The paid cases by deadline. Old rows stay while new ones come. */
export function Worklist({ accountId }: { accountId: string }) {
  const { t } = useTranslation(['reading', 'common'])
  const query = useInfiniteQuery(worklistQuery)
  const [filter, setFilter] = useState<WorklistFilter>('all')
  const items = useMemo(
    () =>
      query.data?.pages.flatMap(({ sessions }) =>
        sessions.map((wire) => toWorklistItem(wire, accountId)),
      ),
    [query.data, accountId],
  )
  if (!items) {
    if (!query.isError) return <RowSkeletons rows={6} height={60} />
    return <QueryFailure query={query} />
  }
  const shown = filtered(items, filter)
  return (
    <Stack>
      <WorklistBar
        items={items}
        total={query.data?.pages[0]?.total ?? items.length}
        filter={filter}
        onFilter={setFilter}
        updatedAt={new Date(query.dataUpdatedAt)}
        busy={query.isFetching}
        onRefresh={() => void query.refetch()}
      />
      <QueryFailure query={query} />
      <Card>
        {shown.length > 0 && <WorklistTable items={shown} busy={false} />}
        {shown.length === 0 && <NothingToRead filter={filter} onClear={() => setFilter('all')} />}
      </Card>
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

function NothingToRead({ filter, onClear }: { filter: WorklistFilter; onClear: () => void }) {
  const { t } = useTranslation(['reading', 'common'])
  if (filter === 'all') return <EmptyState icon={Coffee}>{t('reading:worklist.empty')}</EmptyState>
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
