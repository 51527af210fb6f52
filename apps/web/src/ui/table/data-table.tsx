import { ArrowDown, ArrowUp } from 'lucide-react'
import { Fragment, type ReactNode, useMemo } from 'react'
import { Icon } from '../display/icon.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { type CountedRows, HEADER_ROWS, rowCountOf } from './counted-rows.ts'
import { Table } from './data-table-frame.ts'
import { ROLES } from './table-roles.ts'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  width?: number | string
  /** The header is only read aloud, for a column of buttons. */
  hideHeader?: boolean
  sortable?: boolean
  /**
   * The role of the cell on a narrow screen, where the row is a card: its title, beside it, part of the line below, state and
   * buttons at the bottom, or a line with the header's name (default).
   */
  card?: 'title' | 'beside' | 'meta' | 'foot' | 'actions' | 'line'
}
/** The rendered rows of a long table; the rest is space above and below them. */
export type DrawnRows = {
  rows: readonly { index: number; gap: number }[]
  after: number
  measure: (row: HTMLTableRowElement | null) => void
}
export type Sort = { columnId: string; direction: 'ascending' | 'descending' }

type Props<Row> = {
  caption: ReactNode
  hideCaption?: boolean
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowProps?: (row: Row) => Record<string, string | number | undefined>
  sort?: Sort
  onSort?: (columnId: string) => void
  /** True while old rows are shown during loading. */
  busy?: boolean
  /** All rows if omitted. */
  drawn?: DrawnRows
  /** The total, if more rows are to be loaded. */
  counted?: CountedRows
  /** Makes the whole row a link to its first link's target; other controls of the row stay above it. */
  rowIsLink?: boolean
}

/** Renders a semantic table; below 900 px each row becomes a card. The roles keep it a table there, too. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, hideCaption = false, columns, rows, drawn, busy = false } = props
  const { counted = { total: rows.length, isCapped: false } } = props
  return (
    <Table
      {...ROLES.table}
      aria-busy={busy}
      data-row-link={props.rowIsLink}
      {...(drawn && { 'aria-rowcount': rowCountOf(counted), 'data-fixed': '' })}
    >
      <caption>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead {...ROLES.rowgroup}>
        <tr {...ROLES.row} {...(drawn && { 'aria-rowindex': HEADER_ROWS })}>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} {...sorting(props)} />
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {drawn ? (
          <WindowOfRows table={props} drawn={drawn} />
        ) : (
          rows.map((row) => <BodyRow key={props.rowKey(row)} row={row} table={props} />)
        )}
      </tbody>
    </Table>
  )
}

function WindowOfRows<Row>({ table, drawn }: { table: Props<Row>; drawn: DrawnRows }) {
  return (
    <>
      {drawn.rows.map(({ index, gap }) => {
        const row = table.rows[index]
        if (!row) return null
        return (
          <Fragment key={table.rowKey(row)}>
            <Gap height={gap} />
            <BodyRow row={row} table={table} place={{ index, measure: drawn.measure }} />
          </Fragment>
        )
      })}
      <Gap height={drawn.after} />
    </>
  )
}

function Gap({ height }: { height: number }) {
  return height > 0 ? <tr {...ROLES.gap} data-gap="" style={{ height }} /> : null
}

/** Memoized, so that an unchanged row is not rerendered when others change. */
function BodyRow<Row>(props: {
  row: Row
  table: Pick<Props<Row>, 'columns' | 'rowProps'>
  place?: { index: number; measure: DrawnRows['measure'] }
}) {
  const { row, table, place } = props
  const { columns, rowProps } = table
  const { index, measure } = place ?? {}
  return useMemo(
    () => (
      <tr
        {...ROLES.row}
        {...(index !== undefined && {
          'data-index': index,
          'aria-rowindex': index + HEADER_ROWS + 1,
        })}
        ref={measure}
        {...rowProps?.(row)}
      >
        {columns.map((column) => (
          <td
            key={column.id}
            {...ROLES.cell}
            data-card={column.card ?? 'line'}
            data-align={column.align ?? 'start'}
            data-label={column.hideHeader ? undefined : column.header}
          >
            {column.cell(row)}
          </td>
        ))}
      </tr>
    ),
    [row, columns, rowProps, index, measure],
  )
}

function sorting<Row>({ sort, onSort }: Props<Row>) {
  return { ...(sort && { sort }), ...(onSort && { onSort }) }
}

function HeaderCell<Row>(props: {
  column: Column<Row>
  sort?: Sort
  onSort?: (columnId: string) => void
}) {
  const { column, sort, onSort } = props
  const direction = sort?.columnId === column.id ? sort.direction : undefined
  const sortable = column.sortable && onSort
  return (
    <th
      scope="col"
      {...ROLES.columnheader}
      data-align={column.align ?? 'start'}
      style={column.width ? { width: column.width } : undefined}
      {...(sortable && { 'aria-sort': direction ?? 'none' })}
    >
      {sortable ? (
        <button type="button" onClick={() => onSort(column.id)}>
          {column.header}
          {direction && <Icon of={direction === 'ascending' ? ArrowUp : ArrowDown} size={14} />}
        </button>
      ) : (
        <HeaderText column={column} />
      )}
    </th>
  )
}

function HeaderText<Row>({ column }: { column: Column<Row> }) {
  return column.hideHeader ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header
}
