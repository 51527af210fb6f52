import { type FileHandle, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '../../../error-code.ts'
import { syncFolder } from '../../../sync-folder.ts'
import { DiskFull } from './chunk-store.ts'
import { type DirectFile, lengthOf, openDirectFile, PARTIAL_WRITE } from './direct-io.ts'

/** A file that is still being received: of its final length, with holes for missing chunks. */
export type ChunkFile = {
  readonly path: string
  /** Writes durably: the data survive the end of the process. */
  write(parts: readonly Buffer[], offset: number): Promise<void>
  /** Writes whole pages of a block past the cache; returns false if that is not supported. */
  writePages(pages: Buffer, offset: number): Promise<boolean>
  /** Syncs written bytes, so that they survive a power failure. */
  sync(): Promise<void>
  read(offset: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

/**
 * The maximum size of a write. A write of 1 MiB makes the kernel allocate contiguous memory; measured, that took four times as
 * long.
 */
const WRITTEN_AT_ONCE_BYTES = 262_144

/** Creates a file of holes. */
export async function createChunkFile(path: string, sizeBytes: number): Promise<ChunkFile> {
  const handle = await open(path, 'w+')
  await handle.truncate(sizeBytes)
  await syncFolder(dirname(path))
  return chunkFile(path, handle, await openDirectFile(path))
}

/** Opens the file; returns `undefined` if it does not exist. */
export async function openChunkFile(path: string): Promise<ChunkFile | undefined> {
  try {
    const handle = await open(path, 'r+')
    return chunkFile(path, handle, await openDirectFile(path))
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

function chunkFile(path: string, handle: FileHandle, direct: DirectFile | undefined): ChunkFile {
  return {
    path,
    async write(parts, offset) {
      if (await direct?.write(parts, offset)) return
      let at = offset
      for (const piece of pieces(parts)) {
        const { bytesWritten } = await handle.writev(piece, at)
        if (bytesWritten < lengthOf(piece)) throw new DiskFull(PARTIAL_WRITE)
        at += bytesWritten
      }
    },
    writePages: async (pages, offset) => (await direct?.writePages(pages, offset)) ?? false,
    sync: () => handle.datasync(),
    async read(offset, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, offset)
      return buffer.subarray(0, bytesRead)
    },
    async close() {
      await Promise.all([handle.close(), direct?.close()])
    },
  }
}

/** Groups the parts, in order, into pieces of at most the maximum write size. */
function pieces(parts: readonly Buffer[]): Buffer[][] {
  const all: Buffer[][] = []
  let room = 0
  for (const part of parts) {
    if (part.length > room) {
      all.push([])
      room = WRITTEN_AT_ONCE_BYTES
    }
    all.at(-1)?.push(part)
    room -= part.length
  }
  return all
}
