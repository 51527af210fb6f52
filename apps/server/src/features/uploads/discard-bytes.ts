import type { z } from 'zod'
import type { CallContext } from '../../app-context.ts'
import { deletePreviews } from '../previews/preview-store.ts'
import { keysInUse } from '../storage/storage-key-store.ts'
import { chunkFilePath, removeChunkFile } from './chunk-file.ts'
import type { discardBytesJob } from './discard-bytes.job.ts'

/**
 * Removes bytes that are no longer used. Bytes referenced elsewhere are retained, such as those shared by a follow-up or a logo
 * on a report. Previews are removed with the last reference.
 */
export async function discardBytes(
  { db, files, incomingDir }: Pick<CallContext, 'db' | 'files' | 'incomingDir'>,
  { storageKeys, uploadIds }: z.output<typeof discardBytesJob.payload>,
): Promise<void> {
  for (const uploadId of uploadIds) await removeChunkFile(chunkFilePath(incomingDir, uploadId))
  const used = await keysInUse(db, storageKeys)
  for (const key of storageKeys.filter((each) => !used.has(each))) {
    for (const preview of await deletePreviews(db, key)) await files.remove(preview)
    await files.remove(key)
  }
}
