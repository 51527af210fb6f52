import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32 } from 'node:zlib'
import { chunkRange } from '@systole/domain/uploads/chunks/chunk-plan'
import { AppError } from '../../../http/app-error.ts'
import type { FileStorage } from '../../../ports/file-storage.ts'
import { fileIdOf } from '../file-id.ts'
import type { ChunkFile } from './chunk-file.ts'
import type { ReceivedChunk } from './chunk-row-store.ts'
import type { StoredUpload, WholeFile } from './chunk-store.ts'
import type { IncrementalSha256 } from './incremental-sha256.ts'

type Parts = {
  upload: StoredUpload
  files: FileStorage
  /** `undefined` once the bytes are in the storage. */
  file: ChunkFile | undefined
  digest: IncrementalSha256
  findChunks: () => Promise<ReceivedChunk[]>
}

/** Verifies a complete upload, on this machine or in the storage, whose chunks are all recorded. */
export async function wholeFile({
  upload,
  files,
  file,
  digest,
  findChunks,
}: Parts): Promise<WholeFile> {
  const key = fileIdOf(upload.uploadId)
  const read = file ? file.read : readStored(files, key)
  const stored = file ? undefined : await files.find(key)
  const sha256 =
    stored?.sha256 ??
    (await digest.finish(upload.chunkCount)) ??
    (await readWhole(upload, read, await findChunks()))
  return {
    sha256,
    read,
    async moveToStorage() {
      if (!file) return
      await file.sync() // a chunk stored simultaneously with the last may not be on the disk yet
      await files.adopt(key, file.path, { sizeBytes: upload.sizeBytes, sha256 })
    },
  }
}

/** Returns the digest of the whole file; each chunk is verified against its acknowledged checksum. */
async function readWhole(
  upload: StoredUpload,
  read: WholeFile['read'],
  chunks: readonly ReceivedChunk[],
): Promise<string> {
  const whole = createHash('sha256')
  let isSame = true
  for (const chunk of chunks) {
    const { offset, length } = chunkRange(upload, chunk.chunkNumber)
    const bytes = await read(offset, length)
    isSame &&= crc32(bytes) === chunk.crc32
    whole.update(bytes)
  }
  if (!isSame) throw new AppError('chunkRefused', { message: 'Send the file again.' })
  return whole.digest('hex')
}

/** Reads a stored file in pieces, like one that is still being uploaded. */
function readStored(files: FileStorage, key: string): WholeFile['read'] {
  return async (offset, length) =>
    buffer(await files.read(key, { start: offset, end: offset + length - 1 }))
}
