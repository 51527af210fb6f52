import type { ChunkReply, ReceivedChunks } from '@systole/contract/files/uploads'
import type { z } from 'zod'
import { completeUpload, toReply } from './complete-upload.ts'
import { identityOf, type UploadContext } from './open-uploads.ts'
import type { AnnouncedFile, ChunkRequest } from './receiving/chunk-fields.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { refuseStart } from './start-upload.ts'

/**
 * Returns the reply if the chunk was received; `undefined` requests it. Completes an upload whose completion was interrupted by a
 * crash.
 */
export async function checkChunk(
  context: UploadContext,
  caller: UploadCaller,
  { file, chunkNumber }: ChunkRequest,
): Promise<ChunkReply | undefined> {
  const found = await context.uploads.find(identityOf(caller, file))
  if (found.state === 'done') return toReply(found.file)
  if (found.state === 'unknown') {
    await refuseStart(context, caller, file)
    return undefined
  }
  const { row } = found
  return context.chunks.open(row, async (bytes) => {
    if (bytes.isComplete())
      return completeUpload(context, { row, bytes }, { caller, sha256: file.sha256 })
    const received = bytes.received()
    if (!received.has(chunkNumber)) return undefined
    return { complete: false, received: received.size, total: row.chunkCount }
  })
}

/** Returns the numbers of all received chunks, so that a client can resume with one request. */
export async function listReceivedChunks(
  context: UploadContext,
  caller: UploadCaller,
  file: AnnouncedFile,
): Promise<z.output<typeof ReceivedChunks>> {
  const total = file.plan.chunkCount
  const found = await context.uploads.find(identityOf(caller, file))
  if (found.state === 'done') return { received: upTo(total), total, complete: true }
  if (found.state === 'unknown') {
    await refuseStart(context, caller, file)
    return { received: [], total, complete: false }
  }
  const { row } = found
  return context.chunks.open(row, async (bytes) => {
    const complete = bytes.isComplete()
    if (complete) await completeUpload(context, { row, bytes }, { caller, sha256: file.sha256 })
    return { received: [...bytes.received()].sort((a, b) => a - b), total, complete }
  })
}

function upTo(total: number): number[] {
  return Array.from({ length: total }, (_, place) => place + 1)
}
