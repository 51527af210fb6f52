import { isEcgService } from '@systole/domain/ecg-cases/ecg-action'
import type { ReviewedPair } from '@systole/domain/ecg-reviews/agreement'
import type { EcgServiceId } from '@systole/domain/ecg-reviews/review-fields'
import type { AsyncOutcome, RequestDecision } from '@systole/domain/ecg-reviews/second-request'
import { and, desc, eq, gte, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { cases } from '../../db/schema/cases.ts'
import { ecgReviews, secondReviewRequests } from '../../db/schema/ecg-reviews.ts'
import { pets } from '../../db/schema/pets.ts'
import { nameOf } from '../accounts/account-name-store.ts'

/** The newest reviews that the figures of a person count; more are those of no 90 days. */
const MOST_COUNTED = 2000
type Of = { accountId: string; since: Date }

/** A case whose document another person read, and when they signed or decided. */
export type SecondRead = {
  caseId: string
  caseNumber: number
  service: EcgServiceId
  species: string
  at: Date
}

/** The person whose document a request is about: second reviews by request, later ones by whose document was released. */
const AUTHOR = sql<string>`(select r.reviewer_id from ecg_reviews r
  where r.case_id = ${secondReviewRequests.caseId} and r.state = 'submitted'
    and r.round <> 'async' and r.closed_at <= ${secondReviewRequests.decidedAt}
    and (${secondReviewRequests.kind} = 'async' or r.round = 'first')
  order by r.closed_at desc limit 1)`

/** Returns the decisions of others about documents of a person. */
export async function decisionsAbout(db: Db, { accountId, since }: Of): Promise<RequestDecision[]> {
  const rows = await db
    .select({ decision: secondReviewRequests.decision })
    .from(secondReviewRequests)
    .where(
      and(
        isNotNull(secondReviewRequests.decision),
        gte(secondReviewRequests.decidedAt, since),
        eq(AUTHOR, accountId),
      ),
    )
    .limit(MOST_COUNTED)
  return rows.flatMap(({ decision }) => (decision ? [decision] : []))
}

/** Returns the asynchronous reviews that found a difference in documents of a person, newest first. */
export async function outcomesAbout(
  db: Db,
  { accountId, since }: Of,
): Promise<(SecondRead & { outcome: AsyncOutcome; reason: string })[]> {
  const rows = await db
    .select({
      caseId: cases.caseId,
      caseNumber: cases.caseNumber,
      service: cases.service,
      species: pets.species,
      at: secondReviewRequests.decidedAt,
      outcome: secondReviewRequests.decision,
      reason: secondReviewRequests.answer,
    })
    .from(secondReviewRequests)
    .innerJoin(cases, eq(cases.caseId, secondReviewRequests.caseId))
    .innerJoin(pets, eq(pets.petId, cases.petId))
    .where(
      and(
        inArray(secondReviewRequests.decision, ['minor', 'major']),
        gte(secondReviewRequests.decidedAt, since),
        eq(AUTHOR, accountId),
      ),
    )
    .orderBy(desc(secondReviewRequests.decidedAt))
    .limit(MOST_COUNTED)
  return rows.flatMap(({ service, at, outcome, ...row }) =>
    at && isEcgService(service) && (outcome === 'minor' || outcome === 'major')
      ? [{ ...row, service, at, outcome }]
      : [],
  )
}

/** Returns the documents of a person with those that second reviewers signed instead, newest first. */
export async function pairsOf(
  db: Db,
  { accountId, since }: Of,
): Promise<(ReviewedPair & SecondRead)[]> {
  const first = sql<string>`(select f.review_id from ecg_reviews f
    where f.case_id = ${ecgReviews.caseId} and f.round = 'first' and f.state = 'submitted'
      and f.closed_at <= ${ecgReviews.closedAt}
    order by f.closed_at desc limit 1)`
  const seconds = await db
    .select({
      caseId: cases.caseId,
      caseNumber: cases.caseNumber,
      service: cases.service,
      species: pets.species,
      at: ecgReviews.closedAt,
      second: ecgReviews.document,
      firstId: first,
    })
    .from(ecgReviews)
    .innerJoin(cases, eq(cases.caseId, ecgReviews.caseId))
    .innerJoin(pets, eq(pets.petId, cases.petId))
    .where(
      and(
        eq(ecgReviews.round, 'second'),
        eq(ecgReviews.state, 'submitted'),
        gte(ecgReviews.closedAt, since),
      ),
    )
    .orderBy(desc(ecgReviews.closedAt))
    .limit(MOST_COUNTED)
  const ids = seconds.flatMap(({ firstId }) => firstId ?? [])
  if (ids.length === 0) return []
  const firsts = await db
    .select({ reviewId: ecgReviews.reviewId, document: ecgReviews.document })
    .from(ecgReviews)
    .where(and(inArray(ecgReviews.reviewId, ids), eq(ecgReviews.reviewerId, accountId)))
  const byId = new Map(firsts.map(({ reviewId, document }) => [reviewId, document]))
  return seconds.flatMap(({ service, at, firstId, ...second }) => {
    const own = byId.get(firstId)
    return own && at && isEcgService(service) ? [{ ...second, service, at, first: own }] : []
  })
}

/** Returns the people who review ECGs, by name. */
export async function ecgReviewers(db: Db): Promise<{ uid: string; name: string }[]> {
  const rows = await db
    .select({ uid: accounts.accountId, name: nameOf(accounts) })
    .from(accounts)
    .where(inArray(accounts.userType, ['reviewer', 'second_reviewer', 'async_second_reviewer']))
  return rows.toSorted((a, b) => a.name.localeCompare(b.name))
}
