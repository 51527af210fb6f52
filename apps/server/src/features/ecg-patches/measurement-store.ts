import type { RecordingDescription } from '@systole/ecg/analysis/describe-recording'
import type { StoredMedianBeat } from '@systole/ecg/analysis/stored-median-beat'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import type { BeatBounds } from '@systole/ecg/waves/beat-shape'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Db } from '../../db/database.ts'
import { ecgMeasurementSets, ecgPatches, type MeasuredField } from '../../db/schema/ecg-patches.ts'
import type { MeasuredPatch } from '../previews/worker/task.ts'
import { measureEcgPatchQueue } from './measure-ecg-patch.queue.ts'
import type { PatchKey } from './patch-store.ts'

type Values = Record<string, MeasuredField>
type Row = typeof ecgMeasurementSets.$inferInsert

/** The measurements on the beats of a revision; `problem` says why there are none. */
export type MeasurementSet = {
  version: number
  problem: string | null
  values: Values
  leads: { lead: string; values: Values }[]
  /** The values over all leads: intervals and axes. */
  overall: Values
  /** The lead that heights and widths are read in. */
  lead: string | null
  described:
    | (Pick<MeasuredPatch, 'rhythm' | 'gaps'> & { noise: readonly SampleRange[] })
    | undefined
  /** The median beat that the values were read in, with the bounds of its waves. */
  median: MeasuredMedian | undefined
}
export type MeasuredMedian = { beat: StoredMedianBeat; bounds: BeatBounds }

type Made = { version: number; measured?: MeasuredPatch; problem?: string; createdAt: Date }

/** Stores the measurements of a revision; the same ones again are stored once, and others are an error of the program. */
export async function insertMeasurements(
  database: Database,
  key: PatchKey,
  made: Made,
): Promise<void> {
  const rows = rowsOf(key, made)
  await database.transaction(async (tx) => {
    await tx.insert(ecgMeasurementSets).values(rows).onConflictDoNothing()
    for (const row of rows)
      if (!(await isStored(tx, row)))
        throw new Error(`revision ${key.patchRevision} was measured differently before`)
  })
}

function rowsOf(key: PatchKey, { version, measured, problem = '', createdAt }: Made): Row[] {
  const common = { ...key, analysisVersion: version, createdAt }
  if (!measured) return [{ ...common, lead: '', values: {}, problem }]
  const { values, ...description } = measured
  const byLead = new Map((measured.measurements?.leads ?? []).map((each) => [each.name, each]))
  byLead.delete('')
  return [
    { ...common, lead: '', values: measuredFieldsOf(values), description },
    ...[...byLead.values()].map((each) => ({
      ...common,
      lead: each.name,
      values: measuredFieldsOf(each.values),
    })),
  ]
}

type Reading = { value: number; resolution: number }
type Found = Reading &
  ({ uncertainty: number; count: number } | { uncertaintySD: number; n: number })

/** Returns values as they are stored: one standard deviation, and the number of beats. */
export function measuredFieldsOf(values: Readonly<Record<string, Found | undefined>>): Values {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, found]) => (found ? [[field, fieldOf(found)]] : [])),
  )
}

function fieldOf(found: Found): MeasuredField {
  const { value, resolution } = found
  if ('count' in found) return { value, uncertainty: found.uncertainty, resolution, n: found.count }
  return { value, uncertainty: found.uncertaintySD, resolution, n: found.n }
}

/** A failure may pass, so that another run may come to something else. */
async function isStored(db: Db, { lead, values, description, problem, ...key }: Row) {
  if (problem) return true
  const [row] = await db
    .select({
      isSame: sql<boolean>`${ecgMeasurementSets.problem} is not null or (${ecgMeasurementSets.values} = ${JSON.stringify(values)}::jsonb
        and ${ecgMeasurementSets.description} is not distinct from ${description ? JSON.stringify(description) : null}::jsonb)`,
    })
    .from(ecgMeasurementSets)
    .where(
      and(
        isOf(key),
        eq(ecgMeasurementSets.lead, lead),
        eq(ecgMeasurementSets.analysisVersion, key.analysisVersion),
      ),
    )
  return row?.isSame === true
}

function isOf({ recordingId, patchRevision }: PatchKey) {
  return and(
    eq(ecgMeasurementSets.recordingId, recordingId),
    eq(ecgMeasurementSets.patchRevision, patchRevision),
  )
}

/**
 * Returns the measurements of a revision, or `undefined` while they are made. Those of the first version that could stay, so that no
 * value changes when the program does.
 */
export async function findMeasurements(db: Db, key: PatchKey): Promise<MeasurementSet | undefined> {
  const rows = await db
    .select()
    .from(ecgMeasurementSets)
    .where(isOf(key))
    .orderBy(asc(ecgMeasurementSets.analysisVersion), asc(ecgMeasurementSets.lead))
  const whole = rows.filter(({ lead }) => lead === '')
  const chosen = whole.find(({ problem }) => problem === null) ?? whole.at(-1)
  if (!chosen) return undefined
  const { analysisVersion: version, problem, values, description } = chosen
  const leads = rows.filter((row) => row.analysisVersion === version && row.lead !== '')
  return {
    ...{ version, problem, values },
    leads: leads.map((row) => ({ lead: row.lead, values: row.values })),
    ...describedIn(description),
  }
}

function describedIn(
  description: object | null,
): Pick<MeasurementSet, 'lead' | 'described' | 'median' | 'overall'> {
  if (!description) return { lead: null, described: undefined, median: undefined, overall: {} }
  const stored = description as MeasuredPatch // as it was stored
  const { lead, rhythm, gaps, ranges } = stored
  const noise = ranges.filter(({ mark }) => mark === 'noise')
  const overall = measuredFieldsOf(stored.measurements?.overall ?? {})
  return { lead, described: { rhythm, gaps, noise }, median: measuredMedianOf(stored), overall }
}

/** Returns the median beat of a description, if normal beats were alike enough for one. */
export function measuredMedianOf({
  medianBeat: beat,
  measurements,
}: Pick<RecordingDescription, 'medianBeat' | 'measurements'>): MeasuredMedian | undefined {
  return beat && measurements && { beat, bounds: measurements.bounds }
}

/** Returns revisions saved before this instant that have no measurements, wait for none and that this version has not tried, newest first. */
export async function unmeasuredPatches(
  db: Db,
  { before, version, limit }: { before: Date; version: number; limit: number },
): Promise<PatchKey[]> {
  const { rows } = await db.execute<{ recording_id: string; patch_revision: string }>(sql`
    select p.recording_id, p.patch_revision from ${ecgPatches} p
    where p.created_at < ${before.toISOString()} and not exists (
      select 1 from ${ecgMeasurementSets} s where s.recording_id = p.recording_id and s.patch_revision = p.patch_revision
        and (s.problem is null or s.analysis_version >= ${version}))
      and not exists (select 1 from pgboss.job j where j.name = ${measureEcgPatchQueue.name} and j.state <= 'active'
        and j.singleton_key = p.recording_id || '-' || p.patch_revision)
    order by p.created_at desc limit ${limit}`)
  return rows.map((row) => ({ recordingId: row.recording_id, patchRevision: row.patch_revision }))
}
