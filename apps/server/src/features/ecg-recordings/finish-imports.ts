import { analysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import type { CallContext } from '../../app-context.ts'
import { analyseEcgQueue } from './analyse-ecg.queue.ts'
import { insertAnalysis, type NewAnalysis } from './analysis-store.ts'
import {
  finishImport,
  type ImportingRow,
  isSignalUsed,
  type ReadColumns,
} from './recording-store.ts'

/** A recording that was read; without an analysis if another file with the same bytes was read earlier. */
export type Imported = { columns: ReadColumns; analysis: NewAnalysis | undefined }

/**
 * Writes the recordings of each file that awaits them, in one transaction. A recording of an animal of another species is analysed by
 * a job of its own. The bytes are removed if no file awaits them any more.
 */
export async function finishImports(
  context: CallContext,
  importing: readonly ImportingRow[],
  imported: readonly Imported[],
): Promise<void> {
  const { database, files } = context
  await database.transaction(async (tx) => {
    for (const row of importing) await finishOne({ ...context, db: tx }, row, imported)
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
