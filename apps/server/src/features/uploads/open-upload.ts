import { crc32 } from 'node:zlib'
import { chunkRange } from '@systole/domain/uploads/chunk-plan'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../app-context.ts'
import { StorageAway } from '../../ports/file-storage.ts'
import {
  type ChunkFile,
  chunkFilePath,
  createChunkFile,
  openChunkFile,
  removeChunkFile,
} from './chunk-file.ts'
import { fileIdOf } from './file-id.ts'
import { isStorageKeyUsed } from './file-store.ts'
import { type RunningDigest, runningDigest } from './running-digest.ts'
import {
  deleteUnfinishedUpload,
  forgetChunks,
  type HeldChunk,
  heldChunks,
  type UploadRow,
} from './upload-store.ts'

/** The part of an upload this process keeps between two chunks. The truth is in the database and on the disk. */
export type OpenUpload = {
  readonly row: UploadRow
  /** Undefined once the bytes are in the storage. */
  readonly file: ChunkFile | undefined
  readonly held: Set<number>
  readonly digest: RunningDigest
  /** What it shows; the vet may choose again while it arrives. */
  kind: FileKind
  /** Chunks being stored at this moment, so that the same one is never written twice at once. */
  readonly inHand: Map<number, Promise<unknown>>
  completing: Promise<CompletedFile> | undefined
}

/** What the reply to the completing chunk says. */
export type CompletedFile = { complete: true; name: string; size: number; sha256: string }

type Parts = Pick<CallContext, 'database' | 'incomingDir' | 'files'>

/** Takes up an unfinished upload, new or from before a restart. What was recorded is believed only when its bytes are there. */
export async function openUpload(parts: Parts, row: UploadRow): Promise<OpenUpload> {
  const { database, incomingDir } = parts
  const path = chunkFilePath(incomingDir, row.uploadId)
  const recorded = await heldChunks(database, row.uploadId)
  const existing = await openChunkFile(path)
  if (!existing && recorded.length === row.chunkCount && (await isStored(parts, row)))
    return newOpenUpload(row, undefined, recorded, lostDigest())

  const file = existing ?? (await createChunkFile(path, row.sizeBytes))
  const { sound, broken, digest } = await readBack(file, row, recorded)
  if (broken.length > 0) await forgetChunks(database, row.uploadId, broken)
  return newOpenUpload(row, file, sound, digest)
}

/** Whether this machine can get at the bytes: still arriving, or stored. */
export async function areBytesHere(parts: Parts, row: UploadRow): Promise<boolean> {
  const file = await openChunkFile(chunkFilePath(parts.incomingDir, row.uploadId))
  await file?.close()
  return file !== undefined || (await isStored(parts, row))
}

export async function closeUpload(upload: OpenUpload): Promise<void> {
  await upload.file?.close()
}

/** A refused upload leaves nothing behind. */
export async function discardUpload(parts: Parts, uploadId: string): Promise<void> {
  await deleteUnfinishedUpload(parts.database, uploadId)
  await removeChunkFile(chunkFilePath(parts.incomingDir, uploadId))
  const storageKey = fileIdOf(uploadId)
  if (await isStorageKeyUsed(parts.database, storageKey)) return
  await parts.files.remove(storageKey).catch((error: unknown) => {
    if (!(error instanceof StorageAway)) throw error // else: what no row names is swept once the storage is back
  })
}

export function isWhole({ row, held }: OpenUpload): boolean {
  return held.size === row.chunkCount
}

export function rangeOf({ row }: OpenUpload, chunkNumber: number) {
  return chunkRange(row, chunkNumber)
}

function newOpenUpload(
  row: UploadRow,
  file: ChunkFile | undefined,
  chunks: readonly HeldChunk[],
  digest: RunningDigest,
): OpenUpload {
  const held = new Set(chunks.map(({ chunkNumber }) => chunkNumber))
  return { row, file, held, digest, kind: row.kind, inHand: new Map(), completing: undefined }
}

/**
 * Holds each recorded chunk against its bytes: a power cut may have come between recording and syncing. Those in order
 * from the first also bring the running digest up to date.
 */
async function readBack(file: ChunkFile, row: UploadRow, recorded: readonly HeldChunk[]) {
  const digest = runningDigest()
  const sound: HeldChunk[] = []
  const broken: number[] = []
  for (const chunk of recorded) {
    const { offset, length } = chunkRange(row, chunk.chunkNumber)
    const bytes = await file.read(offset, length)
    if (crc32(bytes) === chunk.crc32) {
      sound.push(chunk)
      digest.add(chunk.chunkNumber, [bytes])
    } else broken.push(chunk.chunkNumber)
  }
  return { sound, broken, digest }
}

function lostDigest(): RunningDigest {
  const digest = runningDigest()
  digest.lose()
  return digest
}

/** After a crash between moving the bytes and writing their row they are in the storage already. */
async function isStored({ files }: Parts, { uploadId, sizeBytes }: UploadRow): Promise<boolean> {
  const found = await files.find(fileIdOf(uploadId))
  return found?.sizeBytes === sizeBytes
}
