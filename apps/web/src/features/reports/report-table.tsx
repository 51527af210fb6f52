import { styled } from '@mui/material/styles'
import type { TableSection } from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { PartTitle, Typed } from './sheet.ts'

const Table = styled('table')({
  width: '100%',
  marginTop: 4,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    padding: '6px 12px 6px 0',
    borderBottom: `1px solid ${light.line}`,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    whiteSpace: 'pre-line',
  },
  '& tr': { breakInside: 'avoid' },
  '& tr > :not(:first-of-type)': { overflowWrap: 'break-word' },
  '& th': { fontSize: '.8125rem', fontWeight: 600, color: light.muted },
  '@container sheet (max-width: 700px)': { tableLayout: 'auto' },
  '&[data-emphasis] td:last-of-type': { fontWeight: 600, color: light.ink },
})

export function ReportTable({ section }: { section: TableSection }) {
  const { id, title, intro, columns, widths, rows } = section
  return (
    <section>
      <PartTitle id={`report-${id}`}>{title}</PartTitle>
      {intro !== '' && <Typed>{intro}</Typed>}
      <Table
        aria-labelledby={`report-${id}`}
        {...(id === 'recommendations' && { 'data-emphasis': '' })}
      >
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th key={column} scope="col" style={{ width: `${(widths[place] ?? 0) * 100}%` }}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a frozen report never move
            <tr key={place}>
              {row.map((cell, column) => (
                <td key={columns[column]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  )
}
