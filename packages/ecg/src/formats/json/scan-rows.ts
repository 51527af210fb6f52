import {
  isKind,
  type JsonList,
  type JsonNode,
  type JsonNumbers,
  type JsonRows,
  type NumbersSummary,
} from './json-node.ts'
import { cut, type JsonScan, skipRest } from './json-scan.ts'

/** A list of this many is rows of samples, because a recording has at most twelve leads. */
const FEWEST_ROWS = 13
const WIDEST_ROW = 16
const OPEN_LIST = 0x5b

/** Returns a list as rows once it is long enough: short arrays of numbers, all of one width. */
export function jsonRowsOf({ items, count }: JsonList, offset: number): JsonRows | undefined {
  const [first] = items
  if (count !== FEWEST_ROWS || !isKind(first, 'numbers')) return undefined
  const width = first.count
  if (width === 0 || width > WIDEST_ROW || !items.every((item) => isRow(item, width))) {
    return undefined
  }
  const head = items.flatMap((item) => (isKind(item, 'numbers') ? [item] : []))
  return {
    kind: 'rows',
    offset,
    count,
    width,
    columns: Array.from({ length: width }, (_, column) => summaryOf(head, column)),
    last: head.at(-1)?.head[0] ?? Number.NaN,
    otherAt: undefined,
    isCut: false,
  }
}

function isRow(item: JsonNode, width: number): boolean {
  return isKind(item, 'numbers') && item.count === width && item.otherAt === undefined
}

function summaryOf(rows: readonly JsonNumbers[], column: number): NumbersSummary {
  const values = rows.map(({ head }) => head[column] ?? Number.NaN)
  const known = values.filter((value) => !Number.isNaN(value))
  return {
    lowest: Math.min(...known),
    highest: Math.max(...known),
    decimals: Math.max(0, ...rows.map(({ summary }) => summary.decimals)),
  }
}

/** Reads one more row and widens the content of the columns. A row of another width or with a text is noted. */
export async function readRow(scan: JsonScan, rows: JsonRows, first: number): Promise<void> {
  const { window, numbers, nodes } = scan
  if (first !== OPEN_LIST || rows.otherAt !== undefined) {
    rows.otherAt ??= rows.count
    await scan.readValue(1)
    scan.nodes = nodes
    return
  }
  const row = scratch.subarray(0, rows.width + 1)
  window.at += 1
  numbers.startArray()
  numbers.decimals = 0
  const stop = await numbers.readInto(row)
  if (stop === 'cut') return void cut(scan)
  if (stop !== 'closed') await skipRest(scan, 1)
  if (stop !== 'closed' || numbers.count !== rows.width) rows.otherAt = rows.count
  else addRow(rows, row, numbers.decimals)
}

const scratch = new Float64Array(WIDEST_ROW + 1)

function addRow(rows: JsonRows, row: Float64Array, decimals: number): void {
  for (const [place, column] of rows.columns.entries()) {
    const value = row[place] ?? Number.NaN
    if (value < column.lowest) column.lowest = value
    if (value > column.highest) column.highest = value
    if (decimals > column.decimals) column.decimals = decimals
  }
  rows.count += 1
  rows.last = row[0] ?? Number.NaN
}
