import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { codeOf } from '../../../error-code.ts'
import { syncFolder } from '../../../sync-folder.ts'
import { journalPath } from './chunk-journal.ts'
import { type DirectFile, lengthOf, openDirectFile, PARTIAL_WRITE } from './direct-io.ts'
import { DiskFull } from './disk-full.ts'

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

/** Returns the path of an upload's bytes. It contains only our own id, never a name from the client. */
export function chunkFilePath(incomingDir: string, uploadId: string): string {
  return join(incomingDir, uploadId)
}

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

export async function removeChunkFile(path: string): Promise<void> {
  await rm(path, { force: true })
  await rm(journalPath(path), { force: true })
}

/** Reads the file once for the SHA-256 of the whole and a checksum of each piece. */
export async function digestFile(
  file: Pick<ChunkFile, 'read'>,
  pieces: readonly { offset: number; length: number }[],
): Promise<{ whole: string; checksums: number[] }> {
  const whole = createHash('sha256')
  const checksums: number[] = []
  for (const { offset, length } of pieces) {
    const bytes = await file.read(offset, length)
    checksums.push(crc32(bytes))
    whole.update(bytes)
  }
  return { whole: whole.digest('hex'), checksums }
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
