import type { FileKind } from '@systole/domain/uploads/file-kind'
import { and, asc, eq, inArray, lt, ne, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { uploadChunks, uploads } from '../../db/schema/uploads.ts'

export type UploadRow = typeof uploads.$inferSelect

/** The identity by which requests refer to the same upload. Names in other scripts distinguish equal identifiers. */
export type UploadIdentity = Pick<
  UploadRow,
  'caseId' | 'accountId' | 'identifier' | 'nameKey' | 'sizeBytes' | 'chunkBytes'
>

export async function findUpload(db: Db, identity: UploadIdentity): Promise<UploadRow | undefined> {
  const [row] = await db.select().from(uploads).where(same(identity))
  return row
}

/** Returns the upload of this identity, inserting it if needed. */
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

/** Locks the upload until the transaction ends. */
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

/** Deletes unfinished uploads of this name in the case and returns them. */
export async function deleteUnfinishedUploads(
  db: Db,
  { caseId, nameKey }: { caseId: string; nameKey: string },
): Promise<UploadRow[]> {
  return db
    .delete(uploads)
    .where(
      and(eq(uploads.caseId, caseId), eq(uploads.nameKey, nameKey), eq(uploads.state, 'receiving')),
    )
    .returning()
}

/** Returns uploads that have all their chunks and are no file yet, untouched since; longest wait first. */
export async function findStrandedUploads(db: Db, untouchedSince: Date): Promise<UploadRow[]> {
  return db
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.state, 'receiving'),
        eq(uploads.receivedCount, uploads.chunkCount),
        lt(uploads.lastSeenAt, untouchedSince),
      ),
    )
    .orderBy(asc(uploads.lastSeenAt))
}

/**
 * Deletes uploads untouched since then, except those that lack only their completion. For completed ones only the row is deleted.
 */
export async function deleteAbandonedUploads(
  db: Db,
  untouchedSince: Date,
): Promise<{ uploadId: string; state: UploadRow['state'] }[]> {
  return db
    .delete(uploads)
    .where(
      and(
        lt(uploads.lastSeenAt, untouchedSince),
        or(eq(uploads.state, 'done'), ne(uploads.receivedCount, uploads.chunkCount)),
      ),
    )
    .returning({ uploadId: uploads.uploadId, state: uploads.state })
}

export async function findExistingUploadIds(
  db: Db,
  uploadIds: readonly string[],
): Promise<Set<string>> {
  if (uploadIds.length === 0) return new Set()
  const rows = await db
    .select({ uploadId: uploads.uploadId })
    .from(uploads)
    .where(inArray(uploads.uploadId, [...uploadIds]))
  return new Set(rows.map(({ uploadId }) => uploadId))
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
