import { join } from 'node:path'
import { type AnalysedSpecies, analysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { type RecordingProblem, RecordingRefusal } from '@systole/domain/ecg-recordings/recording'
import type { CallContext } from '../../app-context.ts'
import { takeImported } from '../cases/ecg/take-imported.ts'
import { type ReadRecording, recordingFiles, type TaskAnswer } from '../previews/worker/task.ts'
import { adoptMade } from './adopt-made.ts'
import { finishImports, type Imported } from './finish-imports.ts'
import {
  failImport,
  type ImportingRow,
  importingOf,
  type ReadColumns,
  readyOf,
} from './import-store.ts'
import { importProgress } from './imports/import-progress.ts'
import { withImportFiles } from './imports/with-import-files.ts'
import { makeAnalysis } from './make-analysis.ts'

/**
 * Reads the recordings of a file in the contents process and stores their bytes, then their rows and analyses in one transaction. A
 * run that is killed is repeated and makes the same bytes under the same keys. Handbook 4 and 7.
 */
export async function importEcg(
  context: CallContext,
  { storageKey }: { storageKey: string },
): Promise<void> {
  const [first, ...others] = await importingOf(context.db, storageKey)
  if (!first) return
  const ready = await readyOf(context.db, storageKey)
  if (ready.length > 0) {
    const shared = ready.map((columns) => ({ columns, analysis: undefined }))
    return finishImports(context, [first, ...others], { storageKey, imported: shared })
  }
  const { species } = analysedSpecies(first)
  const onProgress = importProgress(context, storageKey)
  await withImportFiles(context, { storageKey, fileId: first.fileId }, async (files, folder) => {
    const answer = await context.contents.ask({ work: 'importEcg', ...files }, folder, onProgress)
    const read = 'recordings' in answer ? answer.recordings : []
    if (read.length > 0) onProgress({ phase: 'analysing', percent: null })
    const imported: Imported[] = []
    for (const recording of read)
      imported.push(await take(context, recording, { storageKey, folder, species }))
    const importing = await importingOf(context.db, storageKey) // the file may have been deleted meanwhile
    if (read.length === 0) return fail(context, importing, problemOf(answer))
    await finishImports(context, importing, { storageKey, imported })
  })
}

/** Analyses a recording and moves its bytes into the storage, under keys that follow from the file. */
async function take(
  context: CallContext,
  recording: ReadRecording,
  { storageKey, folder, species }: { storageKey: string; folder: string; species: AnalysedSpecies },
): Promise<Imported> {
  const { files } = context
  const made = recordingFiles(recording)
  const signalPath = join(folder, made.signal)
  const analysis = await makeAnalysis(
    context,
    { ...recording, path: signalPath },
    { species, folder: join(folder, `analysis-${recording.number}`) },
  )
  const name = `${recording.number}_${storageKey}`
  const signal = await adoptMade(files, `signal_${name}`, signalPath)
  const pyramid = await adoptMade(files, `pyramid_${name}`, join(folder, made.pyramid))
  const columns: ReadColumns = {
    ...recording,
    signalKey: signal.key,
    signalBytes: signal.sizeBytes,
    signalSha256: signal.sha256,
    pyramidKey: pyramid.key,
    pyramidBytes: pyramid.sizeBytes,
    pyramidSha256: pyramid.sha256,
  }
  return { columns, analysis }
}

async function fail(
  context: CallContext,
  importing: readonly ImportingRow[],
  problem: RecordingProblem,
): Promise<void> {
  await context.database.transaction(async (db) => {
    for (const { recordingId, caseId } of importing) {
      await failImport(db, recordingId, problem, context.clock.now())
      await takeImported({ ...context, db }, caseId)
    }
  })
}

/** Returns why there is no recording; a file that contains none is no ECG. */
function problemOf(answer: TaskAnswer): RecordingProblem {
  if ('refused' in answer) return answer.refused
  if (!('problem' in answer)) return { refusal: 'notAnEcg', field: '' }
  const refusal = RecordingRefusal.safeParse(answer.problem)
  return { refusal: refusal.success ? refusal.data : 'damaged', field: '' }
}
