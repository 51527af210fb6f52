import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import { NoRoom } from './no-room.ts'

/** A file that is still arriving: as long as it will be, with holes where chunks are missing. */
export type ChunkFile = {
  readonly path: string
  /** Survives the end of the process when it returns. */
  write(parts: readonly Buffer[], offset: number): Promise<void>
  /** What was written survives a power cut when it returns. */
  sync(): Promise<void>
  read(offset: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

/** Its name is our own id: nothing a client says becomes a path. */
export function chunkFilePath(incomingDir: string, uploadId: string): string {
  return join(incomingDir, uploadId)
}

export async function createChunkFile(path: string, sizeBytes: number): Promise<ChunkFile> {
  const handle = await open(path, 'w+')
  await handle.truncate(sizeBytes)
  await syncFolder(dirname(path))
  return chunkFile(path, handle)
}

/** Undefined when there is none. */
export async function openChunkFile(path: string): Promise<ChunkFile | undefined> {
  try {
    return chunkFile(path, await open(path, 'r+'))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

export async function removeChunkFile(path: string): Promise<void> {
  await rm(path, { force: true })
}

/** Reads the file once: SHA-256 of the whole and a checksum of each piece. */
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

function chunkFile(path: string, handle: FileHandle): ChunkFile {
  return {
    path,
    async write(parts, offset) {
      const { bytesWritten } = await handle.writev(parts, offset)
      const expected = parts.reduce((sum, part) => sum + part.byteLength, 0)
      if (bytesWritten < expected) throw new NoRoom('the disk took only a part of the chunk')
    },
    sync: () => handle.datasync(),
    async read(offset, length) {
      const { buffer, bytesRead } = await handle.read(Buffer.allocUnsafe(length), 0, length, offset)
      return buffer.subarray(0, bytesRead)
    },
    close: () => handle.close(),
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
