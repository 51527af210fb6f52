import { type SQL, sql } from 'drizzle-orm'

/** How many rows there are; beyond a cap only that they are more. */
export type Counted = { total: number; isCapped: boolean }

/** Nobody reads on beyond it. */
const COUNTED_UP_TO = 1000

/** A count that stops at the cap: one row more says that there are more. `from` is what follows `from`. */
export function countedOf(from: SQL, cap = COUNTED_UP_TO): SQL {
  return sql`(select count(*)::int from (select 1 from ${from} limit ${sql.raw(String(cap + 1))}) counted)`
}

export function toCounted(found: unknown, cap = COUNTED_UP_TO): Counted {
  const count = Number(found ?? 0)
  return { total: Math.min(count, cap), isCapped: count > cap }
}
