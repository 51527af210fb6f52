import { crc32 } from 'node:zlib'
import { HEAD_BYTES } from '@systole/domain/uploads/sniff-content'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { refuseHead } from '../refuse-bytes.ts'
import { findReceivedChunks, type ReceivedChunk } from '../upload-store.ts'
import type { ChunkFile } from './chunk-file.ts'
import type { InFlightChunk } from './in-flight-chunk.ts'
import type { OpenUpload } from './open-upload.ts'
import { isWhole, rangeOf } from './open-upload.ts'

export type ChunkWrite = {
  chunkNumber: number
  parts: readonly Buffer[]
  /** Set if it was written and checksummed while it was received. */
  arriving?: InFlightChunk | undefined
}

type Parts = Pick<CallContext, 'database'>

/**
 * Stores one chunk. It is acknowledged only when its bytes are synced and either its row is committed or its journal entry is
 * written, because the sender never asks again. Both run simultaneously; after a power failure, row and entry are verified
 * against the bytes (`open-upload.ts`). Returns the number of received chunks. ADR 19.
 */
export async function persistChunk(
  parts: Parts,
  upload: OpenUpload,
  chunk: ChunkWrite,
): Promise<number> {
  const { chunkNumber } = chunk
  for (let other = hindrance(upload, chunk); other; other = hindrance(upload, chunk)) await other
  if (upload.held.has(chunkNumber)) return repeatChunk(parts, upload, noteOf(chunk))
  const storing = storeChunk(parts, upload, chunk)
  const settled = storing.then(ignore, ignore)
  upload.inHand.set(chunkNumber, settled)
  try {
    return await storing
  } finally {
    upload.inHand.delete(chunkNumber)
  }
}

/** Returns the completion of another request that is storing the same chunk, if any. */
function hindrance(
  { inHand, arriving }: OpenUpload,
  { chunkNumber, arriving: own }: ChunkWrite,
): Promise<unknown> | undefined {
  const other = arriving.get(chunkNumber)
  return inHand.get(chunkNumber) ?? (other === own ? undefined : other?.stopWriting())
}

async function storeChunk(parts: Parts, upload: OpenUpload, chunk: ChunkWrite): Promise<number> {
  const { file, held, digest, recorder } = upload
  const { chunkNumber } = chunk
  if (!file || recorder.isEnded()) throw new AppError('uploadNotFound')
  if (chunkNumber === 1) refuseHead(upload.row, firstBytes(chunk.parts, HEAD_BYTES))
  try {
    const isFollowedByRow = recorder.canDefer()
    const { note, count } = await writeAndRecord(upload, { file, chunk, isFollowedByRow })
    held.add(chunkNumber)
    if (isFollowedByRow) recorder.defer(note)
    else if (count === undefined) return await repeatChunk(parts, upload, note)
    if (recorder.isShared() && count !== undefined) return count
    return isWhole(upload) ? await recorder.flush() : held.size
  } catch (error) {
    digest.invalidate()
    throw error
  }
}

/**
 * Writes the bytes and either the journal entry or the row. The entry is written simultaneously, as it counts only with its
 * bytes; the row, which counts by itself, is written after them.
 */
async function writeAndRecord(
  upload: OpenUpload,
  { file, chunk, isFollowedByRow }: Keeping,
): Promise<{ note: ReceivedChunk; count: number | undefined }> {
  const { chunkNumber, parts } = chunk
  const streamed = upload.arriving.get(chunkNumber) === chunk.arriving ? chunk.arriving : undefined
  const written = write(streamed, file, { parts, offset: rangeOf(upload, chunkNumber).offset })
  written.catch(ignore) // awaited below
  const note = noteOf(chunk) // computed while the disk writes
  if (!isFollowedByRow) await written
  const kept = Promise.all([
    isFollowedByRow ? upload.note(note) : upload.recorder.writeNow(note),
    written.then(() => file.sync()),
  ])
  kept.catch(ignore) // awaited below
  const digested = upload.digest.add(chunkNumber, parts)
  if (streamed) streamed.keepBlockUntil(digested)
  else await digested
  const [count] = await kept
  return { note, count: count ?? undefined }
}

type Keeping = { file: ChunkFile; chunk: ChunkWrite; isFollowedByRow: boolean }

/** Writes the parts that were not yet written while the chunk was received. */
async function write(
  streamed: InFlightChunk | undefined,
  file: ChunkFile,
  { parts, offset }: { parts: readonly Buffer[]; offset: number },
): Promise<void> {
  if (await streamed?.wasWritten()) return
  await file.write(parts, offset)
}

/** Accepts a repeated chunk with the same bytes; other bytes mean another file under the same name. */
async function repeatChunk(
  { database }: Parts,
  { row, recorder }: OpenUpload,
  { chunkNumber, crc32: checksum }: ReceivedChunk,
): Promise<number> {
  await recorder.flush()
  const chunks = await findReceivedChunks(database, row.uploadId)
  const before = chunks.find((chunk) => chunk.chunkNumber === chunkNumber)
  if (before?.crc32 === checksum) return chunks.length
  throw new AppError(before ? 'chunkRefused' : 'uploadNotFound', {
    ...(before && { message: 'The file differs from the one started. Delete it and start again.' }),
  })
}

function noteOf({ chunkNumber, parts, arriving }: ChunkWrite): ReceivedChunk {
  if (arriving) return { chunkNumber, crc32: arriving.crc32() }
  return { chunkNumber, crc32: parts.reduce((checksum, part) => crc32(part, checksum), 0) }
}

function firstBytes(parts: readonly Buffer[], length: number): Buffer {
  const first: Buffer[] = []
  let missing = length
  for (const part of parts) {
    if (missing <= 0) break
    first.push(part.subarray(0, missing))
    missing -= part.length
  }
  return Buffer.concat(first)
}

function ignore() {}
