import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'

/** Returns every text column of every table of every schema, and how many of its rows contain the mark. */
export async function columnsWith(db: Db, mark: string): Promise<Map<string, number>> {
  const { rows: columns } = await db.execute<{
    at: string
    row: string
    column: string
    type: string
  }>(sql`
    select format('%s.%s', case when c.table_schema = 'public' then c.table_name else c.table_schema || '.' || c.table_name end, c.column_name) as at,
      format('%I.%I', c.table_schema, c.table_name) as row, format('%I', c.column_name) as column, c.udt_name as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
      and c.udt_name in ('text', 'varchar', 'jsonb', 'json', '_text', 'bytea')`)
  const found = new Map<string, number>()
  for (const { at, row, column, type } of columns) {
    const text = type === 'bytea' ? `encode(${column}, 'escape')` : `${column}::text`
    const { rows } = await db.execute<{ count: number }>(
      sql.raw(`select count(*)::int as count from ${row} where ${text} like '%${mark}%'`),
    )
    found.set(at, rows[0]?.count ?? 0)
  }
  return found
}

/** Returns the columns that contain the mark. */
export function stored(found: Map<string, number>): string[] {
  return [...found].flatMap(([at, count]) => (count > 0 ? [at] : [])).sort()
}

/** The columns kept for seven years without a call that reads them, or readable by admins only: ADR 47. */
export const KEPT = ['billing_documents.document', 'locked_reports.model', 'locked_reports.reason']
