import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../button/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { RowSkeletons } from '../feedback/skeletons.tsx'
import { Card } from '../layout/card.tsx'
import { type Column, DataTable } from './data-table.tsx'

type Query<Data> = {
  data: Data | undefined
  error: unknown
  isError: boolean
  isLoading: boolean
  refetch: () => unknown
  /** The further pages of an infinite query. */
  hasNextPage?: boolean
  isFetchingNextPage?: boolean
  fetchNextPage?: () => unknown
}

type Props<Data, Row> = {
  query: Query<Data>
  rowsOf: (data: Data) => readonly Row[]
  caption: string
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  rowIsLink?: boolean
  /** True while old rows are shown during loading. */
  busy?: boolean
  empty: { icon: LucideIcon; text: string; action?: ReactNode } | undefined
  /** The rows drawn in place of those that are loading. */
  skeleton?: { rows?: number; height?: number }
  /** True inside a card. */
  bare?: boolean
  /** The label of the button for further pages; "Show more" if omitted. */
  moreLabel?: string
}

/** Renders a list of the server: why it cannot be read, its skeleton, its rows or that there are none, and "Show more". */
export function QueryTable<Data, Row>(props: Props<Data, Row>) {
  const { query, rowsOf, empty, skeleton, bare = false, moreLabel } = props
  const { rows: skeletons = 3, height = 60 } = skeleton ?? {}
  const rows = query.data === undefined ? undefined : rowsOf(query.data)
  return (
    <>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={skeletons} height={height} />}
      {rows && rows.length > 0 && (
        <Frame bare={bare}>
          <DataTable
            caption={props.caption}
            hideCaption
            columns={props.columns}
            rows={rows}
            rowKey={props.rowKey}
            busy={props.busy ?? false}
            {...(props.rowIsLink && { rowIsLink: true })}
          />
        </Frame>
      )}
      {rows?.length === 0 && empty && (
        <Frame bare={bare}>
          <EmptyState icon={empty.icon} action={empty.action}>
            {empty.text}
          </EmptyState>
        </Frame>
      )}
      {query.hasNextPage && <MoreButton query={query} label={moreLabel} />}
    </>
  )
}

function Frame({ bare, children }: { bare: boolean; children: ReactNode }) {
  return bare ? children : <Card as="div">{children}</Card>
}

function MoreButton<Data>({ query, label }: { query: Query<Data>; label: string | undefined }) {
  const { t } = useTranslation('common')
  return (
    <Button
      variant="outlined"
      disabled={query.isFetchingNextPage ?? false}
      onClick={() => void query.fetchNextPage?.()}
    >
      {label ?? t('showMore')}
    </Button>
  )
}
