import type { UseQueryResult } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'
import type { Column } from '../../ui/table/data-table.tsx'
import { QueryTable } from '../../ui/table/query-table.tsx'
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
      <QueryTable
        query={query}
        rowsOf={(rows) => rows}
        caption={caption}
        columns={columns}
        rowKey={rowKey}
        empty={{ icon: nothing.icon, text: nothing.words }}
      />
      {children}
    </Stack>
  )
}
