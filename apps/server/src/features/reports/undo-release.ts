import type { undoRelease as contract } from '@systole/contract/reports'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { findCaseForChange } from '../cases/case-store.ts'
import { findReport } from './report-store.ts'
import { deleteSigned, findSigned } from './signed-report-store.ts'

/** Takes the own signature back. One that is gone already is taken back; one that is released is not. */
export async function undoRelease(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, clock, requestId } = context
  const consult = await findCaseForChange(db, input.usid, scope)
  if (!consult) throw new AppError('caseNotFound')
  const { caseId } = consult
  if (await findReport(db, caseId, input.revision)) throw new AppError('releaseDone')
  const signed = await findSigned(db, caseId)
  if (signed?.revision !== input.revision || signed.signerId !== actor.accountId) return {}
  if (clock.now() >= signed.releaseAt) throw new AppError('releaseDone')
  await deleteSigned(db, signed)
  await addAudit(
    db,
    { actor, requestId },
    { action: 'report.undone', object: `case:${caseId}`, details: { revision: signed.revision } },
  )
  return {}
}
