import { styled } from '@mui/material/styles'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

export type Column<Row> = {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  align?: 'start' | 'end'
  width?: number | string
  /** Read, not drawn: a column of buttons. */
  hideHeader?: boolean
  sortable?: boolean
  /** On a narrow screen: the card's title, its buttons, or a line with the header's name (default). */
  card?: 'title' | 'actions' | 'line'
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
  /** Old rows stay while new ones come. */
  busy?: boolean
}

/** Said outright, because a browser forgets them once `display` makes cards of the rows. */
const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  columnheader: { role: 'columnheader' },
}

/** A real table; below 900 px each row becomes a card. The roles keep it a table there too. */
export function DataTable<Row>(props: Props<Row>) {
  const { caption, hideCaption = false, columns, rows, rowKey, rowProps, busy = false } = props
  return (
    <Table {...ROLES.table} aria-busy={busy}>
      <caption>{hideCaption ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}</caption>
      <thead {...ROLES.rowgroup}>
        <tr {...ROLES.row}>
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} {...sorting(props)} />
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {rows.map((row) => (
          <tr key={rowKey(row)} {...ROLES.row} {...rowProps?.(row)}>
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
        ))}
      </tbody>
    </Table>
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

const Table = styled('table')(({ theme }) => {
  const { edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    width: '100%',
    borderCollapse: 'collapse',
    '& caption': {
      padding: '15px 20px',
      textAlign: 'left',
      fontWeight: 650,
      fontSize: '1.0625rem',
      color: ink.strong,
    },
    '& caption:has(> span:only-child)': { padding: 0 },
    '& th': {
      padding: '8px 12px',
      textAlign: 'left',
      fontWeight: 600,
      fontSize: '.8125rem',
      color: ink.muted,
      borderBottom: `1px solid ${edge.line}`,
      whiteSpace: 'nowrap',
    },
    '& th button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      minHeight: 28,
      padding: 0,
      border: 0,
      background: 'none',
      font: 'inherit',
      color: 'inherit',
      cursor: 'pointer',
    },
    '& td': {
      padding: '10px 12px',
      verticalAlign: 'middle',
      borderBottom: `1px solid ${edge.line}`,
      fontSize: '.9375rem',
    },
    '& th:first-of-type, & td:first-of-type': { paddingLeft: 20 },
    '& th:last-of-type, & td:last-of-type': { paddingRight: 20 },
    '& [data-align="end"]': { textAlign: 'right' },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '& tbody tr:hover td': { backgroundColor: surface.sunken },
    '&[aria-busy="true"] tbody': { opacity: 0.6 },
    [theme.breakpoints.down('md')]: asCards(edge.line, ink.muted),
  }
})

/** Title and buttons share the first line; the other cells follow as "header: value". */
function asCards(line: string, muted: string) {
  return {
    display: 'block',
    '& caption': { display: 'block', padding: '14px 16px 10px' },
    '& thead': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: '2px 12px',
      padding: '12px 16px',
      borderBottom: `1px solid ${line}`,
    },
    '& tbody tr:last-of-type': { borderBottom: 0 },
    '& td, & td:first-of-type, & td:last-of-type': {
      display: 'block',
      gridColumn: 1,
      padding: 0,
      border: 0,
      textAlign: 'left',
    },
    '& td[data-align="end"]': { textAlign: 'left' },
    '& tbody tr:hover td': { backgroundColor: 'transparent' },
    '& td[data-card="line"]': { fontSize: '.875rem' },
    '&:lang(zh) td[data-card="line"][data-label]::before, &:lang(ja) td[data-card="line"][data-label]::before':
      {
        content: 'attr(data-label) "："',
      },
    '& td[data-card="line"][data-label]::before': {
      content: 'attr(data-label) ": "',
      color: muted,
    },
    '& td[data-card="actions"]': {
      gridColumn: 2,
      gridRow: '1 / span 4',
      alignSelf: 'center',
    },
  } as const
}
