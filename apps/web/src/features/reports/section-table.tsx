import { styled } from '@mui/material/styles'
import type { TableSection } from '@systole/report/report-layout'
import { light } from '../../theme/tokens.ts'
import { tones } from '../../theme/tones.ts'
import { PartTitle, Typed } from './sheet.ts'

/** A value beyond its reference is a hint, so its flag is not red. */
const FLAG = tones.warn.light[0]

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
  '&[data-dense] :is(th, td)': { padding: '3px 12px 3px 0', fontSize: '.875rem' },
  '& [data-flagged] td:last-of-type': { fontWeight: 600, color: FLAG },
  '& [data-figure]': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td[data-figure]': { color: light.ink },
  // on a phone a row of many columns becomes its name and pairs of heading and value
  '@container sheet (max-width: 500px)': {
    '&[data-dense] thead': { position: 'absolute', clipPath: 'inset(50%)', overflow: 'hidden' },
    '&[data-dense] :is(tbody, tr, td)': { display: 'block' },
    '&[data-dense] tr': { padding: '6px 0', borderBottom: `1px solid ${light.line}` },
    '&[data-dense] td': { padding: 0, border: 0, textAlign: 'left' },
    '&[data-dense] td:first-of-type': { fontWeight: 600, color: light.ink },
    '&[data-dense] td:empty': { display: 'none' },
    '&[data-dense] td:not(:first-of-type)::before': {
      content: 'attr(data-column)',
      display: 'inline-block',
      width: '40%',
      paddingRight: 8,
      color: light.muted,
    },
  },
  '& svg': { width: 16, height: 10, marginRight: 8 },
  '& rect': { fill: light.line },
  '& rect[data-full]': { fill: 'var(--report-mark)' },
})

const Note = styled('p')({ marginTop: 6, fontSize: '.8125rem', color: light.muted })

/** Shows a priority as bars, whose words are beside them. */
function Bars({ of }: { of: number }) {
  return (
    <svg viewBox="0 0 16 10" aria-hidden>
      {[4, 7, 10].map((height, place) => (
        <rect
          key={height}
          x={place * 6}
          y={10 - height}
          width={4}
          height={height}
          {...(place < of && { 'data-full': '' })}
        />
      ))}
    </svg>
  )
}

export function SectionTable({ section }: { section: TableSection }) {
  const {
    id,
    title,
    intro,
    columns,
    widths,
    rows,
    figures,
    langs,
    bars,
    flagged,
    note = '',
  } = section
  const isFigure = (column: number) => figures?.includes(column) === true
  return (
    <section>
      <PartTitle id={`report-${id}`}>{title}</PartTitle>
      {intro !== '' && <Typed>{intro}</Typed>}
      <Table
        aria-labelledby={`report-${id}`}
        {...(id === 'recommendations' && { 'data-emphasis': '' })}
        {...((id === 'measurements' || id === 'day') && { 'data-dense': '' })}
      >
        <thead>
          <tr>
            {columns.map((column, place) => (
              <th
                key={column}
                scope="col"
                {...(isFigure(place) && { 'data-figure': '' })}
                style={{ width: `${(widths[place] ?? 0) * 100}%` }}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a frozen report never move
            <tr key={place} {...(flagged?.includes(place) && { 'data-flagged': '' })}>
              {row.map((cell, column) => (
                <td
                  key={columns[column]}
                  lang={column === 0 ? langs?.[place] : undefined}
                  data-column={columns[column]}
                  {...(isFigure(column) && { 'data-figure': '' })}
                >
                  {bars && column === row.length - 1 && <Bars of={bars[place] ?? 0} />}
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {note !== '' && <Note>{note}</Note>}
    </section>
  )
}
