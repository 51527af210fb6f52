import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { CallContext } from '../../app-context.ts'
import type { Actor } from '../../http/actor.ts'
import { AppError } from '../../http/app-error.ts'
import { findAccount } from '../accounts/account-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { requireCase } from '../cases/require-case.ts'
import { dueNow } from './due-now.ts'
import type { EcgCase } from './ecg-case.ts'
import { openReview } from './open-review.ts'
import { closeReview, findReview, type ReviewRow, submittedReviews } from './review-store.ts'
import { decideRequest, openRequest } from './second-request-store.ts'
import { scheduleRelease } from './signing/schedule-release.ts'

type Step = { actor: Actor; note: string }
type Effect = (context: CallContext, consult: CaseRow, step: Step) => Promise<void>

/** The effects of a second reviewer's steps on the reviews and requests of a case, in the transaction of the step. */
export const reviewStepEffects: Readonly<Record<string, Effect>> = {
  returnToFirst,
  declineSecond,
}

/** Opens the first review again, closes the second one and the request. */
async function returnToFirst(
  context: CallContext,
  { caseId }: CaseRow,
  { actor, note }: Step,
): Promise<void> {
  const { db, clock } = context
  const first = await firstReview(context, caseId)
  const second = await findReview(db, { caseId, round: 'second' })
  const now = clock.now()
  if (second?.state === 'draft')
    await closeReview(db, second.reviewId, { state: 'returned', closedAt: now, shownBy: null })
  const request = await openRequest(db, { caseId, kind: 'second' })
  const decided = { decision: 'returned', answer: note, decidedBy: actor.accountId } as const
  if (request) await decideRequest(db, request.requestId, { ...decided, decidedAt: now })
  await openReview(context, first, first.reviewerId)
}

/** Releases the first review, signed by its reviewer when the second one was requested. SPEC E28. */
async function declineSecond(
  context: CallContext,
  before: CaseRow,
  { actor, note }: Step,
): Promise<void> {
  const { db } = context
  const { caseId } = before
  const first = await firstReview(context, caseId)
  const request = await openRequest(db, { caseId, kind: 'second' })
  if (!first.shownBy || !request) throw new AppError('wrongStatus')
  const consult = await requireEcgCase(context, caseId)
  const signer = await findAccount(db, first.reviewerId)
  const permissions = signer?.account.permissions ?? {}
  const due = await dueNow(context, { actor: { permissions }, consult, isAsked: false })
  const { requestId } = request
  await scheduleRelease(context, consult, {
    ...{ action: 'declineSecond', actor, signerId: first.reviewerId, shownBy: first.shownBy },
    ...{ review: first, draftVersion: first.version, reason: '' },
    ecgStep: {
      ...{ from: before.status, readerId: before.readerId, reviewId: null, asyncDue: due.async },
      request: { requestId, decision: 'declined', answer: note, by: actor.accountId },
    },
  })
}

async function firstReview({ db }: CallContext, caseId: string): Promise<ReviewRow> {
  const first = (await submittedReviews(db, caseId)).findLast(({ round }) => round === 'first')
  if (!first) throw new AppError('wrongStatus')
  return first
}

async function requireEcgCase({ db }: CallContext, caseId: string): Promise<EcgCase> {
  const consult = await requireCase(db, caseId, { reach: 'all' })
  const { service } = consult
  if (!isEcgService(service)) throw new AppError('wrongStatus')
  return { ...consult, service }
}
