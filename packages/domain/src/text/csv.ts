/** The start of a cell that spreadsheets interpret as a formula (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/
const BOM = '\ufeff'

/** A cell: numbers are written as they are; texts are escaped so that they cannot become a formula. */
export type CsvCell = string | number

/** Formats a table for spreadsheets by RFC 4180, with the byte order mark by which Excel recognizes UTF-8. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
