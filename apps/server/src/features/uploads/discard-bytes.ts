import type { z } from 'zod'
import type { CallContext } from '../../app-context.ts'
import { findLogo } from '../hospitals/logo-store.ts'
import { chunkFilePath, removeChunkFile } from './chunk-file.ts'
import type { discardBytesJob } from './discard-bytes.job.ts'
import { isStorageKeyUsed } from './file-store.ts'

/** Bytes that a follow-up case shares stay, and logos that a hospital or a report has. */
export async function discardBytes(
  { db, files, incomingDir }: Pick<CallContext, 'db' | 'files' | 'incomingDir'>,
  { storageKeys, uploadIds }: z.output<typeof discardBytesJob.payload>,
): Promise<void> {
  for (const uploadId of uploadIds) await removeChunkFile(chunkFilePath(incomingDir, uploadId))
  for (const key of storageKeys) {
    const isUsed = (await isStorageKeyUsed(db, key)) || (await findLogo(db, key)) !== undefined
    if (!isUsed) await files.remove(key)
  }
}
