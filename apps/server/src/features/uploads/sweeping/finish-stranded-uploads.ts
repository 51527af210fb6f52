import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { StorageUnavailable } from '../../../ports/file-storage.ts'
import { livingAccount } from '../../accounts/account-store.ts'
import { createChunkStore } from '../chunk-store/create-chunk-store.ts'
import { completeUpload } from '../complete-upload.ts'
import { discardUpload } from '../discard-upload.ts'
import { openUploads, type UploadContext } from '../open-uploads.ts'
import { findStrandedUploads, type UploadRow } from '../upload-store.ts'

/** The time within which the sender of the last chunk is expected to retry. */
const LEFT_ALONE_FOR = MINUTE

/** Completes uploads that lack only their completion, one after another. */
export async function finishStrandedUploads(context: CallContext): Promise<void> {
  const untouchedSince = new Date(context.clock.now().getTime() - LEFT_ALONE_FOR)
  const chunks = createChunkStore(context)
  const uploads = openUploads(context, chunks)
  try {
    for (const row of await findStrandedUploads(context.db, untouchedSince)) {
      try {
        await finish({ ...context, uploads, chunks }, row)
      } catch (error) {
        if (error instanceof StorageUnavailable) return // unavailable for the others, too
        if (!(error instanceof AppError)) throw error
        context.log.warn({ err: error, uploadId: row.uploadId }, 'a stranded upload was refused')
      }
    }
  } finally {
    await chunks.close()
  }
}

async function finish(context: UploadContext, row: UploadRow): Promise<void> {
  const { chunks } = context
  const actor = await livingAccount(context.db, row.accountId)
  if (!actor) return discardUpload(context, row.uploadId)
  if (!(await chunks.has(row))) return // they are on another machine
  const { caseId, hospitalId } = row
  const caller = { actor, caseId, hospitalId }
  await chunks.open(row, async (bytes) => {
    // otherwise some bytes were lost in a power failure and will be requested again
    if (bytes.isComplete())
      await completeUpload(context, { row, bytes }, { caller, sha256: undefined })
  })
  chunks.release(row.uploadId)
}
