import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { QueryFailure } from '../../errors/query-failure.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RowSkeletons } from '../../ui/feedback/skeletons.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { type Column, DataTable } from '../../ui/table/data-table.tsx'
import { CardHead, Stack } from './credit-frame.ts'

/** Renders a complete list of the office with its add button above and its dialogs below. */
export function OfficeList<Row>(props: {
  caption: string
  /** Undefined for roles that may only read. */
  add: { label: string; onAdd: () => void } | undefined
  query: UseQueryResult<readonly Row[]>
  nothing: { icon: LucideIcon; words: string }
  columns: readonly Column<Row>[]
  rowKey: (row: Row) => string
  children: ReactNode
}) {
  const { caption, add, query, nothing, columns, rowKey, children } = props
  return (
    <Stack>
      <CardHead>
        <h2>{caption}</h2>
        {add && (
          <Button variant="contained" onClick={add.onAdd}>
            {add.label}
          </Button>
        )}
      </CardHead>
      <QueryFailure query={query} />
      {query.isLoading && <RowSkeletons rows={3} height={60} />}
      {query.data && (
        <Card as="div">
          {query.data.length === 0 ? (
            <EmptyState icon={nothing.icon}>{nothing.words}</EmptyState>
          ) : (
            <DataTable
              caption={caption}
              hideCaption
              columns={columns}
              rows={query.data}
              rowKey={rowKey}
            />
          )}
        </Card>
      )}
      {children}
    </Stack>
  )
}
