import type { DecidableShape } from '@systole/domain/ecg-patches/undecided-groups'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { ecgAnalyses, ecgRecordings } from '../../db/schema/ecg.ts'
import { files } from '../../db/schema/uploads.ts'
import { analyseEcgQueue } from './analyse-ecg.queue.ts'

export type NewAnalysis = Pick<
  typeof ecgAnalyses.$inferSelect,
  'version' | 'species' | 'result' | 'beats' | 'beatsSha256' | 'overview'
>

/** An analysis without its beats, which may be many. */
const SUMMARY = {
  recordingId: ecgAnalyses.recordingId,
  version: ecgAnalyses.version,
  species: ecgAnalyses.species,
  beatsSha256: ecgAnalyses.beatsSha256,
  beatsBytes: sql<number>`octet_length(${ecgAnalyses.beats})`.as('beats_bytes'),
  hasOverview: sql<boolean>`${ecgAnalyses.overview} is not null`.as('has_overview'),
  // a failed analysis has no beats; with beats the result of a day, which is a megabyte, is not read
  problem: sql<
    string | null
  >`case when octet_length(${ecgAnalyses.beats}) = 0 then ${ecgAnalyses.result} ->> 'problem' end`.as(
    'problem',
  ),
}
export type AnalysisSummary = Pick<
  typeof ecgAnalyses.$inferSelect,
  'recordingId' | 'version' | 'species' | 'beatsSha256'
> & { beatsBytes: number; hasOverview: boolean; problem: string | null }

/** Inserts an analysis; one of the same version and species was made by another worker and is equal. */
export async function insertAnalysis(
  db: Db,
  recordingId: string,
  analysis: NewAnalysis,
  now: Date,
): Promise<void> {
  await db
    .insert(ecgAnalyses)
    .values({ ...analysis, recordingId, createdAt: now })
    .onConflictDoNothing()
}

/** Returns the newest analysis of each recording. */
export async function newestAnalyses(
  db: Db,
  recordingIds: readonly string[],
): Promise<AnalysisSummary[]> {
  if (recordingIds.length === 0) return []
  return db
    .selectDistinctOn([ecgAnalyses.recordingId], SUMMARY)
    .from(ecgAnalyses)
    .where(inArray(ecgAnalyses.recordingId, [...recordingIds]))
    .orderBy(
      ecgAnalyses.recordingId,
      desc(ecgAnalyses.version),
      desc(ecgAnalyses.createdAt),
      ecgAnalyses.species,
    )
}

type AnalysisKey = Pick<AnalysisSummary, 'recordingId' | 'version' | 'species'>

function is({ recordingId, version, species }: AnalysisKey) {
  return and(
    eq(ecgAnalyses.recordingId, recordingId),
    eq(ecgAnalyses.version, version),
    eq(ecgAnalyses.species, species),
  )
}

/** Returns bytes of the beats, from `start` to `end` inclusive; the database reads no others. */
export async function readStoredBeats(
  db: Db,
  key: AnalysisKey,
  { start, end }: { start: number; end: number },
): Promise<Buffer> {
  const [row] = await db
    .select({
      bytes: sql<Buffer>`substring(${ecgAnalyses.beats} from ${start + 1}::int for ${end - start + 1}::int)`,
    })
    .from(ecgAnalyses)
    .where(is(key))
  if (!row) throw new Error('the analysis has been deleted')
  return row.bytes
}

export async function findAnalysis(db: Db, key: AnalysisKey): Promise<AnalysisSummary | undefined> {
  const [row] = await db.select(SUMMARY).from(ecgAnalyses).where(is(key))
  return row
}

type Stretch = { from: number; to: number }
/** The parts of an analysis that people correct; one that failed has no stretches. */
export type AnalysedBeats = { beats: Buffer; gaps: Stretch[]; noise: Stretch[] }

/** Returns the beats and the left-out stretches of an analysis, or `undefined` if there is no such analysis. */
export async function analysedBeats(db: Db, key: AnalysisKey): Promise<AnalysedBeats | undefined> {
  const [row] = await db
    .select({
      beats: ecgAnalyses.beats,
      gaps: sql<Stretch[]>`coalesce(${ecgAnalyses.result} -> 'gaps', '[]')`,
      noise: sql<Stretch[]>`coalesce(${ecgAnalyses.result} -> 'noise', '[]')`,
    })
    .from(ecgAnalyses)
    .where(is(key))
  return row
}

/** Returns the shapes of an analysis without their mean beats; one that failed, or is deleted, has none. */
export async function analysedShapes(db: Db, key: AnalysisKey): Promise<DecidableShape[]> {
  const [row] = await db
    .select({
      shapes: sql<DecidableShape[]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', s -> 'id', 'label', s -> 'label', 'isUndecided', s -> 'isUndecided'))
        from jsonb_array_elements(${ecgAnalyses}.result -> 'shapes') s), '[]')`,
    })
    .from(ecgAnalyses)
    .where(is(key))
  return row?.shapes ?? []
}

export async function readResult(db: Db, key: AnalysisKey): Promise<Record<string, unknown>> {
  const [row] = await db.select({ result: ecgAnalyses.result }).from(ecgAnalyses).where(is(key))
  if (!row) throw new Error('the analysis has been deleted')
  return row.result
}

/** Returns what the overview of a long recording shows; a short one has none. */
export async function readOverview(
  db: Db,
  key: AnalysisKey,
): Promise<Record<string, unknown> | null> {
  const [row] = await db.select({ made: ecgAnalyses.overview }).from(ecgAnalyses).where(is(key))
  return row?.made ?? null
}

/** Returns ready recordings that were never analysed, such as those of a follow-up, longest wait first. */
export async function unanalysedRecordings(db: Db, limit: number): Promise<string[]> {
  const rows = await db
    .select({ recordingId: ecgRecordings.recordingId })
    .from(ecgRecordings)
    .innerJoin(files, eq(files.fileId, ecgRecordings.fileId))
    .where(
      sql`${ecgRecordings.state} = 'ready' and ${files.deletedAt} is null and not exists (
        select 1 from ecg_analyses a where a.recording_id = ${ecgRecordings.recordingId})`,
    )
    .orderBy(ecgRecordings.createdAt)
    .limit(limit)
  return rows.map(({ recordingId }) => recordingId)
}

/** Returns ready recordings whose newest analysis is older than this version and that wait for none, newest recording first. */
export async function outdatedRecordings(
  db: Db,
  { version, limit }: { version: number; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ recording_id: string }>(sql`
    select r.recording_id from ${ecgRecordings} r join ${files} f on f.file_id = r.file_id
    where r.state = 'ready' and r.signal_key is not null and f.deleted_at is null and ${version} > (
      select max(a.version) from ${ecgAnalyses} a where a.recording_id = r.recording_id)
      and not exists (select 1 from pgboss.job j where j.name = ${analyseEcgQueue.name} and j.state <= 'active'
        and j.singleton_key = r.recording_id)
    order by r.created_at desc limit ${limit}`)
  return rows.map((row) => row.recording_id)
}
