import { decodeBeats, type SourcedBeat } from '@systole/ecg/beats/beat-records'
import type { Sensitivity } from '@systole/ecg/beats/detect-beats'
import type { EditsBy, PatchBase } from '@systole/ecg/patches/apply-edits'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { analysisBeats, newestAnalyses } from '../ecg-recordings/analysis-store.ts'
import type { RecordingRow } from '../ecg-recordings/recording-store.ts'
import type { PatchRow } from './patch-store.ts'
import { findSensitivityBeats } from './sensitivity-store.ts'

/** The automatic analysis that a chain of revisions is made on. */
export type BaseAnalysis = { version: number; species: string }
type Context = Pick<CallContext, 'db'>

/** Returns the analysis of the chain, which it keeps; before the first revision the newest one. SPEC E36. */
export async function baseOf(
  { db }: Context,
  recordingId: string,
  chain: readonly PatchRow[],
): Promise<BaseAnalysis | undefined> {
  const [first] = chain
  if (first) return { version: first.baseVersion, species: first.baseSpecies }
  const [newest] = await newestAnalyses(db, [recordingId])
  return newest && { version: newest.version, species: newest.species }
}

/** Returns the automatic beats of the recording as edits are made on them. */
export async function loadPatchBase(
  context: Context,
  recording: RecordingRow,
  { base, sensitivity }: { base: BaseAnalysis; sensitivity: Sensitivity },
): Promise<PatchBase> {
  const beats = await automaticBeats(context, recording.recordingId, { base, sensitivity })
  return {
    sampleCount: recording.sampleCount ?? 0,
    leads: recording.leads.map(({ name }) => name),
    ranges: [],
    beatsAt: () => beats,
  }
}

async function automaticBeats(
  { db }: Context,
  recordingId: string,
  { base, sensitivity }: { base: BaseAnalysis; sensitivity: Sensitivity },
): Promise<SourcedBeat[]> {
  const key = { recordingId, ...base }
  const bytes =
    sensitivity === 0
      ? await analysisBeats(db, key)
      : await findSensitivityBeats(db, { ...key, sensitivity })
  if (!bytes)
    throw new AppError('wrongStatus', {
      message: 'The beats of this recording at this sensitivity are not known.',
    })
  return decodeBeats(bytes)
}

/** Returns the edits of the chain with the source of each revision's beats. */
export function editsOf(chain: readonly PatchRow[]): EditsBy[] {
  return chain.map(({ edits, role }) => ({ edits, by: role }))
}
