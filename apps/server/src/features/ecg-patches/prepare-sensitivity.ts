import { join } from 'node:path'
import type { saveEcgPatch as contract } from '@systole/contract/ecg/patches'
import { AnalysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { ANALYSIS_VERSION } from '@systole/ecg/analysis/analyse-ecg'
import { sensitivityOf } from '@systole/ecg/patches/apply-edits'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { makeAnalysis } from '../ecg-recordings/make-analysis.ts'
import { withLocalCopy } from '../previews/local-copy.ts'
import { baseOf } from './patch-base.ts'
import { listPatches } from './patch-store.ts'
import { requireRecording } from './require-recording.ts'
import { findSensitivityBeats, insertSensitivityBeats } from './sensitivity-store.ts'

/**
 * Finds the automatic beats at the sensitivity that a save asks for, once, before its transaction begins. With an older analysis than
 * the program's none are found, because two analyses are never mixed.
 */
export async function prepareSensitivity(
  context: CallContext,
  { input, scope }: Call<typeof contract>,
): Promise<void> {
  const { db, clock } = context
  const sensitivity = sensitivityOf(input.edits)
  if (sensitivity === 0) return
  const { recording } = await requireRecording(context, input, scope)
  const { recordingId, signalKey } = recording
  const base = await baseOf(context, recordingId, await listPatches(db, recordingId))
  if (!signalKey || base?.version !== ANALYSIS_VERSION) return
  const key = { recordingId, ...base, sensitivity }
  if (await findSensitivityBeats(db, key)) return
  await withLocalCopy(context, { storageKey: signalKey }, async ({ path, folder }) => {
    const species = AnalysedSpecies.parse(base.species)
    const to = { species, sensitivity, folder: join(folder, 'analysis') }
    const { result, beats } = await makeAnalysis(context, { ...recording, path }, to)
    if (!('problem' in result))
      await insertSensitivityBeats(db, { ...key, beats, createdAt: clock.now() })
  })
}
