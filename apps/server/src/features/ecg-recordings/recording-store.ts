import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import { ECG_ONLY_FORMATS } from '@systole/domain/ecg-recordings/import-formats'
import type { ImportProgress, RecordingProblem } from '@systole/domain/ecg-recordings/recording'
import type { EcgFacts } from '@systole/domain/uploads/file-facts'
import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/new-id.ts'
import { cases } from '../../db/schema/cases.ts'
import { ecgRecordings } from '../../db/schema/ecg.ts'
import { pets } from '../../db/schema/pets.ts'
import { files } from '../../db/schema/uploads.ts'
import type { FileRow } from '../uploads/file-store.ts'

export type RecordingRow = typeof ecgRecordings.$inferSelect

/** The columns that reading a file fills in. */
const READ = {
  number: ecgRecordings.number,
  samplesPerSecond: ecgRecordings.samplesPerSecond,
  sampleCount: ecgRecordings.sampleCount,
  startedAt: ecgRecordings.startedAt,
  leads: ecgRecordings.leads,
  filter: ecgRecordings.filter,
  device: ecgRecordings.device,
  patientName: ecgRecordings.patientName,
  printed: ecgRecordings.printed,
  gaps: ecgRecordings.gaps,
  warnings: ecgRecordings.warnings,
  signalKey: ecgRecordings.signalKey,
  signalBytes: ecgRecordings.signalBytes,
  signalSha256: ecgRecordings.signalSha256,
  pyramidKey: ecgRecordings.pyramidKey,
  pyramidBytes: ecgRecordings.pyramidBytes,
  pyramidSha256: ecgRecordings.pyramidSha256,
}
export type ReadColumns = Pick<RecordingRow, keyof typeof READ>

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

/** Matches another listed file of the same case with the same bytes. */
const TWIN = sql`o.case_id = f.case_id and o.sha256 = f.sha256 and o.file_id <> f.file_id and o.deleted_at is null`

/** Returns another file of the case with the same bytes that has recordings. */
export async function findTwin(
  db: Db,
  { fileId }: Pick<FileRow, 'fileId'>,
): Promise<{ fileId: string } | undefined> {
  const { rows } = await db.execute<{ fileId: string }>(sql`
    select o.file_id as "fileId" from files f join files o on ${TWIN} join ecg_recordings r on r.file_id = o.file_id
    where f.file_id = ${fileId} limit 1`)
  return rows[0]
}

/**
 * Inserts the first recording of a file as being imported. Returns false if the file has one, or a file of the case with the same
 * bytes: the same recording is not read twice. Equal headers may still describe other samples (`mayBeTwin`).
 */
export async function insertImporting(
  db: Db,
  file: Pick<FileRow, 'caseId' | 'hospitalId' | 'fileId' | 'sha256'>,
  now: Date,
  { mayBeTwin = false } = {},
): Promise<boolean> {
  const { caseId, hospitalId, fileId } = file
  if (!mayBeTwin && (await findTwin(db, file))) return false
  const rows = await db
    .insert(ecgRecordings)
    .values({
      recordingId: newId('recording'),
      caseId,
      hospitalId,
      fileId,
      number: 1,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ recordingId: ecgRecordings.recordingId })
  return rows.length > 0
}

export type ImportingRow = Pick<
  RecordingRow,
  'recordingId' | 'caseId' | 'hospitalId' | 'fileId'
> & {
  species: string
  weightGrams: number
}

/** Returns the recordings that await the import of these bytes, one for each listed file, with the animal. */
export async function importingOf(db: Db, storageKey: string): Promise<ImportingRow[]> {
  return db
    .select({
      recordingId: ecgRecordings.recordingId,
      caseId: ecgRecordings.caseId,
      hospitalId: ecgRecordings.hospitalId,
      fileId: ecgRecordings.fileId,
      species: pets.species,
      weightGrams: pets.weightGrams,
    })
    .from(ecgRecordings)
    .innerJoin(files, eq(files.fileId, ecgRecordings.fileId))
    .innerJoin(cases, eq(cases.caseId, ecgRecordings.caseId))
    .innerJoin(pets, eq(pets.petId, cases.petId))
    .where(
      and(
        eq(files.storageKey, storageKey),
        isNull(files.deletedAt),
        eq(ecgRecordings.state, 'importing'),
      ),
    )
    .orderBy(asc(ecgRecordings.recordingId))
}

/** Returns what was read for another file with these bytes. */
export async function readyOf(db: Db, storageKey: string): Promise<ReadColumns[]> {
  const rows = await db
    .select({ ...READ, fileId: ecgRecordings.fileId })
    .from(ecgRecordings)
    .innerJoin(files, eq(files.fileId, ecgRecordings.fileId))
    .where(and(eq(files.storageKey, storageKey), eq(ecgRecordings.state, 'ready')))
    .orderBy(asc(ecgRecordings.fileId), asc(ecgRecordings.number))
  return rows.filter((row) => row.fileId === rows[0]?.fileId).map(({ fileId: _, ...read }) => read)
}

/**
 * Completes the import of a file: its first recording, which was awaited, and the further ones. Returns their ids in order; none if
 * nothing awaited it any more, because another worker completed it or the file was deleted.
 */
export async function finishImport(
  tx: Db,
  importing: ImportingRow,
  recordings: readonly ReadColumns[],
  now: Date,
): Promise<string[]> {
  const [first, ...further] = recordings
  if (!first) throw new Error('an import has at least one recording')
  const { recordingId, caseId, hospitalId, fileId } = importing
  const ready = { state: 'ready', progress: null, importedAt: now } as const
  const finished = await tx
    .update(ecgRecordings)
    .set({ ...first, ...ready })
    .where(and(eq(ecgRecordings.recordingId, recordingId), eq(ecgRecordings.state, 'importing')))
    .returning({ recordingId: ecgRecordings.recordingId })
  if (finished.length === 0) return []
  const rows = further.map((columns) => ({
    ...columns,
    ...ready,
    recordingId: newId('recording'),
    caseId,
    hospitalId,
    fileId,
    createdAt: now,
  }))
  if (rows.length > 0) await tx.insert(ecgRecordings).values(rows)
  return [recordingId, ...rows.map((row) => row.recordingId)]
}

/**
 * Adds the facts of the recording to files that have none: JSON, and what staff imported. Returns whether JSON was among them, of
 * which there is a picture.
 */
export async function addEcgFacts(db: Db, storageKey: string, ecg: EcgFacts): Promise<boolean> {
  const { rows } = await db.execute<{ format: string }>(sql`
    update files set facts = facts || ${JSON.stringify({ ecg })}::jsonb
    where storage_key = ${storageKey} and format = any(${sql.param([...ECG_ONLY_FORMATS, 'json'])}::text[])
      and not facts ? 'ecg' returning format`)
  return rows.some(({ format }) => format === 'json')
}

/** Writes the step of a running import for those who wait for it. */
export async function setProgress(
  db: Db,
  storageKey: string,
  progress: ImportProgress,
): Promise<void> {
  await db.execute(sql`
    update ecg_recordings r set progress = ${JSON.stringify(progress)}::jsonb from files f
    where f.file_id = r.file_id and f.storage_key = ${storageKey} and r.state = 'importing'`)
}

export async function failImport(
  db: Db,
  recordingId: string,
  problem: RecordingProblem,
  now: Date,
): Promise<void> {
  await db
    .update(ecgRecordings)
    .set({ state: 'failed', problem, progress: null, importedAt: now })
    .where(and(eq(ecgRecordings.recordingId, recordingId), eq(ecgRecordings.state, 'importing')))
}

/** Returns the bytes with recordings that were awaited before this time and are still missing, longest wait first. */
export async function lateImports(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ storageKey: files.storageKey })
    .from(ecgRecordings)
    .innerJoin(files, eq(files.fileId, ecgRecordings.fileId))
    .where(
      and(
        eq(ecgRecordings.state, 'importing'),
        lt(ecgRecordings.createdAt, before),
        isNull(files.deletedAt),
      ),
    )
    .orderBy(asc(ecgRecordings.createdAt))
    .limit(limit)
  return [...new Set(rows.map(({ storageKey }) => storageKey))]
}

/** Returns the bytes of files that may be ECGs and have no recording: those from before there were recordings, and follow-ups. */
export async function unimportedFiles(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ storageKey: string }>(sql`
    select distinct f.storage_key as "storageKey" from files f
    where f.deleted_at is null and (f.facts ? 'ecg' or (f.kind = 'ecg' and f.format in ('json', 'dcm')))
      and (f.facts ? 'ecg' or f.facts_state = 'unreadable' or (f.format = 'json' and f.facts_state = 'read')
        or f.facts -> 'dicom' ->> 'sopClassUid' ~ '^1\\.2\\.840\\.10008\\.5\\.1\\.4\\.1\\.1\\.9\\.1\\.[1-4]$')
      and not exists (select 1 from ecg_recordings r where r.file_id = f.file_id)
      and not exists (select 1 from files o join ecg_recordings r on r.file_id = o.file_id where ${TWIN})
    limit ${limit}`)
  return rows.map(({ storageKey }) => storageKey)
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
