import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { codeOf } from '../../../error-code.ts'
import { DiskFull } from './chunk-store.ts'

/** Page-aligned memory for direct I/O of chunks, which bypasses the system's cache. ADR 25. */
const PAGE_BYTES = 4096
const BLOCK_BYTES = 1_048_576
/** The maximum number of chunks in such memory; further ones are written through the cache. */
const BLOCKS = 8
const WASM_PAGE_BYTES = 65_536
/** The message of a partial write to a full disk. */
export const PARTIAL_WRITE = 'the disk accepted only a part of the chunk'

/** The same file opened for writes that bypass the system's cache: a fifth of the processor time per byte. */
export type DirectFile = {
  /** Writes a piece; returns false if direct I/O is impossible for it, so that it must be written normally. */
  write(parts: readonly Buffer[], offset: number): Promise<boolean>
  /** Writes whole pages of a block. */
  writePages(pages: Buffer, offset: number): Promise<boolean>
  close(): Promise<void>
}

/** Opens a file for direct I/O; returns `undefined` if the system or the file system does not support it. */
export async function openDirectFile(path: string): Promise<DirectFile | undefined> {
  if (!constants.O_DIRECT) return undefined
  const handle = await open(path, constants.O_WRONLY | constants.O_DIRECT).catch(unlessUnknown)
  return handle && directFile(handle)
}

function directFile(handle: FileHandle): DirectFile {
  let isKnown = true
  const writePages = async (pages: Buffer, offset: number) => {
    if (!isKnown) return false
    const written = await handle.write(pages, 0, pages.length, offset).catch(unlessUnknown)
    isKnown = written !== undefined
    if (written && written.bytesWritten < pages.length) throw new DiskFull(PARTIAL_WRITE)
    return isKnown
  }
  return {
    async write(parts, offset) {
      const length = lengthOf(parts)
      const block = isKnown ? acquireBlock(length, offset) : undefined
      if (!block) return false
      try {
        let filled = 0
        for (const part of parts) filled += part.copy(block, filled)
        return await writePages(block.subarray(0, length), offset)
      } finally {
        releaseBlock(block)
      }
    },
    writePages,
    close: () => handle.close(),
  }
}

/** Ignores the error of a file system without direct I/O. */
function unlessUnknown(error: unknown): undefined {
  if (codeOf(error) !== 'EINVAL') throw error
}

/** WebAssembly memory is the only kind in Node that is known to be page-aligned. Allocated with the first chunk. */
let free: Buffer[] = []
let isAsked = false

/** Returns a block for bytes of this length at this file offset, or `undefined` if they are not aligned or none is free. */
export function acquireBlock(lengthBytes: number, offset: number): Buffer | undefined {
  const isWholePages = lengthBytes % PAGE_BYTES === 0 && offset % PAGE_BYTES === 0
  if (lengthBytes > BLOCK_BYTES || !isWholePages) return undefined
  if (!isAsked) free = allocateBlocks()
  isAsked = true
  return free.pop()
}

/** Returns a block for reuse, last in, first out. */
export function releaseBlock(block: Buffer): void {
  free.push(block)
}

function allocateBlocks(): Buffer[] {
  const pages = (BLOCKS * BLOCK_BYTES) / WASM_PAGE_BYTES
  try {
    const { buffer } = new WebAssembly.Memory({ initial: pages, maximum: pages })
    return Array.from({ length: BLOCKS }, (_, place) =>
      Buffer.from(buffer, place * BLOCK_BYTES, BLOCK_BYTES),
    )
  } catch {
    return [] // little address space: every chunk is written through the cache
  }
}

export function lengthOf(parts: readonly Buffer[]): number {
  return parts.reduce((sum, part) => sum + part.byteLength, 0)
}
