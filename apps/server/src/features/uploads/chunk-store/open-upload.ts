import { crc32 } from 'node:zlib'
import { chunkRange } from '@systole/domain/uploads/chunk-plan'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../../app-context.ts'
import { StorageUnavailable } from '../../../ports/file-storage.ts'
import { fileIdOf } from '../file-id.ts'
import { isStorageKeyUsed } from '../file-store.ts'
import {
  deleteChunks,
  deleteUnfinishedUpload,
  findReceivedChunks,
  type ReceivedChunk,
  recordChunks,
  type UploadRow,
} from '../upload-store.ts'
import {
  type ChunkFile,
  chunkFilePath,
  createChunkFile,
  openChunkFile,
  removeChunkFile,
} from './chunk-file.ts'
import {
  type ChunkJournal,
  journalPath,
  openChunkJournal,
  readChunkJournal,
} from './chunk-journal.ts'
import { type ChunkRowBatcher, chunkRowBatcher } from './chunk-row-batcher.ts'
import { type IncrementalSha256, incrementalSha256 } from './incremental-sha256.ts'

/** The state of an upload that this process keeps between two chunks. The database and the disk are authoritative. */
export type OpenUpload = {
  readonly row: UploadRow
  /** `undefined` once the bytes are in the storage. */
  readonly file: ChunkFile | undefined
  readonly held: Set<number>
  readonly digest: IncrementalSha256
  readonly recorder: ChunkRowBatcher
  /** Adds a chunk to the journal beside the file. */
  note(chunk: ReceivedChunk): Promise<void>
  /** Waits for pending work and closes the files. */
  close(): Promise<void>
  /** The file kind, which the vet may change during the upload. */
  kind: FileKind
  /** Chunks being stored, so that the same one is never written twice simultaneously. */
  readonly inHand: Map<number, Promise<unknown>>
  /** Chunks whose first pieces are written while the rest is still being received. */
  readonly arriving: Map<number, { stopWriting(): Promise<void> }>
  completing: Promise<CompletedFile> | undefined
}

/** The reply to the chunk that completes the upload. */
export type CompletedFile = { complete: true; name: string; size: number; sha256: string }

type Parts = Pick<CallContext, 'database' | 'incomingDir' | 'files' | 'clock' | 'log'>

/** Opens an unfinished upload, new or from before a restart. Recorded chunks count only if their bytes are verified. */
export async function openUpload(parts: Parts, row: UploadRow): Promise<OpenUpload> {
  const { database, incomingDir } = parts
  const { uploadId } = row
  const path = chunkFilePath(incomingDir, uploadId)
  const recorded = await findReceivedChunks(database, uploadId)
  const existing = await openChunkFile(path)
  if (!existing && recorded.length === row.chunkCount && (await isStored(parts, row)))
    return newOpenUpload(parts, row, { file: undefined, chunks: recorded, digest: lostDigest() })

  const noted = existing ? await readChunkJournal(journalPath(path)) : []
  const file = existing ?? (await createChunkFile(path, row.sizeBytes))
  const { sound, digest } = await readBack(file, row, [...recorded, ...noted])
  const broken = without(recorded, sound)
  if (broken.length > 0) await deleteChunks(database, uploadId, broken.map(numberOf))
  const unrecorded = without(sound, recorded)
  if (unrecorded.length > 0)
    await recordChunks(database, { uploadId, chunks: unrecorded, now: parts.clock.now() })
  return newOpenUpload(parts, row, { file, chunks: sound, digest })
}

/** Returns whether this machine has the bytes, either unfinished or stored. */
export async function areBytesHere(parts: Parts, row: UploadRow): Promise<boolean> {
  const file = await openChunkFile(chunkFilePath(parts.incomingDir, row.uploadId))
  await file?.close()
  return file !== undefined || (await isStored(parts, row))
}

/** Deletes everything of a refused upload. */
export async function discardUpload(parts: Parts, uploadId: string): Promise<void> {
  await deleteUnfinishedUpload(parts.database, uploadId)
  await removeChunkFile(chunkFilePath(parts.incomingDir, uploadId))
  const storageKey = fileIdOf(uploadId)
  if (await isStorageKeyUsed(parts.database, storageKey)) return
  await parts.files.remove(storageKey).catch((error: unknown) => {
    if (!(error instanceof StorageUnavailable)) throw error // otherwise unreferenced bytes are swept once the storage is available
  })
}

export function isWhole({ row, held }: OpenUpload): boolean {
  return held.size === row.chunkCount
}

export function rangeOf({ row }: OpenUpload, chunkNumber: number) {
  return chunkRange(row, chunkNumber)
}

function newOpenUpload(
  { database, incomingDir, clock, log }: Parts,
  row: UploadRow,
  {
    file,
    chunks,
    digest,
  }: Pick<OpenUpload, 'file' | 'digest'> & { chunks: readonly ReceivedChunk[] },
): OpenUpload {
  const { uploadId, chunkCount } = row
  let notes: Promise<ChunkJournal> | undefined
  const recorder = chunkRowBatcher({
    record: (some) => recordChunks(database, { uploadId, chunks: some, now: clock.now() }),
    before: chunks.length,
    onDuplicate: digest.invalidate, // the file must be read again to know which bytes it has
  })
  return {
    row,
    file,
    held: new Set(chunks.map(numberOf)),
    digest,
    recorder,
    async note(chunk) {
      notes ??= openChunkJournal(journalPath(chunkFilePath(incomingDir, uploadId)), chunkCount)
      await (await notes).add(chunk)
    },
    async close() {
      await recorder.flush().catch((error: unknown) => {
        log.warn({ err: error, uploadId }, 'chunks are noted but not recorded') // read again with the journal
      })
      await Promise.all([file?.close(), notes?.then((each) => each.close())])
    },
    kind: row.kind,
    inHand: new Map(),
    arriving: new Map(),
    completing: undefined,
  }
}

/**
 * Verifies each recorded chunk against its bytes, because a power failure may have occurred before they were synced. Chunks in
 * order from the first also update the running digest.
 */
async function readBack(file: ChunkFile, row: UploadRow, told: readonly ReceivedChunk[]) {
  const digest = incrementalSha256()
  const sound: ReceivedChunk[] = []
  for (const chunk of told.toSorted((a, b) => a.chunkNumber - b.chunkNumber)) {
    const { chunkNumber } = chunk
    if (sound.at(-1)?.chunkNumber === chunkNumber) continue
    const { offset, length } = chunkRange(row, chunkNumber)
    const bytes = await file.read(offset, length)
    if (crc32(bytes) !== chunk.crc32) continue
    sound.push(chunk)
    await digest.add(chunkNumber, [bytes])
  }
  return { sound, digest }
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

function lostDigest(): IncrementalSha256 {
  const digest = incrementalSha256()
  digest.invalidate()
  return digest
}

/** Returns whether the bytes are in the storage already, as after a crash between moving them and writing their row. */
async function isStored({ files }: Parts, { uploadId, sizeBytes }: UploadRow): Promise<boolean> {
  const found = await files.find(fileIdOf(uploadId))
  return found?.sizeBytes === sizeBytes
}
