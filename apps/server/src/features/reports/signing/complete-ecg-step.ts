import type { CallContext } from '../../../app-context.ts'
import type { SignedEcgStep } from '../../../db/schema/reports.ts'
import { closeReview, findReview } from '../../ecg-reviews/review-store.ts'
import { decideRequest, insertRequest } from '../../ecg-reviews/second-request-store.ts'
import type { SignedReport } from './signed-report-store.ts'

/** Closes the signed review of an ECG and the request that it answers, and requests the asynchronous review that is due. Handbook 1.4. */
export async function completeEcgStep(
  { db, clock }: CallContext,
  { caseId, signerId, shownBy }: SignedReport,
  { reviewId, request, asyncDue }: SignedEcgStep,
): Promise<void> {
  const now = clock.now()
  if (reviewId) await closeReview(db, reviewId, { state: 'submitted', closedAt: now, shownBy })
  if (request) {
    const { requestId, decision, answer, by } = request
    await decideRequest(db, requestId, { decision, answer, decidedBy: by, decidedAt: now })
    if (decision === 'declined') await dropSecond(db, caseId, now)
  }
  if (asyncDue.length > 0)
    await insertRequest(db, {
      ...{ caseId, kind: 'async', due: asyncDue, reason: '' },
      ...{ askedBy: signerId, askedAt: now },
    })
}

/** Closes what the second reviewer wrote before declining. */
async function dropSecond(db: CallContext['db'], caseId: string, now: Date): Promise<void> {
  const second = await findReview(db, { caseId, round: 'second' })
  if (second?.state !== 'draft') return
  await closeReview(db, second.reviewId, { state: 'returned', closedAt: now, shownBy: null })
}
