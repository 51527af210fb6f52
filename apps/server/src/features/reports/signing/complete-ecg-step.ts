import { canIn } from '@systole/domain/access/can-in'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { CallContext } from '../../../app-context.ts'
import type { SignedEcgStep } from '../../../db/schema/reports.ts'
import { closeReview, findReview } from '../../ecg-reviews/review-store.ts'
import {
  decideRequest,
  insertRequest,
  othersOfRole,
} from '../../ecg-reviews/second-request-store.ts'
import { notifyOtherAdmins } from '../../notifications/notification-store.ts'
import type { SignedReport } from './signed-report-store.ts'

/** Closes the signed review of an ECG and the request that it answers, and requests the asynchronous review that is due. Handbook 1.4. */
export async function completeEcgStep(
  { db, clock }: CallContext,
  { caseId, signerId, shownBy, model }: SignedReport,
  { reviewId, request, asyncDue }: SignedEcgStep,
): Promise<void> {
  const now = clock.now()
  if (reviewId) await closeReview(db, reviewId, { state: 'submitted', closedAt: now, shownBy })
  if (request) {
    const { requestId, decision, answer, by } = request
    await decideRequest(db, requestId, { decision, answer, decidedBy: by, decidedAt: now })
    if (decision === 'declined') await dropSecond(db, caseId, now)
  }
  if (asyncDue.length === 0) return
  await insertRequest(db, {
    ...{ caseId, kind: 'async', due: asyncDue, reason: '' },
    ...{ askedBy: signerId, askedAt: now },
  })
  if (model.format === 2)
    await notifyWithoutAsync(db, { caseId, signerId, service: model.service, at: now })
}

/** Notifies the admins of a due asynchronous review that only its signer could make; no deadline would show it. Handbook 1.4. */
async function notifyWithoutAsync(
  db: CallContext['db'],
  of: { caseId: string; signerId: string; service: EcgServiceId; at: Date },
): Promise<void> {
  const { caseId, signerId, service, at } = of
  const role = 'async_second_reviewer'
  const right = 'report.async_review'
  const isAble = (await othersOfRole(db, role, signerId)).some(({ permissions }) =>
    canIn({ userType: role, permissions }, 'addReviewData', { service, right }),
  )
  if (isAble) return
  await notifyOtherAdmins(db, {
    ...{ kind: 'asyncReviewerMissing', caseId, at, exceptId: signerId },
    occasion: `async-reviewer:${caseId}:${at.toISOString().slice(0, 10)}`,
  })
}

/** Closes what the second reviewer wrote before declining. */
async function dropSecond(db: CallContext['db'], caseId: string, now: Date): Promise<void> {
  const second = await findReview(db, { caseId, round: 'second' })
  if (second?.state !== 'draft') return
  await closeReview(db, second.reviewId, { state: 'returned', closedAt: now, shownBy: null })
}
