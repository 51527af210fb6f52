import type { ChunkReply } from '@systole/contract/files/uploads'
import type { ErrorName } from '@systole/contract/wire/errors'
import { AppError } from '../../http/app-error.ts'
import type { UploadBytes } from './chunk-store/chunk-store.ts'
import { completeUpload, toReply } from './complete-upload.ts'
import { discardUpload } from './discard-upload.ts'
import { type FoundUpload, identityOf, type UploadContext } from './open-uploads.ts'
import type { AnnouncedFile, ChunkRequest } from './receiving/chunk-fields.ts'
import type { ChunkBody } from './receiving/read-chunk-body.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { refuseFirstChunk } from './refuse-bytes.ts'
import { startUpload } from './start-upload.ts'
import type { UploadRow } from './upload-store.ts'

const WRONG_CONTENT: readonly ErrorName[] = ['contentMismatch', 'tooManyPixels']

/** Handles a chunk in any order; the one that completes the upload also adds the file to the case. */
export async function handleChunk(
  context: UploadContext,
  caller: UploadCaller,
  chunk: ChunkRequest,
  body: ChunkBody,
): Promise<ChunkReply> {
  if (body.lengthBytes !== chunk.lengthBytes) {
    throw new AppError('chunkRefused', { message: 'The chunk is not as long as announced.' })
  }
  const found = await findOrStart(context, caller, chunk.file)
  if (found.state === 'done') return toReply(found.file)
  const { row } = found
  try {
    return await context.chunks.open(row, (bytes) =>
      storeChunk(context, caller, { row, bytes }, { chunk, body }),
    )
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (WRONG_CONTENT.includes(error.refusal)) await discardUpload(context, row.uploadId)
    context.uploads.end(row)
    if (error.refusal !== 'uploadNotFound') throw error
    // another process may have completed it, while the state of this one was outdated
    const completed = await context.uploads.find(identityOf(caller, chunk.file))
    if (completed.state !== 'done') throw error
    return toReply(completed.file)
  }
}

/** Returns the upload of the file; its first chunk starts it. */
async function findOrStart(
  context: UploadContext,
  caller: UploadCaller,
  file: AnnouncedFile,
): Promise<Exclude<FoundUpload, { state: 'unknown' }>> {
  for (;;) {
    const found = await context.uploads.find(identityOf(caller, file))
    if (found.state !== 'unknown') return found
    await startUpload(context, caller, file)
  }
}

async function storeChunk(
  context: UploadContext,
  caller: UploadCaller,
  { row, bytes }: { row: UploadRow; bytes: UploadBytes },
  { chunk: { file, chunkNumber }, body }: { chunk: ChunkRequest; body: ChunkBody },
): Promise<ChunkReply> {
  const { chunkCount: total } = row
  if (total !== file.plan.chunkCount) throw new AppError('chunkRefused')
  if (row.kind !== file.kind) await context.uploads.setKind(row, file.kind)
  const { parts, inFlight } = body
  const beforeWrite = () => {
    if (chunkNumber === 1) refuseFirstChunk(row, parts)
  }
  const received = await bytes.writeChunk({ chunkNumber, parts, inFlight, beforeWrite })
  if (received < total) return { complete: false, received, total }
  return completeUpload(context, { row, bytes }, { caller, sha256: file.sha256 })
}
