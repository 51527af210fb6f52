import type { ChunkReply, ReceivedChunks } from '@systole/contract/files/uploads'
import type { z } from 'zod'
import type { ChunkContext } from './chunk-context.ts'
import { isWhole } from './chunk-store/open-upload.ts'
import { completeUpload, toReply } from './complete-upload.ts'
import { identityOf } from './open-uploads.ts'
import type { AnnouncedChunk, AnnouncedFile } from './receiving/chunk-fields.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { refuseStart } from './start-upload.ts'

/**
 * Returns the reply if the chunk was received; `undefined` requests it. Completes an upload whose completion was interrupted by a
 * crash.
 */
export async function checkChunk(
  context: ChunkContext,
  caller: UploadCaller,
  { file, chunkNumber }: AnnouncedChunk,
): Promise<ChunkReply | undefined> {
  const identity = identityOf(caller, file)
  return context.uploads.use(identity, async (found) => {
    if (found.state === 'done') return toReply(found.file)
    if (found.state === 'unknown') {
      await refuseStart(context, caller, file)
      return undefined
    }
    const { upload } = found
    if (isWhole(upload)) return completeUpload(context, upload, { caller, sha256: file.sha256 })
    if (!upload.held.has(chunkNumber)) return undefined
    return { complete: false, received: upload.held.size, total: upload.row.chunkCount }
  })
}

/** Returns the numbers of all received chunks, so that a client can resume with one request. */
export async function listReceivedChunks(
  context: ChunkContext,
  caller: UploadCaller,
  file: AnnouncedFile,
): Promise<z.output<typeof ReceivedChunks>> {
  const identity = identityOf(caller, file)
  const total = file.plan.chunkCount
  return context.uploads.use(identity, async (found) => {
    if (found.state === 'done') return { received: upTo(total), total, complete: true }
    if (found.state === 'unknown') {
      await refuseStart(context, caller, file)
      return { received: [], total, complete: false }
    }
    const { upload } = found
    const complete = isWhole(upload)
    if (complete) await completeUpload(context, upload, { caller, sha256: file.sha256 })
    return { received: [...upload.held].sort((a, b) => a - b), total, complete }
  })
}

function upTo(total: number): number[] {
  return Array.from({ length: total }, (_, place) => place + 1)
}
