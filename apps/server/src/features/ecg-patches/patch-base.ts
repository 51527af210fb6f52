import { decodeBeats } from '@systole/ecg/beats/beat-records'
import type { Sensitivity } from '@systole/ecg/beats/detect-beats'
import type { EditsBy, PatchBase } from '@systole/ecg/patches/apply-edits'
import { patchBaseOf } from '@systole/ecg/patches/patch-base'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { analysedBeats, newestAnalyses } from '../ecg-recordings/analysis-store.ts'
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

/** Returns the automatic beats and stretches of the recording, on which edits are made. */
export async function loadPatchBase(
  { db }: Context,
  recording: RecordingRow,
  { base, sensitivity }: { base: BaseAnalysis; sensitivity: Sensitivity },
): Promise<PatchBase> {
  const key = { recordingId: recording.recordingId, ...base }
  const analysed = await analysedBeats(db, key)
  const bytes =
    sensitivity === 0 ? analysed?.beats : await findSensitivityBeats(db, { ...key, sensitivity })
  if (!analysed || !bytes)
    throw new AppError('wrongStatus', {
      message: 'The beats of this recording at this sensitivity are not known.',
    })
  const { sampleCount, leads } = recording
  const extent = { sampleCount: sampleCount ?? 0, leads }
  return patchBaseOf(extent, { ...analysed, beats: decodeBeats(bytes) })
}

/** Returns the edits of the chain with the source of each revision's beats. */
export function editsByRoleOf(chain: readonly PatchRow[]): EditsBy[] {
  return chain.map(({ edits, role }) => ({ edits, by: role }))
}
