import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { StorageUnavailable } from '../../../ports/file-storage.ts'
import { livingAccount } from '../../accounts/account-store.ts'
import { areBytesHere, discardUpload, isWhole, openUpload } from '../chunk-store/open-upload.ts'
import { completeUpload } from '../complete-upload.ts'
import { findStrandedUploads, type UploadRow } from '../upload-store.ts'

/** The time within which the sender of the last chunk is expected to retry. */
const LEFT_ALONE_FOR = MINUTE

/** Completes uploads that lack only their completion, one after another. */
export async function finishStrandedUploads(context: CallContext): Promise<void> {
  const untouchedSince = new Date(context.clock.now().getTime() - LEFT_ALONE_FOR)
  for (const row of await findStrandedUploads(context.db, untouchedSince)) {
    try {
      await finish(context, row)
    } catch (error) {
      if (error instanceof StorageUnavailable) return // unavailable for the others, too
      if (!(error instanceof AppError)) throw error
      context.log.warn({ err: error, uploadId: row.uploadId }, 'a stranded upload was refused')
    }
  }
}

async function finish(context: CallContext, row: UploadRow): Promise<void> {
  const actor = await livingAccount(context.db, row.accountId)
  if (!actor) return discardUpload(context, row.uploadId)
  if (!(await areBytesHere(context, row))) return // they are on another machine
  const upload = await openUpload(context, row)
  try {
    const { caseId, hospitalId } = row
    const caller = { actor, caseId, hospitalId }
    if (!isWhole(upload)) return // some bytes were lost in a power failure and will be requested again
    const uploads = { end() {} } // no other request of this process uses it
    await completeUpload({ ...context, uploads }, upload, { caller, sha256: undefined })
  } finally {
    await upload.close()
  }
}
