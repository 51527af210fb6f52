import { useEffect, useMemo, useRef } from 'react'
import type { CountedRows } from './counted-rows.ts'
import { type Column, DataTable } from './data-table.tsx'
import { useRowWindow } from './use-row-window.ts'

const ROW_PX = 62
/** The number of rows before the end at which the next page is loaded. */
const AHEAD = 40

/** Renders a long table that scrolls with the page; only the rows in view are rendered, and more are loaded in time. */
export function LongTable<Row>(props: {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  /** The total, loaded or not. */
  counted: CountedRows
  rowKey: (row: Row) => string
  busy: boolean
  /** The identity of the list; another one starts at the top. */
  list: string
  onNearEnd: () => void
}) {
  const { rows, rowKey, onNearEnd, list, ...table } = props
  const frame = useRef<HTMLDivElement>(null)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const drawn = useRowWindow(frame, keys, ROW_PX)
  const lastDrawn = drawn.rows.at(-1)?.index ?? 0
  useEffect(() => {
    if (lastDrawn >= rows.length - AHEAD) onNearEnd()
  }, [lastDrawn, rows.length, onNearEnd])
  const shown = useRef(list)
  useEffect(() => {
    if (shown.current === list) return
    shown.current = list
    window.scrollTo({ top: 0 })
  }, [list])
  return (
    <div ref={frame}>
      <DataTable {...table} rows={rows} rowKey={rowKey} drawn={drawn} hideCaption rowIsLink />
    </div>
  )
}
