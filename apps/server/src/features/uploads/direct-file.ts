import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { codeOf } from '../../error-code.ts'
import { lengthOf, TAKEN_IN_PART } from './buffer-parts.ts'
import { NoRoom } from './no-room.ts'

/** The same file, written past the cache of the system: a fifth of the processor's time for each byte. */
export type DirectFile = {
  /** False when this piece cannot go this way: then it goes the ordinary one. */
  write(parts: readonly Buffer[], offset: number): Promise<boolean>
  close(): Promise<void>
}

/** What disks ask for: memory, place and length are whole pages. */
const PAGE_BYTES = 4096
const BLOCK_BYTES = 1_048_576
/** Chunks on their way to the disk at once; a further one goes the ordinary way. */
const BLOCKS = 8
const WASM_PAGE_BYTES = 65_536

/** Undefined where the system, or the file system below the path, has no such way. */
export async function openDirectFile(path: string): Promise<DirectFile | undefined> {
  if (!constants.O_DIRECT) return undefined
  const handle = await open(path, constants.O_WRONLY | constants.O_DIRECT).catch(unlessUnknown)
  return handle && directFile(handle)
}

function directFile(handle: FileHandle): DirectFile {
  let isKnown = true
  return {
    async write(parts, offset) {
      const length = lengthOf(parts)
      const block = isKnown && fits(length, offset) ? takeBlock() : undefined
      if (!block) return false
      try {
        fill(block, parts)
        const written = await handle.write(block, 0, length, offset).catch(unlessUnknown)
        isKnown = written !== undefined
        if (written && written.bytesWritten < length) throw new NoRoom(TAKEN_IN_PART)
        return isKnown
      } finally {
        free.push(block)
      }
    },
    close: () => handle.close(),
  }
}

function fits(length: number, offset: number): boolean {
  return length <= BLOCK_BYTES && length % PAGE_BYTES === 0 && offset % PAGE_BYTES === 0
}

function fill(block: Buffer, parts: readonly Buffer[]): void {
  let filled = 0
  for (const part of parts) filled += part.copy(block, filled)
}

/** Memory of WebAssembly is the only one of Node's that is known to begin with a page. Asked for with the first chunk. */
let free: Buffer[] = []
let isAsked = false

function takeBlock(): Buffer | undefined {
  if (!isAsked) free = askForBlocks()
  isAsked = true
  return free.pop()
}

function askForBlocks(): Buffer[] {
  const pages = (BLOCKS * BLOCK_BYTES) / WASM_PAGE_BYTES
  try {
    const { buffer } = new WebAssembly.Memory({ initial: pages, maximum: pages })
    return Array.from({ length: BLOCKS }, (_, place) =>
      Buffer.from(buffer, place * BLOCK_BYTES, BLOCK_BYTES),
    )
  } catch {
    return [] // a process held to little address space: every chunk goes the ordinary way
  }
}

/** The word of a file system that does not know it. */
function unlessUnknown(error: unknown): undefined {
  if (codeOf(error) !== 'EINVAL') throw error
}
