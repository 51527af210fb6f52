import type { undoRelease as contract } from '@systole/contract/reports/reports'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { findReport } from '../report-store.ts'
import { deleteSigned, findSigned, wasUndone } from './signed-report-store.ts'

/** Withdraws the caller's own signature. A repeated call succeeds; a released report or an unknown revision is refused. */
export async function undoRelease(
  context: CallContext,
  { input, actor, scope }: Call<typeof contract>,
) {
  const { db, clock, requestId } = context
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const { caseId } = consult
  const signed = await findSigned(db, caseId)
  if (signed?.revision !== input.revision || signed.signerId !== actor.accountId)
    return alreadyUndone(db, { caseId, revision: input.revision, signerId: actor.accountId })
  if (clock.now() >= signed.releaseAt) throw new AppError('releaseDone')
  await deleteSigned(db, signed)
  await addAudit(
    db,
    { actor, requestId },
    { action: 'report.undone', object: `case:${caseId}`, details: { revision: signed.revision } },
  )
  return {}
}

async function alreadyUndone(
  db: CallContext['db'],
  signature: { caseId: string; revision: string; signerId: string },
) {
  if (await findReport(db, signature.caseId, signature.revision)) throw new AppError('releaseDone')
  if (await wasUndone(db, signature)) return {}
  throw fieldRefusal('revision', 'names no signature of yours that waits for its release')
}
