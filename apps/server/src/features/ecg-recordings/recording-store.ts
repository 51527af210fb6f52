import { ECG_SERVICES, ECG_STATUSES } from '@systole/domain/ecg-cases/ecg-action'
import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import { takesRecordings } from '@systole/domain/ecg-recordings/takes-recordings'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { cases } from '../../db/schema/cases.ts'
import { ecgRecordings } from '../../db/schema/ecg.ts'
import { pets } from '../../db/schema/pets.ts'
import { files } from '../../db/schema/uploads.ts'
import type { FileRow } from '../uploads/file-store.ts'

export type RecordingRow = typeof ecgRecordings.$inferSelect

/** The names of the other listed files of the case with the same bytes, which have no recording of their own. */
const SAME_FILES = sql<string[]>`array(
  select o.name from files o where o.case_id = ${ecgRecordings.caseId} and o.sha256 = ${files.sha256}
    and o.file_id <> ${ecgRecordings.fileId} and o.deleted_at is null order by o.name)`

/** The conditions stated in the case that the file was added to; for the copy in a follow-up, that is the earlier case. E31. */
const CONDITIONS = sql<RecordingConditions>`coalesce((
  select c.recording_conditions from files o join cases c on c.case_id = o.case_id
  where o.file_id = ${files.storageKey}), '{}'::jsonb)`

export type ListedRecording = RecordingRow & { fileName: string; sameFiles: string[] }

/** Returns the recordings of a case in the order of its files, with the names of the files. */
export async function listRecordings(db: Db, caseId: string): Promise<ListedRecording[]> {
  const rows = await db
    .select({
      recording: ecgRecordings,
      conditions: CONDITIONS,
      fileName: files.name,
      sameFiles: SAME_FILES,
    })
    .from(ecgRecordings)
    .innerJoin(files, eq(files.fileId, ecgRecordings.fileId))
    .where(and(eq(ecgRecordings.caseId, caseId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.fileId), asc(ecgRecordings.number))
  return rows.map(({ recording, ...beside }) => ({ ...recording, ...beside }))
}

/** Returns a recording whose file is still listed. */
export async function findRecording(
  db: Db,
  recordingId: string,
): Promise<RecordingRow | undefined> {
  const [row] = await db
    .select({ recording: ecgRecordings })
    .from(ecgRecordings)
    .innerJoin(files, eq(files.fileId, ecgRecordings.fileId))
    .where(and(eq(ecgRecordings.recordingId, recordingId), isNull(files.deletedAt)))
  return row?.recording
}

/** Returns what decides how a recording is analysed. */
export async function findRecordedAnimal(
  db: Db,
  recordingId: string,
): Promise<{ species: string; weightGrams: number } | undefined> {
  const [row] = await db
    .select({ species: pets.species, weightGrams: pets.weightGrams })
    .from(ecgRecordings)
    .innerJoin(cases, eq(cases.caseId, ecgRecordings.caseId))
    .innerJoin(pets, eq(pets.petId, cases.petId))
    .where(eq(ecgRecordings.recordingId, recordingId))
  return row
}

/** Returns the listed files that share these bytes. */
export async function filesOfBytes(db: Db, storageKey: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.storageKey, storageKey), isNull(files.deletedAt)))
    .orderBy(asc(files.fileId))
}

/** The SQL of whether the case `c` may get recordings of its files. */
export const MAY_GET_RECORDINGS = sql`(c.service <> all(${sql.param([...ECG_SERVICES])}::text[])
  or c.status = any(${sql.param(ECG_STATUSES.filter((status) => takesRecordings({ service: 'ecg1l', status })))}::text[]))`

/** Returns those of the files whose case may get recordings of them: each but the ECG cases that have been patched. */
export async function withoutPatchedCases(
  db: Db,
  files: readonly FileRow[],
): Promise<readonly FileRow[]> {
  if (files.length === 0) return []
  const caseIds = [...new Set(files.map(({ caseId }) => caseId))]
  const { rows } = await db.execute<{ caseId: string }>(sql`
    select c.case_id as "caseId" from cases c
    where c.case_id = any(${sql.param(caseIds)}::text[]) and ${MAY_GET_RECORDINGS}`)
  return files.filter((file) => rows.some(({ caseId }) => caseId === file.caseId))
}

/** Returns the keys of the signals and pyramids made from these bytes. */
export async function keysMadeFrom(db: Db, storageKeys: readonly string[]): Promise<string[]> {
  if (storageKeys.length === 0) return []
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct unnest(array[r.signal_key, r.pyramid_key]) as key
    from ecg_recordings r join files f on f.file_id = r.file_id
    where r.signal_key is not null and f.storage_key = any(${sql.param([...storageKeys])}::text[])`)
  return rows.map(({ key }) => key)
}

/** Deletes the recordings of these bytes. */
export async function deleteRecordingsOf(db: Db, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return
  await db.execute(sql`
    delete from ecg_recordings r using files f
    where f.file_id = r.file_id and f.storage_key = any(${sql.param([...storageKeys])}::text[])`)
}

/** Returns whether a recording has these bytes. */
export async function isSignalUsed(db: Db, signalKey: string): Promise<boolean> {
  const rows = await db
    .select({ recordingId: ecgRecordings.recordingId })
    .from(ecgRecordings)
    .where(eq(ecgRecordings.signalKey, signalKey))
    .limit(1)
  return rows.length > 0
}
