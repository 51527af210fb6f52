import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { type FileHandle, link, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'
import { codeOf } from '../../../error-code.ts'
import { syncFolder } from '../../../sync-folder.ts'
import type { ReceivedChunk } from './chunk-row-store.ts'

/**
 * A journal of the received chunks, in a small file beside the bytes: an entry survives a power failure once written, and costs
 * less than a committed row. ADR 19.
 */
export type ChunkJournal = {
  /** Writes an entry; it survives a power failure once this resolves. */
  add(chunk: ReceivedChunk): Promise<void>
  close(): Promise<void>
}

const SUFFIX = '.notes' // of journals written by earlier versions, too
const ENTRY_BYTES = 16 // never across two sectors, so that it is written completely or not at all
const CHECKED_BYTES = 8
const WRITTEN_THROUGH = constants.O_RDWR | constants.O_DSYNC

export function journalPath(chunkFilePath: string): string {
  return chunkFilePath + SUFFIX
}

/** Returns the name of the file to which a journal belongs; other names unchanged. */
export function withoutJournalSuffix(name: string): string {
  return name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : name
}

/** Creates a journal that is opened by its first entry, because short uploads need none. Opening is repeated after a failure. */
export function chunkJournal(path: string, chunkCount: number): ChunkJournal {
  let opened: Promise<ChunkJournal> | undefined
  const openOnce = () => {
    const opening = openChunkJournal(path, chunkCount)
    opened = opening
    opening.catch(() => {
      opened = undefined
    })
    return opening
  }
  return {
    async add(chunk) {
      const journal = await (opened ?? openOnce())
      await journal.add(chunk)
    },
    async close() {
      const journal = await opened?.catch(() => undefined)
      await journal?.close()
    },
  }
}

/**
 * Opens the journal or creates it; it is first filled with zeros, because overwriting needs no change of the file system's
 * metadata.
 */
export async function openChunkJournal(path: string, chunkCount: number): Promise<ChunkJournal> {
  const handle = await open(path, WRITTEN_THROUGH).catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error
    await createJournal(path, chunkCount * ENTRY_BYTES)
    return open(path, WRITTEN_THROUGH)
  })
  return {
    async add({ chunkNumber, crc32: checksum }) {
      const entry = Buffer.alloc(ENTRY_BYTES)
      entry.writeUInt32LE(chunkNumber, 0)
      entry.writeUInt32LE(checksum, 4)
      entry.writeUInt32LE(crc32(entry.subarray(0, CHECKED_BYTES)), CHECKED_BYTES)
      await handle.write(entry, 0, ENTRY_BYTES, (chunkNumber - 1) * ENTRY_BYTES)
    },
    close: () => handle.close(),
  }
}

/** Reads the journal; empty if there is none. The caller must verify entries against the bytes. */
export async function readChunkJournal(path: string): Promise<ReceivedChunk[]> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return Buffer.alloc(0)
    throw error
  })
  const chunks: ReceivedChunk[] = []
  for (let at = 0; at + ENTRY_BYTES <= bytes.length; at += ENTRY_BYTES) {
    const chunkNumber = bytes.readUInt32LE(at)
    const isWritten =
      bytes.readUInt32LE(at + CHECKED_BYTES) === crc32(bytes.subarray(at, at + CHECKED_BYTES))
    if (isWritten && chunkNumber === at / ENTRY_BYTES + 1)
      chunks.push({ chunkNumber, crc32: bytes.readUInt32LE(at + 4) })
  }
  return chunks
}

/**
 * Creates the journal under a temporary name and links it, unless another process was first, whose journal must not be
 * overwritten.
 */
async function createJournal(path: string, sizeBytes: number): Promise<void> {
  const aside = `${path}.${randomUUID()}`
  let handle: FileHandle | undefined
  try {
    handle = await open(aside, 'w')
    await handle.write(Buffer.alloc(sizeBytes))
    await handle.sync()
    await link(aside, path).catch((error: unknown) => {
      if (codeOf(error) !== 'EEXIST') throw error
    })
    await syncFolder(dirname(path))
  } finally {
    await handle?.close()
    await rm(aside, { force: true })
  }
}
