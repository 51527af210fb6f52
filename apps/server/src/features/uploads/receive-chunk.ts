import { setImmediate } from 'node:timers/promises'
import { formatOf } from '@systole/domain/uploads/accepted-formats'
import { contentFits, HEAD_BYTES } from '@systole/domain/uploads/sniff-content'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { OpenUpload } from './open-upload.ts'
import { rangeOf } from './open-upload.ts'
import { type HoldChunk, heldChunks } from './upload-store.ts'

export type ReceivedChunk = { chunkNumber: number; parts: readonly Buffer[]; checksum: number }

type Parts = Pick<CallContext, 'database' | 'clock'> & { holdChunk: HoldChunk }

/**
 * Stores one chunk. The sender hears of it only when its bytes are synced and its row is committed, because it never
 * asks again. Both wait for the disk, so they wait together: should power fail between them, the row is held against
 * the bytes before it is believed again (`open-upload.ts`). Answers how many chunks are held.
 */
export async function receiveChunk(
  parts: Parts,
  upload: OpenUpload,
  chunk: ReceivedChunk,
): Promise<number> {
  const { chunkNumber } = chunk
  while (upload.inHand.has(chunkNumber)) await upload.inHand.get(chunkNumber)
  if (upload.held.has(chunkNumber)) return repeatChunk(parts, upload, chunk)
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
  const { row, file, held, digest } = upload
  const { chunkNumber, checksum } = chunk
  if (!file) throw new AppError('uploadNotFound')
  if (chunkNumber === 1 && !startsRight(upload, chunk)) throw new AppError('contentMismatch')
  try {
    await file.write(chunk.parts, rangeOf(upload, chunkNumber).offset)
    const now = parts.clock.now()
    const kept = Promise.all([
      parts.holdChunk({ uploadId: row.uploadId, chunkNumber, crc32: checksum, now }),
      file.sync(),
    ])
    kept.catch(ignore) // it is awaited below
    await setImmediate() // the statement is on its way to the database
    digest.add(chunkNumber, chunk.parts) // and while database and disk work, so do we
    const [count] = await kept
    held.add(chunkNumber)
    return count ?? (await repeatChunk(parts, upload, chunk))
  } catch (error) {
    digest.lose()
    throw error
  }
}

/** The same bytes again are fine; other bytes mean another file under the same name. */
async function repeatChunk(
  { database }: Parts,
  { row }: OpenUpload,
  { chunkNumber, checksum }: ReceivedChunk,
): Promise<number> {
  const chunks = await heldChunks(database, row.uploadId)
  const before = chunks.find((chunk) => chunk.chunkNumber === chunkNumber)
  if (before?.crc32 === checksum) return chunks.length
  throw new AppError(before ? 'chunkRefused' : 'uploadNotFound', {
    ...(before && { message: 'The file differs from the one started. Delete it and start again.' }),
  })
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
