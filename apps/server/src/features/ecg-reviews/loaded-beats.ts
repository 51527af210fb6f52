import { undecidedCount, undecidedGroups } from '@systole/domain/ecg-patches/undecided-groups'
import type { EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { decodeBeats, type SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { Db } from '../../db/database.ts'
import { type PatchRow, readPatchBeats } from '../ecg-patches/patch-store.ts'
import { decidableShapes } from '../ecg-patches/sensitivity-store.ts'
import {
  type AnalysisSummary,
  analysedBeats,
  readResult,
} from '../ecg-recordings/analysis-store.ts'

/** An analysis and the beats of it, or of a revision that was made on it, with the number that wait for a decision. */
export type LoadedBeats = Readonly<{
  analysisKey: string
  result: EcgAnalysis
  beats: readonly SourcedBeat[]
  undecidedGroups: number
  undecidedBeats: number
}>
type Key = {
  analysis: Pick<AnalysisSummary, 'recordingId' | 'version' | 'species'>
  patch: Pick<PatchRow, 'recordingId' | 'patchRevision'> | undefined
}

/** The beats that stay in memory, of four days of a dog: a review reads the same ones every few seconds. */
const MOST_BEATS = 500_000
const recent = new Map<string, LoadedBeats>()

/** Loads beats, from memory where they were read a while ago: neither an analysis nor a revision ever changes. */
export async function loadBeats(db: Db, key: Key): Promise<LoadedBeats> {
  const { analysis, patch } = key
  const { recordingId, version, species } = analysis
  const analysisKey = `${recordingId} ${version} ${species}`
  const name = `${analysisKey} ${patch?.patchRevision ?? ''}`
  const loaded = recent.get(name) ?? (await readAll(db, key, analysisKey))
  recent.delete(name)
  recent.set(name, loaded)
  forgetOldest()
  return loaded
}

async function readAll(
  db: Db,
  { analysis, patch }: Key,
  analysisKey: string,
): Promise<LoadedBeats> {
  const same = [...recent.values()].find((loaded) => loaded.analysisKey === analysisKey)
  const result = same?.result ?? ((await readResult(db, analysis)) as unknown as EcgAnalysis) // as the analysis wrote it
  const bytes = patch ? await readPatchBeats(db, patch) : (await analysedBeats(db, analysis))?.beats
  const beats = decodeBeats(bytes ?? new Uint8Array())
  const shapes = patch
    ? await decidableShapes(db, { ...analysis, patchRevision: patch.patchRevision })
    : result.shapes
  const groups = undecidedGroups(beats, shapes)
  return {
    ...{ analysisKey, result, beats },
    undecidedGroups: groups.length,
    undecidedBeats: undecidedCount(groups),
  }
}

/** Forgets what was not read for longest; the newest one stays, however many beats it has. */
function forgetOldest(): void {
  let count = [...recent.values()].reduce((sum, { beats }) => sum + beats.length, 0)
  for (const [name, { beats }] of recent) {
    if (count <= MOST_BEATS || recent.size === 1) return
    recent.delete(name)
    count -= beats.length
  }
}
