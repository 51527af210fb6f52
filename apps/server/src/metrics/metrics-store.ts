import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'

/** Counts open failures of jobs by name. */
export async function openFailuresByName(db: Db): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select name, count(*)::int as count from failed_jobs where settled_at is null group by name`,
  )
  return rows
}

/** Counts uploads that wait for chunks, and those of them without a chunk for an hour. */
export async function unfinishedUploads(db: Db): Promise<{ receiving: number; silent: number }> {
  const { rows } = await db.execute<{ receiving: number; silent: number }>(sql`
    select count(*)::int as receiving, count(*) filter (where last_seen_at < now() - interval '1 hour')::int as silent
    from uploads where state = 'receiving'`)
  return rows[0] ?? { receiving: 0, silent: 0 }
}
