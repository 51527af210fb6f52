import { type SQL, sql } from 'drizzle-orm'

/** How many rows there are; of more than a thousand only that they are more. */
export type Counted = { total: number; isCapped: boolean }

const COUNTED_UP_TO = 1000

/** A count that stops where nobody reads on: one row beyond the cap says that there are more. `from` is what follows `from`. */
export function countedOf(from: SQL): SQL {
  return sql`(select count(*)::int from (select 1 from ${from} limit ${sql.raw(String(COUNTED_UP_TO + 1))}) counted)`
}

export function toCounted(found: unknown): Counted {
  const count = Number(found ?? 0)
  return { total: Math.min(count, COUNTED_UP_TO), isCapped: count > COUNTED_UP_TO }
}
