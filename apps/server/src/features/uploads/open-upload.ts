import { chunkRange } from '@systole/domain/uploads/chunk-plan'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import type { CallContext } from '../../app-context.ts'
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
import { deleteUnfinishedUpload, forgetChunks, heldChunks, type UploadRow } from './upload-store.ts'

/** The part of an upload this process keeps between two chunks. The truth is in the database and on the disk. */
export type OpenUpload = {
  readonly row: UploadRow
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

/** Opens the bytes of an unfinished upload. Chunks whose bytes are gone are forgotten, never pretended. */
export async function openUpload(parts: Parts, row: UploadRow): Promise<OpenUpload> {
  const path = chunkFilePath(parts.incomingDir, row.uploadId)
  const chunks = await heldChunks(parts.database, row.uploadId)
  const existing = await openChunkFile(path)
  const isWhole = chunks.length === row.chunkCount
  const moved = !existing && isWhole && (await isStored(parts, fileIdOf(row.uploadId)))
  const lost = !existing && !moved && chunks.length > 0
  if (lost) await forgetChunks(parts.database, row.uploadId)
  const file = existing ?? (moved ? undefined : await createChunkFile(path, row.sizeBytes))
  const digest = runningDigest()
  if (chunks.length > 0 && !lost) digest.lose()
  return {
    row,
    file,
    held: new Set(lost ? [] : chunks.map(({ chunkNumber }) => chunkNumber)),
    digest,
    kind: row.kind,
    inHand: new Map(),
    completing: undefined,
  }
}

export async function closeUpload(upload: OpenUpload): Promise<void> {
  await upload.file?.close()
}

/** A refused upload leaves nothing behind. */
export async function discardUpload(parts: Parts, uploadId: string): Promise<void> {
  await deleteUnfinishedUpload(parts.database, uploadId)
  await removeChunkFile(chunkFilePath(parts.incomingDir, uploadId))
  const storageKey = fileIdOf(uploadId)
  if (!(await isStorageKeyUsed(parts.database, storageKey))) await parts.files.remove(storageKey)
}

export function isWhole({ row, held }: OpenUpload): boolean {
  return held.size === row.chunkCount
}

export function rangeOf({ row }: OpenUpload, chunkNumber: number) {
  return chunkRange(row, chunkNumber)
}

/** After a crash between moving the bytes and writing their row they are in the storage already. */
async function isStored({ files }: Parts, storageKey: string): Promise<boolean> {
  try {
    const stream = await files.read(storageKey, { start: 0, end: 0 })
    stream.destroy()
    return true
  } catch {
    return false
  }
}
