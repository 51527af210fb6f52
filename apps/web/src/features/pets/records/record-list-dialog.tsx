import { styled } from '@mui/material/styles'
import type { PetListEntry } from '@systole/contract/hospitals/pets'
import type { RecordColumn } from '@systole/domain/pets/record-list'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '../../../errors/failure-notice.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { AppDialog } from '../../../ui/dialog/app-dialog.tsx'
import { RowSkeletons } from '../../../ui/feedback/skeletons.tsx'
import { useFormat } from '../../../ui/format/use-format.ts'
import { LinkButton } from '../../../ui/navigation/text-link.tsx'
import { type RecordFilter, recordsQuery } from '../pets.queries.ts'
import { RecordFilters } from './record-filters.tsx'
import { RecordTable, type RecordTableHandle } from './record-table.tsx'
import { useRecordFilter } from './use-record-filter.ts'

/** The body has a fixed height, so that nothing moves while one types. */
const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  height: 'min(640px, 64dvh)',
  [theme.breakpoints.down('md')]: { height: '100%', minHeight: 440 },
}))

/** Lists every pet the hospital saw in a year; filters apply while one types (NEW-4). */
export function RecordListDialog(props: {
  onClose: () => void
  onChoose: (entry: PetListEntry) => void
  onReconsult: (entry: PetListEntry) => void
}) {
  const { onClose } = props
  const { t } = useTranslation(['pets', 'common'])
  const format = useFormat()
  const name = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const table = useRef<RecordTableHandle>(null)
  const { filter, asked, change, setComposing } = useRecordFilter()
  const records = useRecords(asked)
  const { found } = records
  return (
    <AppDialog
      open
      title={t('recordList')}
      size="lg"
      dismiss={{ x: true }}
      initialFocus={name}
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          {t('common:close')}
        </Button>
      }
    >
      <Body>
        <RecordFilters
          filter={filter}
          onChange={change}
          onComposing={setComposing}
          onDown={() => table.current?.focusFirst()}
          nameRef={name}
        />
        {records.problem !== null && (
          <FailureNotice error={records.problem} onRetry={records.retry} />
        )}
        <p role="status" style={{ margin: 0 }}>
          {found &&
            found.inYear.total > 0 &&
            t('records.count', {
              count: found.inYear.total,
              shown: format.counted(found.total),
              total: format.counted(found.inYear),
            })}
        </p>
        {records.isFirst && <RowSkeletons rows={6} height={60} />}
        {found?.total.total === 0 && (
          <Nothing
            year={asked.year}
            isEmptyYear={found.inYear.total === 0}
            onClear={() => change({ find: '', species: '' })}
            onAllYears={() => change({ year: '' })}
          />
        )}
        {found && found.total.total > 0 && (
          <RecordTable
            ref={table}
            entries={found.entries}
            counted={found.total}
            asked={found.of}
            busy={records.busy}
            onSort={(sort) => change(sortedBy(sort, filter))}
            onChoose={props.onChoose}
            onReconsult={props.onReconsult}
            onNearEnd={records.more}
          />
        )}
      </Body>
    </AppDialog>
  )
}

/** Returns the next sorting: the same column reverses its direction, another starts with its natural one. */
function sortedBy(sort: RecordColumn, filter: RecordFilter): Partial<RecordFilter> {
  const turns = filter.sort === sort && filter.direction === 'ascending'
  return { sort, direction: turns ? 'descending' : 'ascending' }
}

function Nothing(props: {
  year: number | ''
  isEmptyYear: boolean
  onClear: () => void
  onAllYears: () => void
}) {
  const { year, isEmptyYear, onClear, onAllYears } = props
  const { t } = useTranslation('pets')
  if (isEmptyYear && year === '') return <p>{t('records.none')}</p>
  return (
    <p>
      {isEmptyYear ? t('records.empty', { year }) : t('records.noMatch')}{' '}
      {year !== '' && <LinkButton onClick={onAllYears}>{t('records.searchAllYears')}</LinkButton>}{' '}
      {!isEmptyYear && <LinkButton onClick={onClear}>{t('records.clear')}</LinkButton>}
    </p>
  )
}

/** Manages the pages read so far. The last result stays visible while the next response loads and when it fails. */
function useRecords(asked: RecordFilter) {
  const query = useInfiniteQuery(recordsQuery(asked))
  const { data, isPlaceholderData, hasNextPage, isFetching, fetchNextPage } = query
  const [kept, setKept] = useState<ReturnType<typeof foundIn>>()
  if (data && !isPlaceholderData && kept?.data !== data) setKept(foundIn(data, asked))
  const more = useCallback(() => {
    if (hasNextPage && !isFetching && !isPlaceholderData) void fetchNextPage()
  }, [hasNextPage, isFetching, isPlaceholderData, fetchNextPage])
  return {
    found: kept,
    more,
    isFirst: query.isPending && !kept,
    busy: isPlaceholderData || query.isPending,
    problem: query.error,
    retry: () => void (data ? fetchNextPage() : query.refetch()),
  }
}

type Pages = NonNullable<ReturnType<typeof useInfiniteQuery<Page>>['data']>
type Page = {
  pets: PetListEntry[]
  total: number
  total_capped: boolean
  in_year: number
  in_year_capped: boolean
}

function foundIn(data: Pages, of: RecordFilter) {
  const [first] = data.pages
  return {
    data,
    of,
    entries: data.pages.flatMap(({ pets }) => pets),
    total: { total: first?.total ?? 0, isCapped: first?.total_capped ?? false },
    inYear: { total: first?.in_year ?? 0, isCapped: first?.in_year_capped ?? false },
  }
}
