import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

export type ReviewRound = 'first' | 'second' | 'async'

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
  },
  (t) => [
    uniqueIndex('ecg_reviews_open').on(t.caseId, t.round).where(sql`${t.state} = 'draft'`),
    uniqueIndex('ecg_reviews_of_case').on(t.caseId, t.round, t.createdAt),
    check('ecg_reviews_closed', sql`(${t.state} = 'draft') = (${t.closedAt} is null)`),
  ],
)
