import { HOUR } from '@systole/domain/time/durations'
import { ANALYSIS_VERSION } from '@systole/ecg/analysis/analyse-ecg'
import type { CallContext } from '../../app-context.ts'
import { requestMeasurement } from '../ecg-patches/measure-ecg-patch.queue.ts'
import { unmeasuredPatches } from '../ecg-patches/measurement-store.ts'
import { analyseEcgQueue } from './analyse-ecg.queue.ts'
import { outdatedRecordings, unanalysedRecordings } from './analysis-store.ts'
import { importEcgQueue, requestImport } from './import-ecg.queue.ts'
import { lateImports, unimportedFiles } from './import-store.ts'

/** The minimum age of a request before it is repeated. */
const PATIENCE = HOUR
/** The number of files per run, so that those of many years do not keep newer ones waiting. */
const AT_ONCE = 100
/** The number of recordings per run that are analysed again by a newer version. */
const AGAIN_AT_ONCE = 10
const AFTER_ALL_OTHERS = -10

/**
 * Queues imports that gave up, for example while the storage was away, and files from before there were recordings or
 * analyses. Recordings whose newest analysis is of an older version follow, few at a time, and revisions that were not measured.
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
  const again = (recordingId: string) => {
    const options = { key: recordingId, priority: AFTER_ALL_OTHERS }
    return jobs.enqueue(db, analyseEcgQueue, { recordingId }, options)
  }
  const older = { version: ANALYSIS_VERSION, limit: AGAIN_AT_ONCE }
  for (const recordingId of await outdatedRecordings(db, older)) await again(recordingId)
  const unmeasured = { before, version: ANALYSIS_VERSION, limit: AT_ONCE }
  for (const patch of await unmeasuredPatches(db, unmeasured))
    await requestMeasurement(context, patch)
}
