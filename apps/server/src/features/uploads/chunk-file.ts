import { createHash } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const READ_BYTES = 1_048_576

/** A file that is still arriving: as long as it will be, with holes where chunks are missing. */
export type ChunkFile = {
  readonly path: string
  /** On disk when it returns. */
  write(parts: readonly Buffer[], offset: number): Promise<void>
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

/** SHA-256 of each piece of the file and of the whole, read in one go. */
export async function digestFile(
  file: Pick<ChunkFile, 'read'>,
  pieces: readonly { offset: number; length: number }[],
): Promise<{ whole: string; pieces: string[] }> {
  const whole = createHash('sha256')
  const digests: string[] = []
  for (const piece of pieces) {
    const digest = createHash('sha256')
    const end = piece.offset + piece.length
    for (let at = piece.offset; at < end; at += READ_BYTES) {
      const bytes = await file.read(at, Math.min(READ_BYTES, end - at))
      digest.update(bytes)
      whole.update(bytes)
    }
    digests.push(digest.digest('hex'))
  }
  return { whole: whole.digest('hex'), pieces: digests }
}

function chunkFile(path: string, handle: FileHandle): ChunkFile {
  return {
    path,
    async write(parts, offset) {
      await handle.writev(parts, offset)
      await handle.datasync()
    },
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
