/** How the cells of a CSV file are written. */
export type CsvDialect = {
  /** The byte at the end of a line: line feed, or carriage return where there is no other. */
  newline: number
  /** The byte between cells; a space means any run of spaces. */
  separator: number
  /** The byte of the decimal mark: point or comma. */
  decimalMark: number
}

export type CsvLine = { text: string; offset: number }

const [LINE_FEED, CARRIAGE_RETURN] = [0x0a, 0x0d] as const
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf]
const COMMENT = /^\s*(?:#|%|\/\/)/
const NUMBER = /^[-+]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:e[-+]?\d+)?$/i
/** The words of recorders for no sample. */
const NO_NUMBER = /^(?:|nan|null|na|n\/a|none|-{1,3}|[-+]?inf(?:inity)?)$/i
/** A clock time, with the date before it if there is one. */
const CLOCK =
  /^\[?(?:\d{4}[-/]\d\d[-/]\d\d[T ])?\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d+)?(?:Z|[-+]\d\d:?\d\d)?\]?$/
const SEPARATORS = [';', '\t', ',', '|', ' ']
const FEWEST_ROWS = 3

export function newlineOf(start: Uint8Array): number {
  return start.includes(LINE_FEED) || !start.includes(CARRIAGE_RETURN) ? LINE_FEED : CARRIAGE_RETURN
}

/** Returns the whole lines at the start of a file with their places. */
export function linesOf(start: Uint8Array, newline: number): CsvLine[] {
  const lines: CsvLine[] = []
  let from = BYTE_ORDER_MARK.every((byte, place) => start[place] === byte) ? 3 : 0
  while (from < start.length) {
    const end = start.indexOf(newline, from)
    const to = end < 0 ? start.length : end
    lines.push({ text: new TextDecoder().decode(start.subarray(from, to)).trim(), offset: from })
    from = to + 1
  }
  return lines
}

export function isComment({ text }: CsvLine): boolean {
  return text === '' || COMMENT.test(text)
}

/** Returns the cells of a line without their quotes. */
export function cellsOf(text: string, separator: string): string[] {
  const pattern = separator === ' ' ? /\s+/ : separator
  const quoted: string[] = []
  const bare = text.replaceAll(/"([^"]*)"|'([^']*)'/g, (_, double, single) => {
    quoted.push(double ?? single)
    return `\ue000${quoted.length - 1}\ue001`
  })
  const cells = bare
    .split(pattern)
    .map((cell) =>
      cell.replaceAll(/\ue000(\d+)\ue001/g, (_, place) => quoted[Number(place)] ?? '').trim(),
    )
  while (cells.length > 1 && cells.at(-1) === '') cells.pop()
  return cells
}

export function isClock(cell: string): boolean {
  return CLOCK.test(cell)
}

/** Returns if a line is a row of samples: numbers, at most one clock time, and at least one number. */
function isRow(cells: readonly string[]): boolean {
  const values = cells.filter((cell) => !isClock(cell))
  return (
    cells.length - values.length <= 1 &&
    values.some((cell) => NUMBER.test(cell)) &&
    values.every((cell) => NUMBER.test(cell) || NO_NUMBER.test(cell))
  )
}

/** The separator with which lines become rows of numbers of one width, the first such row, and its width. */
export type CsvTable = { separator: string; first: number; width: number; isDecimalComma: boolean }

/** Finds how the lines at the start of a file are separated, or `undefined` if they are no table of numbers. */
export function csvTableOf(lines: readonly CsvLine[]): CsvTable | undefined {
  const tables = SEPARATORS.flatMap((separator) => tableWith(lines, separator) ?? [])
  const fitting = tables.filter((table) => hasFittingHeader(lines, table))
  const chosen = fitting.length > 0 ? fitting : tables
  return chosen.toSorted((one, other) => other.width - one.width)[0]
}

function tableWith(lines: readonly CsvLine[], separator: string): CsvTable | undefined {
  const rows = lines.map((line) => (isComment(line) ? [] : cellsOf(line.text, separator)))
  const first = rows.findIndex(isRow)
  if (first < 0) return undefined
  // the last line may be cut by the end of the window
  const data = rows.slice(first, -1).filter((cells) => cells.length > 0)
  const width = Math.max(...data.slice(0, 50).map(({ length }) => length))
  if (data.length < FEWEST_ROWS || !data.slice(0, FEWEST_ROWS).every(isRow)) return undefined
  if (separator === ',' && width === 1) return undefined
  const cells = data.slice(0, 200).flat()
  const isDecimalComma = separator !== ',' && cells.some((cell) => /^[-+]?\d*,\d/.test(cell))
  const hasBoth = isDecimalComma && cells.some((cell) => /^[-+]?\d*\.\d/.test(cell))
  return hasBoth ? undefined : { separator, first, width, isDecimalComma }
}

/** Returns if the line above the numbers has as many names. A comma is a decimal mark where it would make more numbers than names. */
function hasFittingHeader(
  lines: readonly CsvLine[],
  { separator, first, width }: CsvTable,
): boolean {
  const above = lines.slice(0, first).findLast((line) => !isComment(line))
  return above !== undefined && cellsOf(above.text, separator).length === width
}
