import type { FileKind } from '@systole/domain/uploads/file-kind'
import { and, asc, eq, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Database, Db } from '../../db/database.ts'
import { uploadChunks, uploads } from '../../db/schema/uploads.ts'

export type UploadRow = typeof uploads.$inferSelect

/** What makes two requests speak of the same upload. Names of other scripts keep equal identifiers apart. */
export type UploadIdentity = Pick<
  UploadRow,
  'caseId' | 'accountId' | 'identifier' | 'nameKey' | 'sizeBytes' | 'chunkBytes'
>

export async function findUpload(db: Db, identity: UploadIdentity): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(same(identity))
  return row
}

/** The upload of this identity, new or already there. */
export async function insertUpload(
  db: Db,
  upload: UploadIdentity & {
    uploadId: string
    hospitalId: string
    name: string
    kind: FileKind
    format: string
    chunkCount: number
    sha256: string | undefined
    now: Date
  },
): Promise<void> {
  const { now, ...values } = upload
  await db
    .insert(uploads)
    .values({ ...values, createdAt: now, lastSeenAt: now })
    .onConflictDoNothing()
}

export async function setUploadKind(db: Db, uploadId: string, kind: FileKind): Promise<void> {
  await db.update(uploads).set({ kind }).where(eq(uploads.uploadId, uploadId))
}

/** Holds the upload until the transaction ends. */
export async function lockUpload(db: Db, uploadId: string): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(eq(uploads.uploadId, uploadId)).for('update')
  return row
}

export async function finishUpload(db: Db, uploadId: string, fileId: string): Promise<void> {
  await db.delete(uploadChunks).where(eq(uploadChunks.uploadId, uploadId))
  await db.update(uploads).set({ state: 'done', fileId }).where(eq(uploads.uploadId, uploadId))
}

export async function deleteUpload(db: Db, uploadId: string): Promise<void> {
  await db.delete(uploads).where(eq(uploads.uploadId, uploadId))
}

export async function deleteUnfinishedUpload(db: Db, uploadId: string): Promise<void> {
  await db
    .delete(uploads)
    .where(and(eq(uploads.uploadId, uploadId), eq(uploads.state, 'receiving')))
}

/** Unfinished uploads of that name in the case end; their ids. */
export async function deleteUnfinishedUploads(
  db: Db,
  { caseId, nameKey }: { caseId: string; nameKey: string },
): Promise<string[]> {
  const gone = await db
    .delete(uploads)
    .where(
      and(eq(uploads.caseId, caseId), eq(uploads.nameKey, nameKey), eq(uploads.state, 'receiving')),
    )
    .returning({ uploadId: uploads.uploadId })
  return gone.map(({ uploadId }) => uploadId)
}

/** Uploads that have all their chunks and are no file yet, untouched since; the longest waiting first. */
export async function strandedUploads(db: Db, untouchedSince: Date): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.state, 'receiving'),
        eq(uploads.heldCount, uploads.chunkCount),
        lt(uploads.lastSeenAt, untouchedSince),
      ),
    )
    .orderBy(asc(uploads.lastSeenAt))
}

/** Uploads nobody has touched since; those that lack nothing but their end wait for it. Finished ones lose their bookkeeping only. */
export async function deleteAbandonedUploads(
  db: Db,
  untouchedSince: Date,
): Promise<{ uploadId: string; state: UploadRow['state'] }[]> {
  return db
    .delete(uploads)
    .where(
      and(
        lt(uploads.lastSeenAt, untouchedSince),
        or(eq(uploads.state, 'done'), ne(uploads.heldCount, uploads.chunkCount)),
      ),
    )
    .returning({ uploadId: uploads.uploadId, state: uploads.state })
}

export async function existingUploads(db: Db, uploadIds: readonly string[]): Promise<Set<string>> {
  if (uploadIds.length === 0) return new Set()
  const rows = await db
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(inArray(uploads.uploadId, [...uploadIds]))
  return new Set(rows.map(({ uploadId }) => uploadId))
}

export type HeldChunk = { chunkNumber: number; crc32: number }

export async function heldChunks(db: Db, uploadId: string): Promise<HeldChunk[]> {
  return db
    .select({ chunkNumber: uploadChunks.chunkNumber, crc32: uploadChunks.crc32 })
    .from(uploadChunks)
    .where(eq(uploadChunks.uploadId, uploadId))
    .orderBy(asc(uploadChunks.chunkNumber))
}

/** Chunks whose bytes are not on the disk will be sent again. */
export async function forgetChunks(
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
    .set({ heldCount: sql`${uploads.heldCount} - (select count(*) from ${gone})` })
    .where(eq(uploads.uploadId, uploadId))
}

export type HoldChunk = (chunk: {
  uploadId: string
  chunkNumber: number
  crc32: number
  now: Date
}) => Promise<number | undefined>

/**
 * Records a chunk whose bytes are written, in one prepared statement. Answers how many are held now: the row's
 * lock makes exactly one caller see the last. Undefined when the chunk was there before, or the upload is over.
 */
export function createHoldChunk(database: Database): HoldChunk {
  const arriving = database
    .select({
      uploadId: uploads.uploadId,
      chunkNumber: sql`${sql.placeholder('chunkNumber')}::int`.as('chunk_number'),
      crc32: sql`${sql.placeholder('crc32')}::bigint`.as('crc32'),
    })
    .from(uploads)
    .where(and(eq(uploads.uploadId, sql.placeholder('uploadId')), eq(uploads.state, 'receiving')))
    .for('key share') // one that is being removed is waited for, and then gone
  const added = database
    .$with('added')
    .as(
      database
        .insert(uploadChunks)
        .select(arriving)
        .onConflictDoNothing()
        .returning({ uploadId: uploadChunks.uploadId }),
    )
  const statement = database
    .with(added)
    .update(uploads)
    .set({
      heldCount: sql`${uploads.heldCount} + 1`,
      lastSeenAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .where(inArray(uploads.uploadId, database.select({ uploadId: added.uploadId }).from(added)))
    .returning({ heldCount: uploads.heldCount })
    .prepare('hold_chunk')
  return async ({ now, ...chunk }) => {
    const [row] = await statement.execute({ ...chunk, now: now.toISOString() })
    return row?.heldCount
  }
}

function same(identity: UploadIdentity) {
  return and(
    eq(uploads.caseId, identity.caseId),
    eq(uploads.accountId, identity.accountId),
    eq(uploads.identifier, identity.identifier),
    eq(uploads.nameKey, identity.nameKey),
    eq(uploads.sizeBytes, identity.sizeBytes),
    eq(uploads.chunkBytes, identity.chunkBytes),
  )
}
