import { setImmediate } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { contentFits, HEAD_BYTES } from '@systole/domain/uploads/sniff-content'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { OpenUpload } from './open-upload.ts'
import { isWhole, rangeOf } from './open-upload.ts'
import { type HeldChunk, heldChunks } from './upload-store.ts'

export type ReceivedChunk = { chunkNumber: number; parts: readonly Buffer[] }

type Parts = Pick<CallContext, 'database'>

/**
 * Stores one chunk. The sender hears of it only when its bytes are synced and either its row is committed or its note
 * is on the disk, because it never asks again. Both wait for the disk, so they wait together: should power fail between
 * them, row and note are held against the bytes before they are believed again (`open-upload.ts`). Answers how many
 * chunks are held. Decision 19.
 */
export async function receiveChunk(
  parts: Parts,
  upload: OpenUpload,
  chunk: ReceivedChunk,
): Promise<number> {
  const { chunkNumber } = chunk
  while (upload.inHand.has(chunkNumber)) await upload.inHand.get(chunkNumber)
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

async function storeChunk(parts: Parts, upload: OpenUpload, chunk: ReceivedChunk): Promise<number> {
  const { file, held, digest, recorder } = upload
  const { chunkNumber } = chunk
  if (!file || recorder.isOver()) throw new AppError('uploadNotFound')
  if (chunkNumber === 1 && !startsRight(upload, chunk)) throw new AppError('contentMismatch')
  try {
    const written = file.write(chunk.parts, rangeOf(upload, chunkNumber).offset)
    written.catch(ignore) // it is awaited below
    const note = noteOf(chunk) // while the disk works, so do we
    await written
    const isFollowedByRow = recorder.mayFollow()
    const kept = Promise.all([
      isFollowedByRow ? upload.note(note) : recorder.now(note),
      file.sync(),
    ])
    kept.catch(ignore)
    await setImmediate() // the statement is on its way to the database
    digest.add(chunkNumber, chunk.parts)
    const [count] = await kept
    held.add(chunkNumber)
    if (isFollowedByRow) recorder.soon(note)
    else if (count === undefined) return await repeatChunk(parts, upload, note)
    if (recorder.isShared() && count !== undefined) return count
    return isWhole(upload) ? await recorder.settle() : held.size
  } catch (error) {
    digest.lose()
    throw error
  }
}

/** The same bytes again are fine; other bytes mean another file under the same name. */
async function repeatChunk(
  { database }: Parts,
  { row, recorder }: OpenUpload,
  { chunkNumber, crc32: checksum }: HeldChunk,
): Promise<number> {
  await recorder.settle()
  const chunks = await heldChunks(database, row.uploadId)
  const before = chunks.find((chunk) => chunk.chunkNumber === chunkNumber)
  if (before?.crc32 === checksum) return chunks.length
  throw new AppError(before ? 'chunkRefused' : 'uploadNotFound', {
    ...(before && { message: 'The file differs from the one started. Delete it and start again.' }),
  })
}

function noteOf({ chunkNumber, parts }: ReceivedChunk): HeldChunk {
  return { chunkNumber, crc32: parts.reduce((checksum, part) => crc32(part, checksum), 0) }
}

function startsRight({ row }: OpenUpload, { parts }: ReceivedChunk): boolean {
  const format = formatOf(row.name)
  const head = firstBytes(parts, HEAD_BYTES)
  return format !== undefined && contentFits(format, { head, sizeBytes: row.sizeBytes })
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
