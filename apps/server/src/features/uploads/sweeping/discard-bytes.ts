import type { CallContext } from '../../../app-context.ts'
import { deleteRecordingsOf, keysMadeFrom } from '../../ecg-recordings/recording-store.ts'
import { deletePreviews, listPreviews } from '../../previews/preview-store.ts'
import { keysInUse } from '../../storage/storage-key-store.ts'
import { createChunkStore } from '../chunk-store/create-chunk-store.ts'

/**
 * Removes bytes that are no longer used. Bytes referenced elsewhere are retained, such as those shared by a follow-up or a logo
 * on a report. Previews and ECG recordings are removed with the last reference, their bytes before their rows: a killed run leaves
 * the rows that name them to the next one.
 */
export async function discardBytes(
  context: Pick<CallContext, 'db' | 'database' | 'files' | 'incomingDir' | 'clock' | 'log'>,
  { storageKeys, uploadIds }: { storageKeys: readonly string[]; uploadIds: readonly string[] },
): Promise<void> {
  const { db, files } = context
  const chunks = createChunkStore(context)
  for (const uploadId of uploadIds) await chunks.discard(uploadId)
  const used = await keysInUse(db, storageKeys)
  const unused = storageKeys.filter((each) => !used.has(each))
  for (const { storageKey } of await listPreviews(db, unused))
    if (storageKey !== null) await files.remove(storageKey)
  for (const key of await keysMadeFrom(db, unused)) await files.remove(key)
  await deleteRecordingsOf(db, unused)
  for (const key of unused) {
    for (const madeMeanwhile of await deletePreviews(db, key)) await files.remove(madeMeanwhile)
    await files.remove(key)
  }
}
