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
import { MAY_GET_RECORDINGS, type RecordingRow } from './recording-store.ts'

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
    join cases c on c.case_id = f.case_id and ${MAY_GET_RECORDINGS}
    where f.deleted_at is null and (f.facts ? 'ecg' or (f.kind = 'ecg' and f.format in ('json', 'dcm')))
      and (f.facts ? 'ecg' or f.facts_state = 'unreadable' or (f.format = 'json' and f.facts_state = 'read')
        or f.facts -> 'dicom' ->> 'sopClassUid' ~ '^1\\.2\\.840\\.10008\\.5\\.1\\.4\\.1\\.1\\.9\\.1\\.[1-4]$')
      and not exists (select 1 from ecg_recordings r where r.file_id = f.file_id)
      and not exists (select 1 from files o join ecg_recordings r on r.file_id = o.file_id where ${TWIN})
    limit ${limit}`)
  return rows.map(({ storageKey }) => storageKey)
}
