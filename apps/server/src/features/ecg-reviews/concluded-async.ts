import { ASYNC_OUTCOMES, type AsyncOutcome } from '@systole/domain/ecg-reviews/second-request'
import type { Db } from '../../db/database.ts'
import { submittedReviews } from './review-store.ts'
import { requestsOfCase } from './second-request-store.ts'

export type ConcludedAsync = {
  outcome: AsyncOutcome
  decidedBy: string
  decidedAt: Date
  answer: string
}

/** Returns the asynchronous review of the newest released document; a later revision may have one of its own. SPEC E27. */
export async function concludedAsync(db: Db, caseId: string): Promise<ConcludedAsync | undefined> {
  const releasedAt = (await submittedReviews(db, caseId)).at(-1)?.closedAt
  const request = (await requestsOfCase(db, caseId)).findLast(
    ({ kind, decidedAt }) =>
      kind === 'async' && decidedAt !== null && releasedAt != null && decidedAt >= releasedAt,
  )
  const outcome = ASYNC_OUTCOMES.find((each) => each === request?.decision)
  if (!request?.decidedBy || !request.decidedAt || !outcome) return undefined
  const { decidedBy, decidedAt, answer } = request
  return { outcome, decidedBy, decidedAt, answer }
}
