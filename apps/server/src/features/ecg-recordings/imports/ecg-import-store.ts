import type { StatedFacts } from '@systole/domain/ecg-recordings/stated-facts'
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { ecgImports, ecgRecordings } from '../../../db/schema/ecg.ts'
import { files } from '../../../db/schema/uploads.ts'
import { writtenName } from '../../accounts/account-name-store.ts'

export type EcgImportRow = typeof ecgImports.$inferSelect

export async function insertEcgImport(
  db: Db,
  request: Omit<EcgImportRow, 'ecgImportId'>,
): Promise<void> {
  await db.insert(ecgImports).values(request)
}

/** Returns the newest request of staff to read a file. */
export async function newestEcgImport(db: Db, fileId: string): Promise<EcgImportRow | undefined> {
  const [row] = await db
    .select()
    .from(ecgImports)
    .where(eq(ecgImports.fileId, fileId))
    .orderBy(desc(ecgImports.ecgImportId))
    .limit(1)
  return row
}

/** Returns the listed files of these ids, which hold samples beside a header. */
export async function companionFiles(
  db: Db,
  fileIds: readonly string[],
): Promise<{ fileName: string; storageKey: string }[]> {
  if (fileIds.length === 0) return []
  return db
    .select({ fileName: files.name, storageKey: files.storageKey })
    .from(files)
    .where(and(inArray(files.fileId, [...fileIds]), isNull(files.deletedAt)))
    .orderBy(asc(files.fileId))
}

/** The facts that a member of staff stated for a file. */
export type FileStatement = { fileId: string; stated: StatedFacts; by: string; at: Date }

/** Returns the newest statement for each file that has one. */
export async function statementsOf(
  db: Db,
  fileIds: readonly string[],
): Promise<Map<string, FileStatement>> {
  if (fileIds.length === 0) return new Map()
  const { rows } = await db.execute<{
    fileId: string
    stated: StatedFacts
    name: [string, string]
    at: string
  }>(sql`
    select distinct on (i.file_id) i.file_id as "fileId", i.stated, i.created_at as at,
      json_build_array(a.first_name, a.last_name) as name
    from ecg_imports i join accounts a on a.account_id = i.requested_by
    where i.file_id = any(${sql.param([...fileIds])}::text[]) and i.stated <> '{}'
    order by i.file_id, i.ecg_import_id desc`)
  return new Map(
    rows.map(({ fileId, stated, name, at }) => [
      fileId,
      { fileId, stated, by: writtenName(name), at: new Date(at) },
    ]),
  )
}

/** Returns the recordings of a file in their order. */
export async function recordingsOfFile(
  db: Db,
  fileId: string,
): Promise<Pick<typeof ecgRecordings.$inferSelect, 'recordingId' | 'state' | 'problem'>[]> {
  const { recordingId, state, problem } = ecgRecordings
  return db
    .select({ recordingId, state, problem })
    .from(ecgRecordings)
    .where(eq(ecgRecordings.fileId, fileId))
    .orderBy(asc(ecgRecordings.number))
}

/** Returns a failed recording to its import. */
export async function importAgain(db: Db, recordingId: string): Promise<void> {
  await db
    .update(ecgRecordings)
    .set({ state: 'importing', problem: null, progress: null, importedAt: null })
    .where(and(eq(ecgRecordings.recordingId, recordingId), eq(ecgRecordings.state, 'failed')))
}
