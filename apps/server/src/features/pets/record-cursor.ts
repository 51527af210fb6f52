import type { RecordColumn, SortDirection } from '@systole/domain/pets/record-list'
import { fieldRefusal } from '../../http/field-refusal.ts'

export type RecordSort = { column: RecordColumn; direction: SortDirection }
/** The end of a page: the number of rows before, the counts of the first page, and the sort keys of the last row. */
export type RecordCursor = { place: number; total: number; inYear: number; keys: string[] }

export function writeRecordCursor(sort: RecordSort, cursor: RecordCursor): string {
  const { place, total, inYear, keys } = cursor
  const parts = [sort.column, sort.direction, place, total, inYear, ...keys]
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}

/** Parses a cursor, which is valid only for its order with this many keys. */
export function readRecordCursor(sort: RecordSort, keyCount: number, text: string): RecordCursor {
  const [column, direction, place, total, inYear, ...keys] = parse(text)
  const texts = keys.filter((key) => typeof key === 'string')
  if (
    column === sort.column &&
    direction === sort.direction &&
    isCount(place) &&
    isCount(total) &&
    isCount(inYear) &&
    keys.length === keyCount &&
    texts.length === keyCount
  ) {
    return { place, total, inYear, keys: texts }
  }
  throw fieldRefusal('params.cursor', 'is malformed')
}

function parse(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0
}
