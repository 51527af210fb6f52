import type { FileGrade } from '@systole/domain/uploads/file-grade'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { fileGrades } from '../../db/schema/file-grades.ts'
import { files } from '../../db/schema/uploads.ts'

export type TestUploadRow = {
  caseId: string
  at: Date
  name: string
  format: string
  kind: FileKind
  grade: FileGrade | null
  reason: string | null
}

/** Returns the test files of these cases with their grades, by case, oldest first. */
export async function testUploadsOf(
  db: Db,
  caseIds: readonly string[],
): Promise<Map<string, TestUploadRow[]>> {
  if (caseIds.length === 0) return new Map()
  const rows = await db
    .select({
      caseId: files.caseId,
      at: files.createdAt,
      name: files.name,
      format: files.format,
      kind: files.kind,
      grade: fileGrades.quality,
      reason: fileGrades.reason,
    })
    .from(files)
    .leftJoin(fileGrades, eq(fileGrades.fileId, files.fileId))
    .where(and(inArray(files.caseId, [...caseIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.fileId))
  return Map.groupBy(rows, (row) => row.caseId)
}
