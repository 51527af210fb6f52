import { refuseDeduction } from '@systole/domain/credits/case-credits'
import { serviceOf } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { addAudit } from '../../audit/audit-store.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { takeImported } from '../../cases/ecg/take-imported.ts'
import { submitCase } from '../../cases/submit-case.ts'
import { validPlansOf } from '../plans/credit-plan-store.ts'
import { creditsOf } from './case-credits.ts'
import { findDeduction, postDeduction } from './deduction.ts'

/**
 * Submits a case by a step of its service and deducts the plan's credits for the service in the same transaction, or nothing if
 * it is free. A refused deduction leaves the case as it was. SPEC E10.
 */
export async function submitWithCredits(
  context: CallContext,
  consult: CaseRow,
  { actor, action, note: reason }: { actor: Actor; action: string; note: string },
): Promise<void> {
  const { db, clock } = context
  refuseIncomplete(consult)
  const step = { action, by: actor.userType }
  if (action === 'admit') {
    await submitCase(context, consult, { actor, action: `case.${action}`, note: reason, step })
    return finish(context, consult, { actor, action })
  }
  const valid = await validPlansOf(db, consult.hospitalId, clock.now())
  const isFree = refuseDeduction(creditsOf(consult, []), valid, 0) === 'noCreditNeeded'
  const deduction = isFree ? undefined : await findDeduction(context, consult, { valid })
  const note = deduction ? String(deduction.required) : ''
  const sent = await submitCase(context, consult, { actor, action: `case.${action}`, note, step })
  if (deduction)
    await postDeduction(context, sent, { ...deduction, actor, note: undefined, isSentNow: true })
  await finish(context, consult, { actor, action })
}

/** Adds the audit row of the step, and lets an ECG that is read already be prepared. */
async function finish(
  context: CallContext,
  { caseId }: CaseRow,
  { actor, action }: { actor: Actor; action: string },
): Promise<void> {
  const { db, requestId } = context
  const change = { action: `case.${action}`, object: `case:${caseId}`, details: {} }
  await addAudit(db, { actor, requestId }, change)
  await takeImported(context, caseId)
}

/** Refuses a case without the file that its service requires. */
function refuseIncomplete(consult: CaseRow): void {
  if (serviceOf(consult).requires !== 'file') return
  const files = Object.values(consult.fileCounts).reduce((sum, count) => sum + count, 0)
  if (files === 0) throw new AppError('requiredFilesMissing', { data: { missing: [] } })
}
