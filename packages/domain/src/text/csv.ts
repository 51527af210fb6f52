/** What spreadsheets take for the start of a formula (OWASP, "CSV Injection"). */
const FORMULA = /^\s*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const NEEDS_QUOTES = /[",\r\n;\t]|^\s|\s$/
const BOM = '\ufeff'

/** A cell: a figure stands as it is; a text can never become a formula. */
export type CsvCell = string | number

/** A table for spreadsheets, by RFC 4180, with the mark by which Excel knows UTF-8. */
export function csvOf(rows: readonly (readonly CsvCell[])[]): string {
  return BOM + rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('')
}

function cellText(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell)
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
