import { analysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { previewsOf } from '@systole/domain/previews/preview'
import type { CallContext } from '../../app-context.ts'
import { takeImported } from '../cases/ecg/take-imported.ts'
import { makePreviewsJob } from '../previews/make-previews.job.ts'
import { insertPreviews } from '../previews/preview-store.ts'
import { analyseEcgQueue } from './analyse-ecg.queue.ts'
import { insertAnalysis, type NewAnalysis } from './analysis-store.ts'
import { addEcgFacts, finishImport, type ImportingRow, type ReadColumns } from './import-store.ts'
import { isSignalUsed } from './recording-store.ts'

/** A recording that was read; without an analysis if another file with the same bytes was read earlier. */
export type Imported = { columns: ReadColumns; analysis: NewAnalysis | undefined }

/**
 * Writes the recordings of each file that awaits them, in one transaction. A recording of an animal of another species is analysed by
 * a job of its own. The bytes are removed if no file awaits them any more.
 */
export async function finishImports(
  context: CallContext,
  importing: readonly ImportingRow[],
  { storageKey, imported }: { storageKey: string; imported: readonly Imported[] },
): Promise<void> {
  const { database, files } = context
  await database.transaction(async (tx) => {
    for (const row of importing) await finishOne({ ...context, db: tx }, row, imported)
    for (const caseId of new Set(importing.map((row) => row.caseId)))
      await takeImported({ ...context, db: tx }, caseId)
    if (importing.length > 0) await completeFacts({ ...context, db: tx }, storageKey, imported)
  })
  for (const { columns } of imported) {
    const { signalKey, pyramidKey } = columns
    if (!signalKey || !pyramidKey || (await isSignalUsed(database, signalKey))) continue
    for (const key of [signalKey, pyramidKey]) await files.remove(key)
  }
}

async function finishOne(
  { db, jobs, clock }: CallContext,
  row: ImportingRow,
  imported: readonly Imported[],
): Promise<void> {
  const now = clock.now()
  const columns = imported.map((each) => each.columns)
  const { species } = analysedSpecies(row)
  for (const [place, recordingId] of (await finishImport(db, row, columns, now)).entries()) {
    const analysis = imported[place]?.analysis
    if (analysis?.species === species) await insertAnalysis(db, recordingId, analysis, now)
    else await jobs.enqueue(db, analyseEcgQueue, { recordingId }, { key: recordingId })
  }
}

/** Completes the facts of JSON that was too long, or too full of gaps, to be understood at first, and asks for its picture. */
async function completeFacts(
  { db, jobs, clock }: CallContext,
  storageKey: string,
  [first]: readonly Imported[],
): Promise<void> {
  const { samplesPerSecond, sampleCount, leads = [] } = first?.columns ?? {}
  if (!samplesPerSecond || !sampleCount) return
  const ecg = {
    leads: leads.map(({ name }) => name),
    samplesPerSecond,
    durationSeconds: sampleCount / samplesPerSecond,
  }
  if (!(await addEcgFacts(db, storageKey, ecg))) return
  const wanted = previewsOf('json', { ecg }).map((kind) => ({ sourceKey: storageKey, kind }))
  await insertPreviews(db, wanted, clock.now())
  await jobs.enqueue(db, makePreviewsJob, { sourceKey: storageKey }, { key: storageKey })
}
