import type { ChunkReply } from '@systole/contract/files/uploads'
import type { ErrorName } from '@systole/contract/wire/errors'
import { AppError } from '../../http/app-error.ts'
import type { ChunkContext } from './chunk-context.ts'
import { type CompletedFile, discardUpload, type OpenUpload } from './chunk-store/open-upload.ts'
import { persistChunk } from './chunk-store/persist-chunk.ts'
import { completeUpload, toReply } from './complete-upload.ts'
import { identityOf } from './open-uploads.ts'
import type { AnnouncedChunk } from './receiving/chunk-fields.ts'
import type { ChunkBody } from './receiving/read-chunk-body.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { startUpload } from './start-upload.ts'
import { setUploadKind, type UploadIdentity } from './upload-store.ts'

const WRONG_CONTENT: readonly ErrorName[] = ['contentMismatch', 'tooManyPixels']

/** Handles a chunk in any order; the one that completes the upload also adds the file to the case. */
export async function handleChunk(
  context: ChunkContext,
  caller: UploadCaller,
  chunk: AnnouncedChunk,
  body: ChunkBody,
): Promise<ChunkReply> {
  if (body.lengthBytes !== chunk.lengthBytes) {
    throw new AppError('chunkRefused', { message: 'The chunk is not as long as announced.' })
  }
  const identity = identityOf(caller, chunk.file)
  const begun = await context.uploads.use(identity, async (found) => {
    if (found.state === 'done') return toReply(found.file)
    if (found.state === 'receiving') return store(context, caller, chunk, body, found.upload)
    return startUpload(context, caller, chunk.file)
  })
  return begun ?? handleChunk(context, caller, chunk, body)
}

async function store(
  context: ChunkContext,
  caller: UploadCaller,
  { file, chunkNumber }: AnnouncedChunk,
  body: ChunkBody,
  upload: OpenUpload,
): Promise<ChunkReply> {
  const identity = identityOf(caller, file)
  const { uploadId, chunkCount } = upload.row
  if (chunkCount !== file.plan.chunkCount) throw new AppError('chunkRefused')
  if (upload.kind !== file.kind) {
    await setUploadKind(context.database, uploadId, file.kind)
    upload.kind = file.kind
  }
  try {
    const received = await persistChunk(context, upload, { chunkNumber, ...body })
    if (received < chunkCount) return { complete: false, received, total: chunkCount }
    return await completeUpload(context, upload, { caller, sha256: file.sha256 })
  } catch (error) {
    if (error instanceof AppError && WRONG_CONTENT.includes(error.refusal))
      await discardUpload(context, uploadId)
    if (!(error instanceof AppError)) throw error
    context.uploads.end(uploadId)
    const finished = error.refusal === 'uploadNotFound' && (await askFinished(context, identity))
    if (finished) return finished
    throw error
  }
}

/** Returns the file if another process completed the upload, while the state of this one was outdated. */
async function askFinished(
  { uploads }: ChunkContext,
  identity: UploadIdentity,
): Promise<CompletedFile | undefined> {
  return uploads.use(identity, async (found) =>
    found.state === 'done' ? toReply(found.file) : undefined,
  )
}
