import { canIn } from '@systole/domain/access/can-in'
import { serviceTableOf } from '@systole/domain/services/service-tables'
import { stepIn } from '@systole/domain/services/steps'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { addAudit } from '../audit/audit-store.ts'
import { findSigned } from '../reports/signing/signed-report-store.ts'
import type { EcgCase } from './ecg-case.ts'
import { openReview } from './open-review.ts'
import { deleteReviewDraft, findReview, submittedReviews, updateReview } from './review-store.ts'

type Caller = { actor: Actor }

/** Opens a draft of the released review for its correction; one that somebody opened before passes to the caller. Handbook 1.2. */
export async function startEcgCorrection(
  context: CallContext,
  { actor }: Caller,
  consult: EcgCase,
) {
  const { db } = context
  const { caseId } = consult
  await refuseCorrection(context, actor, consult)
  const draft = await correctionOf(context, caseId)
  if (draft) {
    if (draft.reviewerId !== actor.accountId)
      await updateReview(db, draft.reviewId, { ...draft, reviewerId: actor.accountId })
    return { version: draft.version }
  }
  const released = (await submittedReviews(db, caseId)).at(-1)
  if (!released) throw new AppError('wrongStatus')
  const version = await openReview(context, released, actor.accountId)
  await audit(context, actor, { caseId, action: 'report.correctionStarted' })
  return { version }
}

/** Deletes the draft of a correction; the released review stays. */
export async function cancelEcgCorrection(
  context: CallContext,
  { actor }: Caller,
  consult: EcgCase,
) {
  const { caseId } = consult
  await refuseCorrection(context, actor, consult)
  const draft = await correctionOf(context, caseId)
  if (!draft) return {}
  await deleteReviewDraft(context.db, draft.reviewId)
  await audit(context, actor, { caseId, action: 'report.correctionCancelled' })
  return {}
}

async function refuseCorrection(
  { db }: CallContext,
  actor: Actor,
  consult: EcgCase,
): Promise<void> {
  const { caseId, service, status } = consult
  const step = stepIn(serviceTableOf(consult), { status, action: 'revise', by: actor.userType })
  if ('refusal' in step) throw new AppError(step.refusal)
  if (step.right && !canIn(actor, 'startCorrection', { service, right: step.right }))
    throw new AppError('accessDenied')
  if (await findSigned(db, caseId)) throw new AppError('releasePending')
}

async function correctionOf({ db }: CallContext, caseId: string) {
  const draft = await findReview(db, { caseId, round: 'first' })
  return draft?.state === 'draft' ? draft : undefined
}

function audit(
  { db, requestId }: CallContext,
  actor: Actor,
  { caseId, action }: { caseId: string; action: string },
): Promise<void> {
  return addAudit(db, { actor, requestId }, { action, object: `case:${caseId}` })
}
