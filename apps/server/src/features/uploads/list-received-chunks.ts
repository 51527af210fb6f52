import type { ReceivedChunks } from '@systole/contract/files/uploads'
import type { z } from 'zod'
import type { ChunkContext } from './chunk-context.ts'
import { isWhole } from './chunk-store/open-upload.ts'
import { completeUpload } from './complete-upload.ts'
import { identityOf } from './open-uploads.ts'
import type { AnnouncedFile } from './receiving/chunk-fields.ts'
import type { UploadCaller } from './receiving/upload-caller.ts'
import { refuseStart } from './start-upload.ts'

/** Returns the numbers of all received chunks, so that a client can resume with one request. */
export async function askHeldChunks(
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
