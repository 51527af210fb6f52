import type { ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { ecgReviews } from '../../db/schema/ecg-reviews.ts'
import { nameOf } from '../accounts/account-name-store.ts'

export type ReviewRow = typeof ecgReviews.$inferSelect & { reviewerName: string }
type Key = { caseId: string; round: ReviewRound }

/** Returns the review of a round: its draft, otherwise the newest that was closed. */
export async function findReview(db: Db, { caseId, round }: Key): Promise<ReviewRow | undefined> {
  const [row] = await db
    .select({ review: ecgReviews, reviewerName: nameOf(accounts) })
    .from(ecgReviews)
    .innerJoin(accounts, eq(accounts.accountId, ecgReviews.reviewerId))
    .where(and(eq(ecgReviews.caseId, caseId), eq(ecgReviews.round, round)))
    .orderBy(sql`${ecgReviews.state} <> 'draft'`, desc(ecgReviews.createdAt))
    .limit(1)
  return row && { ...row.review, reviewerName: row.reviewerName }
}

/** Returns whether a person wrote a review of the case in the first or second round. */
export async function isAuthorOfReview(
  db: Db,
  { caseId, accountId }: { caseId: string; accountId: string },
): Promise<boolean> {
  const rows = await db
    .select({ round: ecgReviews.round })
    .from(ecgReviews)
    .where(and(eq(ecgReviews.caseId, caseId), eq(ecgReviews.reviewerId, accountId)))
  return rows.some(({ round }) => round !== 'async')
}

/** Returns the reviews of the first and second rounds that were submitted, oldest first. */
export async function submittedReviews(db: Db, caseId: string): Promise<ReviewRow[]> {
  const rows = await db
    .select({ review: ecgReviews, reviewerName: nameOf(accounts) })
    .from(ecgReviews)
    .innerJoin(accounts, eq(accounts.accountId, ecgReviews.reviewerId))
    .where(
      and(
        eq(ecgReviews.caseId, caseId),
        eq(ecgReviews.state, 'submitted'),
        ne(ecgReviews.round, 'async'),
      ),
    )
    .orderBy(asc(ecgReviews.closedAt), asc(ecgReviews.createdAt))
  return rows.map(({ review, reviewerName }) => ({ ...review, reviewerName }))
}

export async function insertReview(db: Db, row: typeof ecgReviews.$inferInsert): Promise<void> {
  await db.insert(ecgReviews).values(row)
}

type Written = Pick<
  ReviewRow,
  'document' | 'version' | 'step' | 'reviewerId' | 'patchRevision' | 'savedAt'
>

export async function updateReview(db: Db, reviewId: string, written: Written): Promise<void> {
  await db.update(ecgReviews).set(written).where(eq(ecgReviews.reviewId, reviewId))
}

type Closed = Pick<ReviewRow, 'closedAt' | 'shownBy'> & { state: 'submitted' | 'returned' }

/** Closes a draft, after which it never changes. */
export async function closeReview(db: Db, reviewId: string, closed: Closed): Promise<void> {
  await db.update(ecgReviews).set(closed).where(eq(ecgReviews.reviewId, reviewId))
}

/** Deletes a draft that will not be signed. */
export async function deleteReviewDraft(db: Db, reviewId: string): Promise<void> {
  await db
    .delete(ecgReviews)
    .where(and(eq(ecgReviews.reviewId, reviewId), eq(ecgReviews.state, 'draft')))
}
