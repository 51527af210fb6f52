import { ECG_SERVICES } from '@systole/domain/ecg-cases/ecg-action'
import type { TestQuality } from '@systole/domain/ecg-cases/test-quality'
import type { PatchEdit } from '@systole/domain/ecg-patches/patch-edit'
import type { RecordingConditions } from '@systole/domain/ecg-recordings/conditions'
import type { RecordingState } from '@systole/domain/ecg-recordings/recording'
import { statusesOfAll } from '@systole/domain/services/services'
import { and, desc, eq, gte, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { cases, caseTests } from '../../../db/schema/cases.ts'
import { ecgRecordings } from '../../../db/schema/ecg.ts'
import { pets } from '../../../db/schema/pets.ts'
import { files } from '../../../db/schema/uploads.ts'

/** A hospital with more in a year has enough to see a trend. */
const MOST_RECORDINGS = 3000
/** The edits that say something of the recording rather than of its beats. */
const SAID_OF_RECORDING = ['markRange', 'clearRange', 'invertLead', 'swapLeads']

/** The statuses in which the hospital has the report, or the reason why there is none. A second reading does not take the first report away. */
const SCORED = statusesOfAll('released', 'repeatAsked', 'rejected')

type Stretch = { from: number; to: number }

/** The stretches that the newest analysis left out; it is not read if it failed, and its large result is unpacked once for both. */
const LEFT_OUT = sql<{ gaps: (Stretch & { cause?: string })[]; noise: Stretch[] } | null>`(
  select jsonb_build_object('gaps', coalesce(x.gaps, '[]'), 'noise', coalesce(x.noise, '[]'))
  from (
    select a.result from ecg_analyses a
    where a.recording_id = ${ecgRecordings.recordingId} and octet_length(a.beats) > 0
    order by a.version desc, a.created_at desc limit 1
  ) newest, jsonb_to_record(newest.result) as x(gaps jsonb, noise jsonb))`

const EDITS = sql<PatchEdit[]>`coalesce((
  select jsonb_agg(e order by p.patch_revision, place)
  from ecg_patches p, jsonb_array_elements(p.edits) with ordinality as x(e, place)
  where p.recording_id = ${ecgRecordings.recordingId}
    and e ->> 'edit' = any(${sql.param(SAID_OF_RECORDING)}::text[])), '[]'::jsonb)`

/** Returns the ECG recordings of a hospital since a time, of cases whose report it has or that were rejected, the newest first. OPS-2. */
export async function recordingsToScore(
  db: Db,
  { hospitalId, since }: { hospitalId: string; since: Date },
) {
  return db
    .select({
      caseId: cases.caseId,
      caseNumber: cases.caseNumber,
      service: cases.service,
      status: cases.status,
      petName: pets.name,
      submittedAt: sql<Date>`${cases.submittedAt}`.mapWith(cases.submittedAt),
      fileName: files.name,
      state: sql<RecordingState>`${ecgRecordings.state}`,
      samplesPerSecond: ecgRecordings.samplesPerSecond,
      sampleCount: ecgRecordings.sampleCount,
      leads: ecgRecordings.leads,
      conditions: sql<RecordingConditions>`coalesce(${cases.recordingConditions}, '{}'::jsonb)`,
      qualities: sql<TestQuality[]>`coalesce(${caseTests.qualities}, '[]'::jsonb)`,
      leftOut: LEFT_OUT,
      edits: EDITS,
    })
    .from(ecgRecordings)
    .innerJoin(cases, eq(cases.caseId, ecgRecordings.caseId))
    .innerJoin(pets, eq(pets.petId, cases.petId))
    .innerJoin(files, eq(files.fileId, ecgRecordings.fileId))
    .leftJoin(caseTests, eq(caseTests.caseId, cases.caseId))
    .where(
      and(
        eq(cases.hospitalId, hospitalId),
        inArray(cases.service, [...ECG_SERVICES]),
        gte(cases.submittedAt, since),
        inArray(cases.status, SCORED),
        isNull(files.deletedAt),
        ne(ecgRecordings.state, 'importing'),
      ),
    )
    .orderBy(desc(cases.submittedAt), desc(ecgRecordings.recordingId))
    .limit(MOST_RECORDINGS)
}

export type RecordingToScore = Awaited<ReturnType<typeof recordingsToScore>>[number]
