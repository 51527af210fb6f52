import { HOUR } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { analyseEcgQueue } from './analyse-ecg.queue.ts'
import { unanalysedRecordings } from './analysis-store.ts'
import { importEcgQueue, requestImport } from './import-ecg.queue.ts'
import { lateImports, unimportedFiles } from './recording-store.ts'

/** The minimum age of a request before it is repeated. */
const PATIENCE = HOUR
/** The number of files per run, so that those of many years do not keep newer ones waiting. */
const AT_ONCE = 100

/**
 * Queues imports that gave up, for example while the storage was away, and files from before there were recordings or
 * analyses.
 */
export async function requeueLateImports(
  context: Pick<CallContext, 'db' | 'database' | 'jobs' | 'clock'>,
): Promise<void> {
  const { db, database, jobs, clock } = context
  const before = new Date(clock.now().getTime() - PATIENCE)
  for (const storageKey of await lateImports(db, before, AT_ONCE))
    await jobs.enqueue(db, importEcgQueue, { storageKey }, { key: storageKey })
  for (const storageKey of await unimportedFiles(db, AT_ONCE))
    await database.transaction((tx) => requestImport({ ...context, db: tx }, storageKey))
  for (const recordingId of await unanalysedRecordings(db, AT_ONCE))
    await jobs.enqueue(db, analyseEcgQueue, { recordingId }, { key: recordingId })
}
