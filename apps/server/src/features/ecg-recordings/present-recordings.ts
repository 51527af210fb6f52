import type { WireEcgRecording } from '@systole/contract/ecg/recordings'
import { reachOf } from '@systole/domain/access/access'
import { seesPatches } from '@systole/domain/ecg-patches/sees-patches'
import { analysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { BEAT_RECORD_BYTES } from '@systole/ecg/beats/beat-records'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { newestPatches } from '../ecg-patches/patch-store.ts'
import { type AnalysisSummary, newestAnalyses } from './analysis-store.ts'
import { type FileStatement, statementsOf } from './imports/ecg-import-store.ts'
import { type ListedRecording, listRecordings } from './recording-store.ts'
import { type RecordingPart, recordingUrl } from './recording-url.ts'
import { listEcgValues } from './values/ecg-value-store.ts'
import { presentEcgValue } from './values/present-ecg-value.ts'

/** Returns the recordings of a case in the order of its files, as they are sent. */
export async function presentRecordings(
  context: CallContext,
  actor: Actor,
  consult: CaseRow,
): Promise<WireEcgRecording[]> {
  const { caseId, ...animal } = consult
  const rows = await listRecordings(context.db, caseId)
  const ids = rows.map(({ recordingId }) => recordingId)
  const newest = new Map(
    (await newestAnalyses(context.db, ids)).map((row) => [row.recordingId, row]),
  )
  const given = Map.groupBy(await listEcgValues(context.db, ids), (row) => row.recordingId)
  const patches = new Map(
    (seesPatchesOf(actor, consult) ? await newestPatches(context.db, ids) : []).map((row) => [
      row.recordingId,
      row,
    ]),
  )
  const statements = await statementsOf(
    context.db,
    rows.map(({ fileId }) => fileId),
  )
  const isNearest = analysedSpecies(animal).isNearest
  return rows.map((row) => ({
    ...present({ context, actor, isNearest }, row, {
      analysis: newest.get(row.recordingId),
      patch: patches.get(row.recordingId),
    }),
    ...presentStatement(statements.get(row.fileId)),
    values: (given.get(row.recordingId) ?? []).map(presentEcgValue),
  }))
}

function presentStatement(statement: FileStatement | undefined): Pick<WireEcgRecording, 'stated'> {
  if (!statement) return {}
  const { stated, by, at } = statement
  const { unitsPerMillivolt, samplesPerSecond } = stated
  return {
    stated: {
      ...(unitsPerMillivolt !== undefined && { units_per_millivolt: unitsPerMillivolt }),
      ...(samplesPerSecond !== undefined && { samples_per_second: samplesPerSecond }),
      by,
      at: at,
    },
  }
}

/** Returns whether the caller sees what people corrected in this case. */
export function seesPatchesOf({ userType }: Actor, consult: CaseRow): boolean {
  const reach = reachOf('queryEcgPatches', userType)
  return reach !== undefined && seesPatches(reach, consult)
}

type Newest = {
  analysis: AnalysisSummary | undefined
  patch: { patchRevision: string; beatsBytes: number } | undefined
}
type Around = { context: CallContext; actor: Actor; isNearest: boolean }

function present(
  { context, actor, isNearest }: Around,
  row: ListedRecording,
  { analysis, patch }: Newest,
): Omit<WireEcgRecording, 'values'> {
  const { recordingId } = row
  const isReady = row.state === 'ready'
  const urlOf = (part: RecordingPart) => recordingUrl(context, actor, { recordingId, part })
  return {
    rid: recordingId,
    fid: row.fileId,
    fname: row.fileName,
    same_files: row.sameFiles,
    number: row.number,
    state: row.state,
    problem: row.problem,
    ...(row.progress && { progress: row.progress }),
    fs: row.samplesPerSecond,
    samples: row.sampleCount,
    start: row.startedAt,
    leads: row.leads,
    filter: row.filter,
    device: row.device,
    patient_name: row.patientName,
    printed: row.printed,
    conditions: row.conditions,
    gaps: row.gaps,
    warnings: row.warnings,
    signal_url: isReady ? urlOf('signal') : null,
    pyramid_url: isReady ? urlOf('pyramid') : null,
    beats: presentBeats(urlOf('beats'), { analysis, patch }),
    patch_revision: patch?.patchRevision ?? null,
    analysis: analysis
      ? {
          version: analysis.version,
          species: analysis.species,
          nearest: isNearest,
          problem: analysis.problem,
          url: urlOf('analysis'),
          // it is of the automatic beats
          overview_url: analysis.hasOverview && !patch ? urlOf('overview') : null,
        }
      : null,
  }
}

/** Returns where the newest beats are read: those of the newest revision, otherwise the automatic ones. */
function presentBeats(url: string, { analysis, patch }: Newest): WireEcgRecording['beats'] {
  if (patch)
    return {
      url: `${url}&rev=${patch.patchRevision}`,
      count: patch.beatsBytes / BEAT_RECORD_BYTES,
    }
  return analysis ? { url, count: analysis.beatsBytes / BEAT_RECORD_BYTES } : null
}

/** Returns whether a recording, as it is sent, was read from the file of this name. */
export function isOfFile({ fname }: WireEcgRecording, fileName: string | undefined): boolean {
  return fname === fileName
}
