import { join } from 'node:path'
import type { saveEcgPatch as contract } from '@systole/contract/ecg/patches'
import { AnalysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { ANALYSIS_VERSION, type EcgAnalysis } from '@systole/ecg/analysis/analyse-ecg'
import { decodeBeats, encodeBeats } from '@systole/ecg/beats/beat-records'
import { sensitivityOf } from '@systole/ecg/patches/apply-edits'
import { keepShapeNumbers } from '@systole/ecg/shapes/keep-shape-numbers'
import type { CallContext } from '../../app-context.ts'
import type { SensitivityShapes } from '../../db/schema/ecg-patches.ts'
import type { Call } from '../../http/serve.ts'
import { analysedBeats } from '../ecg-recordings/analysis-store.ts'
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
    const analysed = await analysedBeats(db, { recordingId, ...base })
    if ('problem' in result || !analysed) return
    const { shapes, outliers } = result as Pick<EcgAnalysis, 'shapes' | 'outliers'> // as the worker wrote them
    const numbered = keepShapeNumbers(
      decodeBeats(analysed.beats),
      { beats: decodeBeats(beats), shapes, outliers },
      recording.samplesPerSecond ?? 0,
    )
    await insertSensitivityBeats(db, {
      ...{ ...key, beats: Buffer.from(encodeBeats(numbered.beats)), createdAt: clock.now() },
      shapes: {
        shapes: numbered.shapes,
        outliers: numbered.outliers,
      } as unknown as SensitivityShapes, // JSON
    })
  })
}
