import type { Db } from '../../db/database.ts'
import type { Scope } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findCase } from '../cases/case-store.ts'
import { type FileRow, findFile } from '../uploads/file-store.ts'

/** Returns the file and its case within the caller's scope; others are not found. */
export async function findMeasuredFile(
  db: Db,
  fileId: string,
  scope: Scope,
): Promise<{ file: FileRow; consult: CaseRow }> {
  const file = await findFile(db, fileId)
  const consult = file && (await findCase(db, file.caseId, scope))
  if (!consult) throw new AppError('measurementNotFound')
  return { file, consult }
}
