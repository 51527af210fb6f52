import type { z } from 'zod'
import type { CallContext } from '../../app-context.ts'
import { chunkFilePath, removeChunkFile } from './chunk-file.ts'
import type { discardBytesJob } from './discard-bytes.job.ts'
import { isStorageKeyUsed } from './file-store.ts'

/** Bytes that a follow-up case shares stay. */
export async function discardBytes(
  { db, files, incomingDir }: Pick<CallContext, 'db' | 'files' | 'incomingDir'>,
  { storageKeys, uploadIds }: z.output<typeof discardBytesJob.payload>,
): Promise<void> {
  for (const uploadId of uploadIds) await removeChunkFile(chunkFilePath(incomingDir, uploadId))
  for (const key of storageKeys) if (!(await isStorageKeyUsed(db, key))) await files.remove(key)
}
