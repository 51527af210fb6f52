import type { CallContext } from '../../app-context.ts'
import { StorageUnavailable } from '../../ports/file-storage.ts'
import type { ChunkStore } from './chunk-store/chunk-store.ts'
import { fileIdOf } from './file-id.ts'
import { isStorageKeyUsed } from './file-store.ts'
import { deleteUnfinishedUpload } from './upload-store.ts'

/** Deletes everything of a refused upload. */
export async function discardUpload(
  { database, files, chunks }: Pick<CallContext, 'database' | 'files'> & { chunks: ChunkStore },
  uploadId: string,
): Promise<void> {
  await deleteUnfinishedUpload(database, uploadId)
  await chunks.discard(uploadId)
  const storageKey = fileIdOf(uploadId)
  if (await isStorageKeyUsed(database, storageKey)) return
  await files.remove(storageKey).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error // otherwise unreferenced bytes are swept once the storage is available
  })
}
