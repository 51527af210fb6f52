import { z } from 'zod'

/** The first day of the hospital record list. portal §9. */
export const FIRST_RECORD_YEAR = 2019

/** The columns of the hospital record list; each sorts (NEW-4). */
export const RecordColumn = z.enum(['name', 'species', 'age', 'weight', 'lastVisit', 'type'])
export type RecordColumn = z.infer<typeof RecordColumn>

export const SortDirection = z.enum(['ascending', 'descending'])
export type SortDirection = z.infer<typeof SortDirection>

/** Returns the selectable years, newest first. */
export function recordYears(thisYear: number): number[] {
  return Array.from(
    { length: Math.max(1, thisYear - FIRST_RECORD_YEAR + 1) },
    (_, back) => thisYear - back,
  )
}
