import { join } from 'node:path'
import { analysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { ANALYSIS_VERSION } from '@systole/ecg/analysis/analyse-ecg'
import type { CallContext } from '../../app-context.ts'
import { takeImported } from '../cases/ecg/take-imported.ts'
import { withLocalCopy } from '../previews/local-copy.ts'
import { insertAnalysis, newestAnalyses } from './analysis-store.ts'
import { makeAnalysis } from './make-analysis.ts'
import { findRecordedAnimal, findRecording } from './recording-store.ts'

/** Analyses a stored recording for the species of its animal, once per version. */
export async function analyseRecording(
  context: CallContext,
  { recordingId }: { recordingId: string },
): Promise<void> {
  const { db, clock } = context
  const recording = await findRecording(db, recordingId)
  const animal = await findRecordedAnimal(db, recordingId)
  if (!recording?.signalKey || !animal) return
  const { species } = analysedSpecies(animal)
  const [newest] = await newestAnalyses(db, [recordingId])
  if (newest?.version === ANALYSIS_VERSION && newest.species === species) return
  await withLocalCopy(context, { storageKey: recording.signalKey }, async ({ path, folder }) => {
    const to = { species, folder: join(folder, 'analysis') }
    const analysis = await makeAnalysis(context, { ...recording, path }, to)
    await context.database.transaction(async (tx) => {
      await insertAnalysis(tx, recordingId, analysis, clock.now())
      await takeImported({ ...context, db: tx }, recording.caseId)
    })
  })
}
