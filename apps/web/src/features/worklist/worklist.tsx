import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { Coffee, SearchX } from 'lucide-react'
import { useEffect, useMemo } from 'react'
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
import { useListPages } from './use-list-pages.ts'
import { useWorklistCounts } from './use-worklist-counts.ts'
import { useWorklistFilter } from './use-worklist-filter.ts'
import { worklistQuery } from './worklist.queries.ts'
import { WorklistBands } from './worklist-bands.tsx'
import { WorklistExport } from './worklist-export.tsx'
import {
  isNarrowed,
  PAGE_SIZES,
  readFilter,
  type WorklistFilter,
  worklistPeriodOf,
  worklistViewHref,
} from './worklist-filter.ts'
import { WorklistFilters } from './worklist-filters.tsx'
import { toWorklistItem } from './worklist-item.ts'
import { WorklistPager } from './worklist-pager.tsx'
import { WorklistQueues } from './worklist-queues.tsx'
import { WorklistState } from './worklist-state.tsx'
import { WorklistTable } from './worklist-table.tsx'

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 14 })

/** Lists the cases of the role's queues and filters, page by page. Old rows stay while new ones load. STAFF-1. */
export function Worklist(props: {
  accountId: string
  canRead: boolean
  actions?: RowActions | undefined
}) {
  const { accountId, canRead, actions } = props
  const { user_type: userType } = useSession()
  const { filter, wanted, change, typed } = useWorklistFilter()
  const pages = useListPages(worklistViewHref(filter))
  const query = useQuery(worklistQuery(filter, userType, pages.cursor))
  const { data, isFetching, isPlaceholderData: isOld } = query
  const counts = useWorklistCounts(filter, canRead)
  const items = useMemo(
    () => data?.sessions.map((wire) => toWorklistItem(wire, accountId)),
    [data, accountId],
  )
  const isPastEnd = items?.length === 0 && !isOld && pages.place > 0 // its cases are done or elsewhere by now
  useEffect(() => {
    if (isPastEnd) pages.back()
  })
  const counted = countedIn(data)
  return (
    <Stack>
      <WorklistQueues filter={wanted} onChange={change} canRead={canRead} countOf={counts.ofShow} />
      <WorklistFilters
        filter={wanted}
        onChange={change}
        typed={typed}
        bands={<WorklistBands filter={wanted} onChange={change} countOf={counts.ofBand} />}
      />
      <WorklistState
        counted={items && counted}
        updatedAt={new Date(query.dataUpdatedAt)}
        busy={isFetching}
        onRefresh={() => void query.refetch()}
      >
        <SavedViews filter={wanted} onChange={change} />
        <WorklistExport filter={wanted} />
      </WorklistState>
      <QueryFailure query={query} />
      {!items && !query.isError && <RowSkeletons rows={6} height={60} />}
      {items && (
        <Card>
          {items.length > 0 && <WorklistTable items={items} busy={isOld} actions={actions} />}
          {items.length === 0 && <NothingToRead filter={filter} onChange={change} />}
        </Card>
      )}
      {items && items.length > 0 && (
        <WorklistPager
          pages={pages}
          shown={items.length}
          rows={filter.rows ?? PAGE_SIZES[0]}
          counted={counted}
          next={data?.next ?? ''}
          busy={isOld}
          onRows={(rows) => change(readFilter({ ...wanted, rows }))}
        />
      )}
    </Stack>
  )
}

function countedIn(page: { total: number; total_capped: boolean } | undefined): CountedRows {
  return { total: page?.total ?? 0, isCapped: page?.total_capped ?? false }
}

function NothingToRead(props: {
  filter: WorklistFilter
  onChange: (filter: WorklistFilter) => void
}) {
  const { filter, onChange } = props
  const { t } = useTranslation(['reading', 'common'])
  const isRecent = worklistPeriodOf(filter) !== 'all' && !filter.from && !filter.to
  if (filter.show === 'open' && !isNarrowed(filter))
    return <EmptyState icon={Coffee}>{t('reading:worklist.empty')}</EmptyState>
  return (
    <EmptyState
      icon={SearchX}
      action={
        <>
          {isRecent && (
            <Button variant="contained" onClick={() => onChange({ ...filter, period: 'all' })}>
              {t('reading:worklist.allDates')}
            </Button>
          )}
          {isNarrowed(filter) && (
            <Button variant="outlined" onClick={() => onChange({ show: 'open' })}>
              {t('common:clearFilters')}
            </Button>
          )}
        </>
      }
    >
      {t(isRecent ? 'reading:worklist.emptyRecent' : 'reading:worklist.emptyFiltered')}
    </EmptyState>
  )
}
