import { join } from 'node:path'
import { analysedSpecies } from '@systole/domain/ecg-recordings/ecg-species'
import { type RecordingProblem, RecordingRefusal } from '@systole/domain/ecg-recordings/recording'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import type { CallContext } from '../../app-context.ts'
import { withLocalCopy } from '../previews/local-copy.ts'
import { type ReadRecording, recordingFiles, type TaskAnswer } from '../previews/worker/task.ts'
import { adoptMade } from './adopt-made.ts'
import {
  failImport,
  finishImport,
  type ImportingRow,
  importingOf,
  isSignalUsed,
  type ReadColumns,
  readyOf,
} from './recording-store.ts'

/**
 * Reads the recordings of a file in the contents process and stores their bytes, then their rows in one transaction. A run that is
 * killed is repeated and makes the same bytes under the same keys. Handbook 4 and 7.
 */
export async function importEcg(
  context: CallContext,
  { storageKey }: { storageKey: string },
): Promise<void> {
  const [first, ...others] = await importingOf(context.db, storageKey)
  const format = first && formatOf(`.${first.format}`)
  if (!first || !format) return
  const ready = await readyOf(context.db, storageKey)
  if (ready.length > 0) return finish(context, [first, ...others], ready)
  const { species } = analysedSpecies(first)
  await withLocalCopy(context, { storageKey }, async ({ path, folder }) => {
    const answer = await context.contents.ask({ work: 'importEcg', format, path, species }, folder)
    const importing = await importingOf(context.db, storageKey) // the file may have been deleted meanwhile
    const read = 'recordings' in answer ? answer.recordings : []
    if (read.length === 0) return fail(context, importing, problemOf(answer))
    const stored: ReadColumns[] = []
    for (const recording of read)
      stored.push(await store(context, { recording, folder, storageKey }))
    await finish(context, importing, stored)
  })
}

/** Moves the bytes of a recording into the storage, under keys that follow from the file. */
async function store(
  { files }: CallContext,
  {
    recording,
    folder,
    storageKey,
  }: { recording: ReadRecording; folder: string; storageKey: string },
): Promise<ReadColumns> {
  const made = recordingFiles(recording)
  const name = `${recording.number}_${storageKey}`
  const signal = await adoptMade(files, `signal_${name}`, join(folder, made.signal))
  const pyramid = await adoptMade(files, `pyramid_${name}`, join(folder, made.pyramid))
  return {
    ...recording,
    signalKey: signal.key,
    signalBytes: signal.sizeBytes,
    signalSha256: signal.sha256,
    pyramidKey: pyramid.key,
    pyramidBytes: pyramid.sizeBytes,
    pyramidSha256: pyramid.sha256,
  }
}

/** Writes the recordings of each file that awaits them; removes their bytes if no file does. */
async function finish(
  { database, files, clock }: CallContext,
  importing: readonly ImportingRow[],
  recordings: readonly ReadColumns[],
): Promise<void> {
  await database.transaction(async (tx) => {
    for (const row of importing) await finishImport(tx, row, recordings, clock.now())
  })
  for (const { signalKey, pyramidKey } of recordings) {
    if (!signalKey || !pyramidKey || (await isSignalUsed(database, signalKey))) continue
    for (const key of [signalKey, pyramidKey]) await files.remove(key)
  }
}

async function fail(
  { db, clock }: CallContext,
  importing: readonly ImportingRow[],
  problem: RecordingProblem,
): Promise<void> {
  for (const { recordingId } of importing) await failImport(db, recordingId, problem, clock.now())
}

/** Returns why there is no recording; a file that contains none is no ECG. */
function problemOf(answer: TaskAnswer): RecordingProblem {
  if ('refused' in answer) return answer.refused
  if (!('problem' in answer)) return { refusal: 'notAnEcg', field: '' }
  const refusal = RecordingRefusal.safeParse(answer.problem)
  return { refusal: refusal.success ? refusal.data : 'damaged', field: '' }
}
