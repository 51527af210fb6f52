import { reviewedRecording } from '@systole/domain/ecg-recordings/reviewed-recording'
import type { MeasuredEcg } from '@systole/domain/ecg-reviews/measured-ecg'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { ReviewedAnimal } from '@systole/domain/ecg-reviews/reviewed-animal'
import { ECG_VALUE_FIELDS } from '@systole/domain/ecg-values/ecg-value'
import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { valueLead } from '@systole/ecg/analysis/read-values'
import { rhythmOfBeats } from '@systole/ecg/rhythm/rhythm-of-beats'
import type { BeatSeries } from '@systole/ecg/rhythm/rr-intervals'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import {
  findMeasurements,
  type MeasurementSet,
  measuredFieldsOf,
  measuredMedianOf,
} from '../ecg-patches/measurement-store.ts'
import { type PatchHeading, patchesOfCase } from '../ecg-patches/patch-store.ts'
import { type AnalysisSummary, newestAnalyses } from '../ecg-recordings/analysis-store.ts'
import { type ListedRecording, listRecordings } from '../ecg-recordings/recording-store.ts'
import { type LoadedBeats, loadBeats } from './loaded-beats.ts'

/** The measurements that a review rests on, with the recording and the revision of its beats. */
export type LoadedEcg = {
  measured: MeasuredEcg
  recording: ListedRecording
  patchRevision: string | null
  /** The measurements on these beats; `undefined` while they are made. */
  set: MeasurementSet | undefined
  /** The number of beats that wait for a decision. */
  undecidedBeats: number
}
type Context = Pick<CallContext, 'db'>
type Analysed = Pick<AnalysisSummary, 'recordingId' | 'version' | 'species'>

/**
 * Loads the measurements of a case at a revision of its beats, the newest by default: of the longest recording that was analysed.
 * `undefined` while nothing was.
 */
export async function loadMeasured(
  context: Context,
  caseId: string,
  wanted?: string,
): Promise<LoadedEcg | undefined> {
  const patches = await patchesOfCase(context.db, caseId)
  const asked =
    wanted === undefined ? undefined : patches.find((row) => row.patchRevision === wanted)
  if (wanted !== undefined && !asked) throw new AppError('caseNotFound')
  const recording = await chosenRecording(context, caseId, asked?.recordingId)
  if (!recording) return undefined
  return loadRecording(context, recording, { patches, asked })
}

/** Loads the measurements of every recording of a case; `undefined` for one that was not analysed. */
export async function loadEveryMeasured(
  context: Context,
  caseId: string,
): Promise<{ recordingId: string; loaded: LoadedEcg | undefined }[]> {
  const patches = await patchesOfCase(context.db, caseId)
  const every: { recordingId: string; loaded: LoadedEcg | undefined }[] = []
  for (const recording of await listRecordings(context.db, caseId)) {
    const { recordingId } = recording
    every.push({ recordingId, loaded: await loadRecording(context, recording, { patches }) })
  }
  return every
}

async function loadRecording(
  context: Context,
  recording: ListedRecording,
  { patches, asked }: { patches: readonly PatchHeading[]; asked?: PatchHeading | undefined },
): Promise<LoadedEcg | undefined> {
  const patch = asked ?? patches.find(({ recordingId }) => recordingId === recording.recordingId)
  const analysis = await analysisOf(context, recording, patch)
  if (!analysis) return undefined
  const loaded = await measure(context, recording, { analysis, patch })
  return { ...loaded, recording, patchRevision: patch?.patchRevision ?? null }
}

async function chosenRecording(
  { db }: Context,
  caseId: string,
  recordingId: string | undefined,
): Promise<ListedRecording | undefined> {
  const ready = (await listRecordings(db, caseId)).filter(({ state }) => state === 'ready')
  if (recordingId !== undefined) return ready.find((each) => each.recordingId === recordingId)
  return reviewedRecording(ready, secondsOf)
}

function secondsOf({ sampleCount, samplesPerSecond }: ListedRecording): number {
  return (sampleCount ?? 0) / (samplesPerSecond ?? 1)
}

/** A revision keeps the analysis that it was made on. SPEC E36. */
async function analysisOf(
  { db }: Context,
  { recordingId }: ListedRecording,
  patch: PatchHeading | undefined,
): Promise<Analysed | undefined> {
  if (patch) return { recordingId, version: patch.baseVersion, species: patch.baseSpecies }
  const [newest] = await newestAnalyses(db, [recordingId])
  return newest?.problem === null ? newest : undefined
}

type Measured = Pick<LoadedEcg, 'measured' | 'set'>
/** The measurements of beats in memory: those of a day are a megabyte, and no revision is measured twice. */
const recent = new WeakMap<LoadedBeats, Measured>()

async function measure(
  { db }: Context,
  recording: ListedRecording,
  { analysis, patch }: { analysis: Analysed; patch: PatchHeading | undefined },
): Promise<Pick<LoadedEcg, 'measured' | 'set' | 'undecidedBeats'>> {
  const loaded = await loadBeats(db, { analysis, patch })
  const { undecidedBeats } = loaded
  const before = recent.get(loaded)
  if (before?.set?.problem === null) return { ...before, undecidedBeats }
  const set = patch ? await findMeasurements(db, patch) : automaticSet(loaded.result)
  const isSame = before && before.set?.version === set?.version && set?.problem !== null
  const found = isSame ? before : { set, measured: measuredEcg(recording, loaded, set) }
  recent.set(loaded, found)
  return { ...found, undecidedBeats }
}

function measuredEcg(
  recording: ListedRecording,
  { result, beats, undecidedGroups }: LoadedBeats,
  set: MeasurementSet | undefined,
): MeasuredEcg {
  const { samplesPerSecond, sampleCount, recordingId } = recording
  const extent = { samplesPerSecond: samplesPerSecond ?? 0, sampleCount: sampleCount ?? 0 }
  return {
    ...extent,
    ...{ recordingId, beats },
    ...described(result, { ...extent, beats }, set),
    values: automaticValues(set),
    undecidedGroups,
  }
}

/** Returns the automatic measurements in the form of those of a revision. */
function automaticSet(result: EcgAnalysis): MeasurementSet {
  const { beats: _, noise, values, measurements, ...rest } = result
  const leads = measurements?.leads ?? []
  return {
    ...{ version: result.version, problem: null, values: measuredFieldsOf(values) },
    leads: leads.map((each) => ({ lead: each.name, values: measuredFieldsOf(each.values) })),
    overall: measuredFieldsOf(measurements?.overall ?? {}),
    lead: valueLead(leads, undefined)?.name ?? null,
    described: { rhythm: rest.rhythm, gaps: rest.gaps, noise },
    median: measuredMedianOf(result),
  }
}

/**
 * Returns rhythm and stretches as they were measured on these beats. Until that is done the rates and the ectopy are those of the
 * beats, and nothing else of the automatic analysis is taken for the revision's.
 */
function described(
  { rhythm, gaps, noise, species }: EcgAnalysis,
  series: Omit<BeatSeries, 'gaps'>,
  set: MeasurementSet | undefined,
): Pick<MeasuredEcg, 'rhythm' | 'gaps' | 'noise'> {
  if (set?.described) return set.described
  return { rhythm: rhythmOfBeats(rhythm, { ...series, gaps }, species), gaps, noise }
}

function automaticValues(set: MeasurementSet | undefined): MeasuredEcg['values'] {
  return Object.fromEntries(
    ECG_VALUE_FIELDS.flatMap((field) => {
      const found = set?.values[field]
      if (!found) return []
      const { n: count, ...measured } = found
      return [[field, { ...measured, count }] as const]
    }),
  )
}

/** Returns the animal of a case as its references are chosen. */
export function reviewedAnimal(
  { clock }: Pick<CallContext, 'clock'>,
  consult: Pick<CaseRow, 'species' | 'birthDate' | 'size' | 'weightGrams' | 'recordingConditions'>,
  service: EcgServiceId,
): ReviewedAnimal {
  const { species, birthDate, size, weightGrams, recordingConditions } = consult
  return {
    service,
    pet: { species, birthDate, size, weightGrams },
    today: clock.now().toISOString().slice(0, 10),
    conditions: recordingConditions ?? undefined,
  }
}
