import type { ProofMeans } from '@systole/domain/accounts/proof-means'
import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { DueReason, ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import type { RequestDecision, RequestKind } from '@systole/domain/ecg-reviews/second-request'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

/**
 * The review of an ECG case in a round. A draft is saved under a version; a submitted or returned one is not changed. There is one draft
 * of each round.
 */
export const ecgReviews = pgTable(
  'ecg_reviews',
  {
    reviewId: text('review_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    round: text('round').$type<ReviewRound>().notNull(),
    state: text('state').$type<'draft' | 'submitted' | 'returned'>().notNull().default('draft'),
    reviewerId: text('reviewer_id')
      .notNull()
      .references(() => accounts.accountId),
    document: jsonb('document').$type<EcgReview>().notNull(),
    version: integer('version').notNull(),
    step: text('step').$type<ReviewStep>().notNull(),
    /** The revision of the beats that the document rests on; null for the automatic ones. */
    patchRevision: text('patch_revision'),
    createdAt: instant('created_at').notNull(),
    savedAt: instant('saved_at').notNull(),
    closedAt: instant('closed_at'),
    /** The proof of identity with which it was submitted; null for one that was not signed. SPEC E30. */
    shownBy: text('shown_by').$type<ProofMeans>(),
  },
  (t) => [
    uniqueIndex('ecg_reviews_open').on(t.caseId, t.round).where(sql`${t.state} = 'draft'`),
    uniqueIndex('ecg_reviews_of_case').on(t.caseId, t.round, t.createdAt),
    check('ecg_reviews_closed', sql`(${t.state} = 'draft') = (${t.closedAt} is null)`),
  ],
)

/**
 * A request for a second review before the release, or for an asynchronous one after it. It is a row and not a status of the case. There is
 * one open request of each kind. SPEC E3, SPEC E7, SPEC E27.
 */
export const secondReviewRequests = pgTable(
  'second_review_requests',
  {
    requestId: text('request_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    kind: text('kind').$type<RequestKind>().notNull(),
    /** Why it is due; one that was only asked for is voluntary. */
    due: jsonb('due').$type<DueReason[]>().notNull(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => accounts.accountId),
    reason: text('reason').notNull().default(''),
    askedAt: instant('asked_at').notNull(),
    /** The person who was asked, if one was named. */
    assignedTo: text('assigned_to').references(() => accounts.accountId),
    decision: text('decision').$type<RequestDecision>(),
    answer: text('answer').notNull().default(''),
    decidedBy: text('decided_by').references(() => accounts.accountId),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    uniqueIndex('second_review_requests_open')
      .on(t.caseId, t.kind)
      .where(sql`${t.decision} is null`),
    index('second_review_requests_of_case').on(t.caseId, t.askedAt),
    check(
      'second_review_requests_decided_by_someone',
      sql`(${t.decision} is null) = (${t.decidedBy} is null) and (${t.decision} is null) = (${t.decidedAt} is null)`,
    ),
  ],
)
