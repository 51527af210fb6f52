import { crc32 } from 'node:zlib'
import { chunkRange } from '@systole/domain/uploads/chunks/chunk-plan'
import type { CallContext } from '../../../app-context.ts'
import type { FileStorage } from '../../../ports/file-storage.ts'
import { fileIdOf } from '../file-id.ts'
import { type ChunkFile, createChunkFile, openChunkFile } from './chunk-file.ts'
import type { ChunkFolder } from './chunk-folder.ts'
import { chunkJournal, journalPath, readChunkJournal } from './chunk-journal.ts'
import { chunkRowBatcher } from './chunk-row-batcher.ts'
import {
  deleteChunks,
  findReceivedChunks,
  type ReceivedChunk,
  recordChunks,
} from './chunk-row-store.ts'
import type { StoredUpload } from './chunk-store.ts'
import { type IncrementalSha256, incrementalSha256 } from './incremental-sha256.ts'
import { type OpenUploadBytes, uploadBytes } from './upload-bytes.ts'
import { wholeFile } from './whole-file.ts'

export type StoreParts = Pick<CallContext, 'database' | 'files' | 'clock' | 'log'> & {
  folder: ChunkFolder
}

type Found = {
  /** `undefined` once the bytes are in the storage. */
  file: ChunkFile | undefined
  chunks: readonly ReceivedChunk[]
  digest: IncrementalSha256
}

/** Opens an unfinished upload, new or from before a restart. Recorded chunks count only if their bytes are verified. */
export async function openUploadBytes(
  parts: StoreParts,
  upload: StoredUpload,
): Promise<OpenUploadBytes> {
  const { database, folder } = parts
  const { uploadId } = upload
  const path = folder.pathOf(uploadId)
  const recorded = await findReceivedChunks(database, uploadId)
  const existing = await openChunkFile(path)
  const isRecorded = recorded.length === upload.chunkCount
  if (!existing && isRecorded && (await isInStorage(parts.files, upload)))
    return newUploadBytes(parts, upload, { file: undefined, chunks: recorded, digest: noDigest() })

  const inJournal = existing ? await readChunkJournal(journalPath(path)) : []
  const file = existing ?? (await createChunkFile(path, upload.sizeBytes))
  const { chunks, digest } = await verifyChunks(file, upload, [...recorded, ...inJournal])
  const lost = without(recorded, chunks)
  if (lost.length > 0) await deleteChunks(database, uploadId, lost.map(numberOf))
  const unrecorded = without(chunks, recorded)
  if (unrecorded.length > 0)
    await recordChunks(database, { uploadId, chunks: unrecorded, now: parts.clock.now() })
  return newUploadBytes(parts, upload, { file, chunks, digest })
}

/** Returns whether the bytes are in the storage already, as after a crash between moving them and writing their row. */
export async function isInStorage(files: FileStorage, upload: StoredUpload): Promise<boolean> {
  const found = await files.find(fileIdOf(upload.uploadId))
  return found?.sizeBytes === upload.sizeBytes
}

function newUploadBytes(
  { database, files, folder, clock, log }: StoreParts,
  upload: StoredUpload,
  { file, chunks, digest }: Found,
): OpenUploadBytes {
  const { uploadId, chunkCount } = upload
  const findChunks = () => findReceivedChunks(database, uploadId)
  return uploadBytes({
    upload,
    file,
    digest,
    findChunks,
    received: chunks.map(numberOf),
    journal: chunkJournal(journalPath(folder.pathOf(uploadId)), chunkCount),
    rows: chunkRowBatcher({
      record: (some) => recordChunks(database, { uploadId, chunks: some, now: clock.now() }),
      before: chunks.length,
      onDuplicate: digest.invalidate, // the file must be read again to know which bytes it has
    }),
    finish: () => wholeFile({ upload, files, file, digest, findChunks }),
    onUnrecorded: (error) =>
      log.warn({ err: error, uploadId }, 'chunks are in the journal but not recorded'), // read again with the journal
  })
}

/**
 * Verifies each recorded chunk against its bytes, because a power failure may have occurred before they were synced. Chunks in
 * order from the first also update the digest.
 */
async function verifyChunks(
  file: ChunkFile,
  upload: StoredUpload,
  recorded: readonly ReceivedChunk[],
): Promise<{ chunks: ReceivedChunk[]; digest: IncrementalSha256 }> {
  const digest = incrementalSha256()
  const chunks: ReceivedChunk[] = []
  for (const chunk of recorded.toSorted((a, b) => a.chunkNumber - b.chunkNumber)) {
    const { chunkNumber } = chunk
    if (chunks.at(-1)?.chunkNumber === chunkNumber) continue
    const { offset, length } = chunkRange(upload, chunkNumber)
    const bytes = await file.read(offset, length)
    if (crc32(bytes) !== chunk.crc32) continue
    chunks.push(chunk)
    await digest.add(chunkNumber, [bytes])
  }
  return { chunks, digest }
}

function without(
  chunks: readonly ReceivedChunk[],
  others: readonly ReceivedChunk[],
): ReceivedChunk[] {
  const there = new Map(others.map((chunk) => [chunk.chunkNumber, chunk.crc32]))
  return chunks.filter((chunk) => there.get(chunk.chunkNumber) !== chunk.crc32)
}

function numberOf({ chunkNumber }: ReceivedChunk): number {
  return chunkNumber
}

function noDigest(): IncrementalSha256 {
  const digest = incrementalSha256()
  digest.invalidate()
  return digest
}
