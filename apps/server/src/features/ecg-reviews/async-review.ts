import type { AsyncOutcome } from '@systole/domain/ecg-reviews/second-request'
import { needsReason } from '@systole/domain/ecg-reviews/second-request'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { changeCase } from '../cases/case-store.ts'
import { recordCase } from '../cases/record-case.ts'
import { asyncReviewed } from './async-reviewed.ts'
import { type ConcludedAsync, concludedAsync } from './concluded-async.ts'
import type { EcgCase } from './ecg-case.ts'
import { openReview } from './open-review.ts'
import { closeReview, findReview, submittedReviews } from './review-store.ts'
import { decideRequest, insertRequest, openRequest } from './second-request-store.ts'

type Outcome = { outcome: AsyncOutcome; reason: string; actor: Actor }

/**
 * Completes an asynchronous review of a released report, which stays as it is. A major difference opens its correction. The case is
 * locked. SPEC E27.
 */
export async function completeAsyncReview(
  context: CallContext,
  consult: EcgCase,
  { outcome, reason, actor }: Outcome,
): Promise<void> {
  const { db, clock, requestId } = context
  const { caseId, hospitalId, status } = consult
  const { accountId } = actor
  if (needsReason(outcome) && reason === '') throw new AppError('reasonRequired')
  const done = await concludedAsync(db, caseId)
  if (done) return refuseSecond(done, { outcome, reason, actor })
  const now = clock.now()
  await decide(context, caseId, { outcome, reason, actor })
  const draft = await findReview(db, { caseId, round: 'async' })
  if (draft?.state === 'draft')
    await closeReview(db, draft.reviewId, { state: 'submitted', closedAt: now, shownBy: null })
  await changeCase(db, caseId, { asyncReviewerId: accountId }, now)
  await recordCase(
    { db, requestId },
    {
      ...{ caseId, hospitalId, actor, action: 'review.asyncDone', at: now },
      ...{ from: status, to: outcome, note: reason },
    },
  )
  if (outcome === 'major') await openCorrection(context, caseId, accountId)
}

/** Refuses another outcome for a revision that was reviewed; the same one sent again changes nothing. */
function refuseSecond(done: ConcludedAsync, { outcome, reason, actor }: Outcome): void {
  const isAgain =
    done.decidedBy === actor.accountId && done.outcome === outcome && done.answer === reason
  if (isAgain) return
  throw asyncReviewed()
}

/** Decides the open request, or one that the reviewer made by reviewing unasked. */
async function decide(
  { db, clock }: CallContext,
  caseId: string,
  { outcome, reason, actor }: Outcome,
): Promise<void> {
  const now = clock.now()
  const by = actor.accountId
  const unasked = { due: [], askedBy: by, reason: '', askedAt: now }
  await insertRequest(db, { caseId, kind: 'async', ...unasked })
  const request = await openRequest(db, { caseId, kind: 'async' })
  if (!request) throw new AppError('wrongStatus')
  const decided = { decision: outcome, answer: reason, decidedBy: by, decidedAt: now }
  await decideRequest(db, request.requestId, decided)
}

/** Opens the correction of the released review, with what the asynchronous one says, unless it is being corrected. */
async function openCorrection(
  context: CallContext,
  caseId: string,
  accountId: string,
): Promise<void> {
  const { db } = context
  if ((await findReview(db, { caseId, round: 'first' }))?.state === 'draft') return
  const own = await findReview(db, { caseId, round: 'async' })
  const released = (await submittedReviews(db, caseId)).at(-1)
  const source = own ?? released
  if (source) await openReview(context, source, accountId)
}
