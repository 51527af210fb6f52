import { sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'

/** Bytes referenced by a row, with the expected content of the key. */
export type NamedBytes = { key: string; what: BytesOf; sizeBytes: number; sha256: string | null }
export type BytesOf =
  | 'file'
  | 'preview'
  | 'report'
  | 'logo'
  | 'still'
  | 'invoice'
  | 'export'
  | 'signal'
  | 'pyramid'

/** All rows that reference a key. A new table with a key must be added, or its bytes are swept. */
const NAMED = sql`
  select storage_key as key, 'file' as what, size_bytes, sha256 from files where deleted_at is null or kept
  union all
  select storage_key, 'preview', size_bytes, sha256 from previews where storage_key is not null
  union all
  select pdf_key, 'report', pdf_size_bytes, pdf_sha256 from reports where pdf_key is not null
  union all
  select pdf_key, 'report', pdf_size_bytes, pdf_sha256 from locked_reports where pdf_key is not null
  union all
  select storage_key, 'export', size_bytes, sha256 from hospital_exports where storage_key is not null
  union all
  select logo_key, 'logo', size_bytes, sha256 from hospital_logos
  union all
  select storage_key, 'still', size_bytes, still ->> 'sha256' from key_images where storage_key is not null
  union all
  select signal_key, 'signal', signal_bytes, signal_sha256 from ecg_recordings where signal_key is not null
  union all
  select pyramid_key, 'pyramid', pyramid_bytes, pyramid_sha256 from ecg_recordings where pyramid_key is not null
  union all
  select storage_key, 'invoice', size_bytes, sha256 from billing_pdfs`

/** The key of an upload's bytes before they have a row. */
const ARRIVING = sql`
  select replace(upload_id, 'upload_', 'file_') as key from uploads where state = 'receiving'`

/**
 * Returns the keys that are referenced or about to be; one statement, so that a key is not missed while it moves between rows.
 */
export async function keysInUse(db: Db, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set()
  const { rows } = await db.execute<{ key: string }>(sql`
    select key from (select key from (${NAMED}) named union all ${ARRIVING}) used
    where key = any(${sql.param([...keys])}::text[])`)
  return new Set(rows.map(({ key }) => key))
}

/** Returns the next bytes in key order; a key referenced by several rows appears once. */
export async function namedBytes(
  db: Db,
  { after, limit }: { after: string; limit: number },
): Promise<NamedBytes[]> {
  const { rows } = await db.execute<{
    key: string
    what: BytesOf
    size_bytes: string
    sha256: string | null
  }>(sql`
    select distinct on (key) key, what, size_bytes, sha256 from (${NAMED}) named
    where key > ${after} order by key limit ${limit}`)
  return rows.map(({ size_bytes, ...row }) => ({ ...row, sizeBytes: Number(size_bytes) }))
}

/** Returns the bytes referenced by all rows; a key of several rows counts each time. */
export async function sumOfNamedBytes(db: Db): Promise<number> {
  const { rows } = await db.execute<{ sum: number }>(
    sql`select coalesce(sum(size_bytes), 0)::float8 as sum from (${NAMED}) named`,
  )
  return rows[0]?.sum ?? 0
}
