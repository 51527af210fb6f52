import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { uploadChunks, uploads } from '../../../db/schema/uploads.ts'

export type ReceivedChunk = { chunkNumber: number; crc32: number }

export async function findReceivedChunks(db: Db, uploadId: string): Promise<ReceivedChunk[]> {
  return db
    .select({ chunkNumber: uploadChunks.chunkNumber, crc32: uploadChunks.crc32 })
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, uploadId))
    .orderBy(asc(uploadChunks.chunkNumber))
}

/** Chunks whose bytes are not on the disk are requested again. */
export async function deleteChunks(
  db: Db,
  uploadId: string,
  chunkNumbers: readonly number[],
): Promise<void> {
  const gone = db.$with('gone').as(
    db
      .delete(uploadChunks)
      .where(
        and(
          eq(uploadChunks.uploadId, uploadId),
          inArray(uploadChunks.chunkNumber, [...chunkNumbers]),
        ),
      )
      .returning({ chunkNumber: uploadChunks.chunkNumber }),
  )
  await db
    .with(gone)
    .update(uploads)
    .set({ receivedCount: sql`${uploads.receivedCount} - (select count(*) from ${gone})` })
    .where(eq(uploads.uploadId, uploadId))
}

/** The number of recorded chunks, and those of the batch that were not recorded before. */
export type Recorded = { total: number; added: Set<number> }

/** Records chunks whose bytes are on the disk. Returns undefined if the upload is over; waits for one that is being removed. */
export async function recordChunks(
  db: Db,
  { uploadId, chunks, now }: { uploadId: string; chunks: readonly ReceivedChunk[]; now: Date },
): Promise<Recorded | undefined> {
  // sorted, so that two processes with the same chunks cannot deadlock
  const inOrder = chunks.toSorted((a, b) => a.chunkNumber - b.chunkNumber)
  const numbers = sql.param(inOrder.map(({ chunkNumber }) => chunkNumber))
  const checksums = sql.param(inOrder.map((chunk) => chunk.crc32))
  const { rows } = await db.execute<{ total: number; added: number[] }>(sql`
    with arriving as (
      select upload_id from ${uploads}
      where upload_id = ${uploadId} and state = 'receiving'
      for key share
    ), added as (
      insert into ${uploadChunks} (upload_id, chunk_number, crc32)
      select arriving.upload_id, chunk.number, chunk.checksum
      from arriving, unnest(${numbers}::int[], ${checksums}::bigint[]) as chunk (number, checksum)
      on conflict do nothing
      returning chunk_number
    )
    update ${uploads}
    set held_count = held_count + (select count(*) from added), last_seen_at = ${now.toISOString()}
    where upload_id = (select upload_id from arriving)
    returning held_count as total, (select coalesce(array_agg(chunk_number), '{}') from added) as added`)
  const [row] = rows
  return row && { total: row.total, added: new Set(row.added) }
}
