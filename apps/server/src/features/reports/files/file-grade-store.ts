import type { FileGrade } from '@systole/domain/uploads/file-grade'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { fileGrades } from '../../../db/schema/file-grades.ts'
import { files } from '../../../db/schema/uploads.ts'

/** Returns the grades of a case's files. */
export async function listFileGrades(db: Db, caseId: string) {
  return db
    .select({ fileId: fileGrades.fileId, grade: fileGrades.quality, reason: fileGrades.reason })
    .from(fileGrades)
    .innerJoin(files, eq(files.fileId, fileGrades.fileId))
    .where(and(eq(files.caseId, caseId), isNull(files.deletedAt)))
}

export async function findFileGrade(db: Db, fileId: string) {
  const [row] = await db.select().from(fileGrades).where(eq(fileGrades.fileId, fileId))
  return row
}

export async function writeFileGrade(
  db: Db,
  written: { fileId: string; grade: FileGrade; reason: string; gradedBy: string; gradedAt: Date },
): Promise<void> {
  const { fileId, grade: quality, ...rest } = written
  await db
    .insert(fileGrades)
    .values({ fileId, quality, ...rest })
    .onConflictDoUpdate({ target: fileGrades.fileId, set: { quality, ...rest } })
}

export async function deleteFileGrade(db: Db, fileId: string): Promise<void> {
  await db.delete(fileGrades).where(eq(fileGrades.fileId, fileId))
}
