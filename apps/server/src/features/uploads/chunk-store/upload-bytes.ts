import { crc32 } from 'node:zlib'
import { chunkRange } from '@systole/domain/uploads/chunks/chunk-plan'
import { AppError } from '../../../http/app-error.ts'
import type { ChunkFile } from './chunk-file.ts'
import type { ChunkJournal } from './chunk-journal.ts'
import type { ChunkRowBatcher } from './chunk-row-batcher.ts'
import type { ReceivedChunk } from './chunk-row-store.ts'
import type {
  AnnouncedLength,
  ChunkWrite,
  InFlightChunk,
  StoredUpload,
  UploadBytes,
  WholeFile,
} from './chunk-store.ts'
import { inFlightChunk, type WritingChunk } from './in-flight-chunk.ts'
import type { IncrementalSha256 } from './incremental-sha256.ts'

/** The bytes of an upload, with what only the store itself calls. */
export type OpenUploadBytes = UploadBytes & {
  stream(chunk: AnnouncedLength, onEnded: () => void): InFlightChunk | undefined
  /** Adds chunks that another process may have received, given a count just read from the database. */
  catchUp(receivedCount: number): Promise<void>
  close(): Promise<void>
}

type Parts = {
  upload: StoredUpload
  /** `undefined` once the bytes are in the storage. */
  file: ChunkFile | undefined
  journal: ChunkJournal
  rows: ChunkRowBatcher
  digest: IncrementalSha256
  received: Iterable<number>
  /** Returns the recorded chunks in the order of the file. */
  findChunks: () => Promise<ReceivedChunk[]>
  finish: () => Promise<WholeFile>
  /** Called if rows could not be written before closing. */
  onUnrecorded: (error: unknown) => void
}

/** The state of one upload between two chunks; only this file changes it. */
type State = Parts & {
  received: Set<number>
  /** Chunks being written, so that the same one is never written twice simultaneously. */
  writing: Map<number, Promise<unknown>>
  /** Chunks whose first pieces are written while the rest is still being received. */
  inFlight: Map<number, WritingChunk>
}

export function uploadBytes(parts: Parts): OpenUploadBytes {
  const received = new Set(parts.received)
  const state: State = { ...parts, received, writing: new Map(), inFlight: new Map() }
  const { file, journal, rows } = parts
  return {
    received: () => received,
    isComplete: () => isComplete(state),
    writeChunk: (chunk) => writeChunk(state, chunk),
    async finish() {
      await rows.flush() // the bytes are verified against the rows
      return parts.finish()
    },
    stream: (chunk, onEnded) => stream(state, chunk, onEnded),
    async catchUp(receivedCount) {
      rows.observeCount(receivedCount)
      if (!rows.isShared()) return
      for (const { chunkNumber } of await parts.findChunks()) received.add(chunkNumber)
    },
    async close() {
      await rows.flush().catch(parts.onUnrecorded)
      await Promise.all([file?.close(), journal.close()])
    },
  }
}

function isComplete({ upload, received }: State): boolean {
  return received.size === upload.chunkCount
}

function stream(
  { upload, file, rows, received, writing, inFlight }: State,
  { chunkNumber, lengthBytes }: AnnouncedLength,
  onEnded: () => void,
): InFlightChunk | undefined {
  const range = chunkRange(upload, chunkNumber)
  const isKnown = received.has(chunkNumber) || writing.has(chunkNumber) || inFlight.has(chunkNumber)
  const mayBeInvalid = chunkNumber === 1 || range.length !== lengthBytes
  if (!file || isKnown || mayBeInvalid || !rows.canDefer()) return undefined
  const onStopped = (stopped: WritingChunk) => {
    if (inFlight.get(chunkNumber) === stopped) inFlight.delete(chunkNumber)
  }
  const chunk = inFlightChunk({ file, range, onStopped, onEnded })
  if (chunk) inFlight.set(chunkNumber, chunk)
  return chunk
}

/**
 * Stores one chunk. It is acknowledged only when its bytes are synced and either its row is committed or its journal entry is
 * written, because the sender never asks again. After a power failure, row and entry are verified against the bytes
 * (`open-upload-bytes.ts`). ADR 19.
 */
async function writeChunk(state: State, chunk: ChunkWrite): Promise<number> {
  const { chunkNumber } = chunk
  for (let other = otherWrite(state, chunk); other; other = otherWrite(state, chunk)) await other
  if (state.received.has(chunkNumber)) return repeatChunk(state, checksumOf(chunk))
  const writing = writeNewChunk(state, chunk)
  state.writing.set(chunkNumber, writing.then(ignore, ignore))
  try {
    return await writing
  } finally {
    state.writing.delete(chunkNumber)
  }
}

/** Returns the completion of another request that is storing the same chunk, if any. */
function otherWrite(
  { writing, inFlight }: State,
  { chunkNumber, inFlight: own }: ChunkWrite,
): Promise<unknown> | undefined {
  const other = inFlight.get(chunkNumber)
  return writing.get(chunkNumber) ?? (other === own ? undefined : other?.stopWriting())
}

async function writeNewChunk(state: State, chunk: ChunkWrite): Promise<number> {
  const { file, rows, received, digest } = state
  if (!file || rows.isEnded()) throw new AppError('uploadNotFound')
  chunk.beforeWrite?.()
  try {
    const isDeferred = rows.canDefer()
    const { entry, count } = await persist(state, { file, chunk, isDeferred })
    received.add(chunk.chunkNumber)
    if (isDeferred) rows.defer(entry)
    else if (count === undefined) return await repeatChunk(state, entry)
    if (rows.isShared() && count !== undefined) return count
    return isComplete(state) ? await rows.flush() : received.size
  } catch (error) {
    digest.invalidate()
    throw error
  }
}

/**
 * Writes the bytes and either the journal entry or the row. The entry is written simultaneously, as it counts only with its
 * bytes; the row, which counts by itself, is written after them.
 */
async function persist(
  { upload, journal, rows, digest, inFlight }: State,
  { file, chunk, isDeferred }: { file: ChunkFile; chunk: ChunkWrite; isDeferred: boolean },
): Promise<{ entry: ReceivedChunk; count: number | undefined }> {
  const { chunkNumber, parts } = chunk
  const own = inFlight.get(chunkNumber) // another one has been stopped
  const { offset } = chunkRange(upload, chunkNumber)
  const written = write(own, file, { parts, offset })
  written.catch(ignore) // awaited below
  const entry = checksumOf(chunk, own) // computed while the disk writes
  if (!isDeferred) await written
  const kept = Promise.all([
    isDeferred ? journal.add(entry) : rows.writeNow(entry),
    written.then(() => file.sync()),
  ])
  kept.catch(ignore) // awaited below
  const digested = digest.add(chunkNumber, parts)
  if (own) own.keepBlockUntil(digested)
  else await digested
  const [count] = await kept
  return { entry, count: count ?? undefined }
}

/** Writes the parts that were not yet written while the chunk was received. */
async function write(
  own: WritingChunk | undefined,
  file: ChunkFile,
  { parts, offset }: { parts: readonly Buffer[]; offset: number },
): Promise<void> {
  if (await own?.wasWritten()) return
  await file.write(parts, offset)
}

/** Accepts a repeated chunk with the same bytes; other bytes mean another file under the same name. */
async function repeatChunk(
  { rows, findChunks }: State,
  { chunkNumber, crc32: checksum }: ReceivedChunk,
): Promise<number> {
  await rows.flush()
  const chunks = await findChunks()
  const before = chunks.find((chunk) => chunk.chunkNumber === chunkNumber)
  if (before?.crc32 === checksum) return chunks.length
  throw new AppError(before ? 'chunkRefused' : 'uploadNotFound', {
    ...(before && { message: 'The file differs from the one started. Delete it and start again.' }),
  })
}

function checksumOf({ chunkNumber, parts }: ChunkWrite, own?: WritingChunk): ReceivedChunk {
  if (own) return { chunkNumber, crc32: own.crc32() }
  return { chunkNumber, crc32: parts.reduce((checksum, part) => crc32(part, checksum), 0) }
}

function ignore() {}
