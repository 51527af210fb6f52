import type { EcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { TestQuality } from '@systole/domain/ecg-cases/test-quality'
import type { ChecklistEntry } from '@systole/domain/ecg-patches/checklist'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { caseEvents, caseTests } from '../../../db/schema/cases.ts'
import { ecgAnalyses, ecgRecordings } from '../../../db/schema/ecg.ts'
import { ecgMeasurementSets, ecgPatches } from '../../../db/schema/ecg-patches.ts'
import { files } from '../../../db/schema/uploads.ts'

/** The preparation of a case as staff saved it. */
export type CaseTest = { checklist: ChecklistEntry[]; qualities: TestQuality[] }

export async function findCaseTest(db: Db, caseId: string): Promise<CaseTest> {
  const [row] = await db
    .select({ checklist: caseTests.checklist, qualities: caseTests.qualities })
    .from(caseTests)
    .where(eq(caseTests.caseId, caseId))
  return row ?? { checklist: [], qualities: [] }
}

/** Writes the preparation of a case. Requires the lock of the case. */
export async function writeCaseTest(
  db: Db,
  { caseId, type }: { caseId: string; type: EcgService },
  { checklist, qualities }: CaseTest,
  now: Date,
): Promise<void> {
  const values = { checklist, qualities, updatedAt: now }
  await db
    .insert(caseTests)
    .values({ caseId, type, ...values })
    .onConflictDoUpdate({
      target: [caseTests.caseId, caseTests.type],
      set: { ...values, version: sql`${caseTests.version} + 1` },
    })
}

/** Marks the test of a case as pushed to the hospital. Requires the lock of the case. */
export async function markPushed(
  db: Db,
  key: { caseId: string; type: EcgService },
  pushedAt: Date,
): Promise<void> {
  await db
    .insert(caseTests)
    .values({ ...key, pushedAt, updatedAt: pushedAt })
    .onConflictDoUpdate({ target: [caseTests.caseId, caseTests.type], set: { pushedAt } })
}

/** Keeps the preparation of a case whose service changes. Requires the lock of the case. */
export async function moveCaseTest(db: Db, caseId: string, type: EcgService): Promise<void> {
  await db.update(caseTests).set({ type }).where(eq(caseTests.caseId, caseId))
}

/** A recording of a case, with what decides about its preparation. */
export type CaseRecording = Awaited<ReturnType<typeof recordingsOfCase>>[number]

export async function recordingsOfCase(db: Db, caseId: string) {
  return db
    .select({
      recordingId: ecgRecordings.recordingId,
      fileName: files.name,
      state: ecgRecordings.state,
      isAnalysed: sql<boolean>`exists (select 1 from ${ecgAnalyses} a where a.recording_id = ${ecgRecordings.recordingId})`,
      isMeasuring: sql<boolean>`exists (select 1 from ${ecgPatches} p
        where p.recording_id = ${ecgRecordings.recordingId}
          and p.patch_revision = (select max(n.patch_revision) from ${ecgPatches} n where n.recording_id = p.recording_id)
          and not exists (select 1 from ${ecgMeasurementSets} m
            where m.recording_id = p.recording_id and m.patch_revision = p.patch_revision and m.lead = ''))`,
      isPatched: sql<boolean>`exists (select 1 from ${ecgPatches} p where p.recording_id = ${ecgRecordings.recordingId})`,
    })
    .from(ecgRecordings)
    .innerJoin(files, eq(files.fileId, ecgRecordings.fileId))
    .where(and(eq(ecgRecordings.caseId, caseId), isNull(files.deletedAt)))
    .orderBy(files.createdAt, files.fileId, ecgRecordings.number)
}

/** Returns the number of files of a case whose content is not known yet and may be a recording, or whose recording is being read. */
export async function unreadFilesOf(db: Db, caseId: string): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from files f
    where f.case_id = ${caseId} and f.deleted_at is null
      and ((f.facts_state = 'waiting' and f.format in ('json', 'dcm'))
        or exists (select 1 from ecg_recordings r where r.file_id = f.file_id and r.state = 'importing'))`)
  return rows[0]?.count ?? 0
}

/** Returns the formats of the ECG files of a case. */
export async function ecgFormatsOf(db: Db, caseId: string): Promise<string[]> {
  const rows = await db
    .select({ format: files.format })
    .from(files)
    .where(and(eq(files.caseId, caseId), eq(files.kind, 'ecg'), isNull(files.deletedAt)))
  return rows.map(({ format }) => format)
}

/** Returns the names of the listed files of a case. */
export async function fileNamesOf(db: Db, caseId: string): Promise<string[]> {
  const rows = await db
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.caseId, caseId), isNull(files.deletedAt)))
  return rows.map(({ name }) => name)
}

export async function hasEvent(db: Db, caseId: string, action: string): Promise<boolean> {
  const found = await db.$count(
    caseEvents,
    and(eq(caseEvents.caseId, caseId), eq(caseEvents.action, action)),
  )
  return found > 0
}
