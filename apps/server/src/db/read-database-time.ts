import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** Returns the database's clock in milliseconds since 1970, not the start time of a transaction. */
export async function readDatabaseTime(db: Db): Promise<number> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  const [row] = rows
  if (!row) throw new Error('the database does not say the time')
  return row.ms
}
