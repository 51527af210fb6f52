import type { deleteSessionData as contract } from '@systole/contract/files/uploads'
import { can } from '@systole/domain/access/access'
import { isEditable } from '@systole/domain/cases/case-status'
import { extensionOf } from '@systole/domain/uploads/accepted-formats'
import { fileNameKey } from '@systole/domain/uploads/file-name'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { recordCase } from '../cases/record-case.ts'
import { requireCaseForChange } from '../cases/require-case.ts'
import { requirePlan } from '../credits/plans/require-plan.ts'
import { requestImports } from '../ecg-recordings/import-ecg.queue.ts'
import { endOutdatedCheckoutQueue } from '../payments/checkouts/end-outdated-checkout.queue.ts'
import { refuseWhilePaying } from '../payments/checkouts/refuse-while-paying.ts'
import { fileIdOf } from './file-id.ts'
import { deleteFiles, listFiles } from './file-store.ts'
import type { OpenUploads } from './open-uploads.ts'
import { discardBytesJob } from './sweeping/discard-bytes.job.ts'
import { deleteUnfinishedUploads } from './upload-store.ts'

/**
 * Deletes a file (INSP-8): from the list immediately and from the storage by a job of the same transaction; an original of a paid
 * case is retained (SPEC 23). An unfinished upload of that name ends too.
 */
export async function deleteFile(
  context: CallContext & { uploads: OpenUploads },
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, clock, jobs, requestId } = context
  requirePlan(actor)
  const consult = await requireCaseForChange(db, input.caseId, scope)
  refuseWhilePaying(consult)
  const { caseId, hospitalId } = consult
  const nameKey = fileNameKey(wholeName(input.fileName, input.ftype))
  const now = clock.now()

  const ended = await deleteUnfinishedUploads(db, { caseId, nameKey })
  for (const upload of ended) context.uploads.end(upload)
  const kept = consult.submittedAt !== null
  const gone = await deleteFiles(db, { caseId, nameKey, kept, now })
  if (
    gone.length > 0 &&
    !isEditable(consult.status, consult.service) &&
    !can(actor.userType, 'deleteSubmittedData')
  )
    throw new AppError('wrongStatus')
  if (ended.length + gone.length === 0) throw new AppError('caseNotFound')

  if (gone.length > 0) await requestImports(context, await listFiles(db, caseId)) // a file with the same bytes may be left
  const discarded = kept ? [] : gone.map((file) => file.storageKey)
  const uploadIds = ended.map(({ uploadId }) => uploadId)
  const storageKeys = [...discarded, ...uploadIds.map(fileIdOf)]
  if (consult.checkoutState) await jobs.enqueue(db, endOutdatedCheckoutQueue, { caseId })
  await jobs.enqueue(db, discardBytesJob, { storageKeys, uploadIds })
  for (const { name, fileId, sha256 } of gone) {
    await recordCase(
      { db, requestId },
      {
        caseId,
        hospitalId,
        actor,
        action: 'file.deleted',
        from: name,
        at: now,
        details: { fileId, sha256, kept },
      },
    )
  }
  return {}
}

/** Returns the full name; the name sent is either the full name as listed, or lacks its format. */
function wholeName(fileName: string, ftype: string): string {
  return extensionOf(fileName) === ftype.toLowerCase() ? fileName : `${fileName}.${ftype}`
}
