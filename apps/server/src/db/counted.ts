import { type SQL, sql } from 'drizzle-orm'

/** A row count; above the cap it only states that there are more. */
export type Counted = { total: number; isCapped: boolean }

/** The default cap, beyond which users do not page. */
export const COUNTED_UP_TO = 1000

/** Builds a count that stops one row above the cap. `from` is the SQL after `from`. */
export function countedOf(from: SQL, cap = COUNTED_UP_TO): SQL {
  return sql`(select count(*)::int from (select 1 from ${from} limit ${sql.raw(String(cap + 1))}) counted)`
}

export function toCounted(found: unknown, cap = COUNTED_UP_TO): Counted {
  const count = Number(found ?? 0)
  return { total: Math.min(count, cap), isCapped: count > cap }
}
