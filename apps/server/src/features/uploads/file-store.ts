import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { files } from '../../db/schema/uploads.ts'
import { AppError } from '../../http/app-error.ts'

export type FileRow = typeof files.$inferSelect

/** Returns the files of a case, oldest first. */
export async function listFiles(db: Db, caseId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.caseId, caseId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.fileId))
}

export async function findFile(db: Db, fileId: string): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.fileId, fileId), isNull(files.deletedAt)))
  return row
}

export async function isFileNameTaken(db: Db, caseId: string, nameKey: string): Promise<boolean> {
  const rows = await db
    .select({ fileId: files.fileId })
    .from(files)
    .where(and(eq(files.caseId, caseId), eq(files.nameKey, nameKey), isNull(files.deletedAt)))
  return rows.length > 0
}

/** Inserts a file; the unique index decides which of two with the same name was first. */
export async function insertFile(db: Db, file: typeof files.$inferInsert): Promise<void> {
  try {
    await db.insert(files).values(file)
  } catch (error) {
    if (isUniqueViolation(error, 'files_name_in_case')) throw new AppError('duplicateFileName')
    throw error
  }
}

/** Removes the files of this name from the case. Their bytes are deleted later unless `kept` or shared with another case. */
export async function deleteFiles(
  db: Db,
  { caseId, nameKey, kept, now }: { caseId: string; nameKey: string; kept: boolean; now: Date },
): Promise<FileRow[]> {
  return db
    .update(files)
    .set({ deletedAt: now, kept })
    .where(and(eq(files.caseId, caseId), eq(files.nameKey, nameKey), isNull(files.deletedAt)))
    .returning()
}

export async function isStorageKeyUsed(db: Db, storageKey: string): Promise<boolean> {
  const rows = await db
    .select({ fileId: files.fileId })
    .from(files)
    .where(and(eq(files.storageKey, storageKey), isNull(files.deletedAt)))
    .limit(1)
  return rows.length > 0
}
