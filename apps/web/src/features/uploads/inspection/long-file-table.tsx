import { type ComponentProps, type RefObject, useMemo } from 'react'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { useRowWindow } from '../../../ui/table/use-row-window.ts'

const ROW_PX = 81
const CARD_PX = 110

type Props<Row> = ComponentProps<typeof DataTable<Row>> & {
  frame: RefObject<HTMLElement | null>
}

/** Renders a table of hundreds of files, only those in view. */
export function LongFileTable<Row>({ frame, ...table }: Props<Row>) {
  const { rows, rowKey } = table
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const drawn = useRowWindow(frame, keys, useNarrow() ? CARD_PX : ROW_PX)
  return <DataTable {...table} drawn={drawn} />
}
