import { buffer } from 'node:stream/consumers'
import type { FileStorage } from '../../../ports/file-storage.ts'
import type { ChunkFile } from './chunk-file.ts'

/** Reads a stored file in pieces, like one that is still being uploaded. */
export function readStored(files: FileStorage, key: string): Pick<ChunkFile, 'read'> {
  return {
    read: async (offset, length) =>
      buffer(await files.read(key, { start: offset, end: offset + length - 1 })),
  }
}
