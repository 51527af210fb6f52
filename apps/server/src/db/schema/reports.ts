import type { ProofMeans } from '@systole/domain/accounts/proof-means'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { DueReason } from '@systole/domain/ecg-reviews/review-rounds'
import type { RequestDecision } from '@systole/domain/ecg-reviews/second-request'
import type { RepeatDecision } from '@systole/domain/repeats/repeat'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { RevisionKind } from '@systole/domain/reports/revision'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

/** The step that signed the report of an ECG case: where it came from, and what its release closes and requests. */
export type SignedEcgStep = {
  from: CaseStatus
  readerId: string | null
  /** The draft that was signed; null if the first review is released after its second one was declined. */
  reviewId: string | null
  request?: { requestId: string; decision: RequestDecision; answer: string; by: string } | undefined
  /** The reasons for an asynchronous review after the release. */
  asyncDue: DueReason[]
}

export const reportDrafts = pgTable('report_drafts', {
  caseId: text('case_id')
    .primaryKey()
    .references(() => cases.caseId),
  draft: jsonb('draft').$type<ReportDraft>().notNull(),
  version: integer('version').notNull(),
  savedBy: text('saved_by')
    .notNull()
    .references(() => accounts.accountId),
  savedAt: instant('saved_at').notNull().defaultNow(),
  /** The released revision that is being corrected; null while the draft corrects none. */
  corrects: text('corrects'),
})

/**
 * A released report, which is immutable. A trigger refuses any change except the first writing of the PDF, and any revision that
 * does not increase.
 */
export const reports = pgTable(
  'reports',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    revision: text('revision').notNull(),
    hospitalId: text('hospital_id').notNull(),
    language: text('language').notNull(),
    model: jsonb('model').$type<Record<string, unknown>>().notNull(),
    modelSha256: text('model_sha256').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => accounts.accountId),
    kind: text('kind').$type<RevisionKind>().notNull().default('report'),
    reason: text('reason').notNull().default(''),
    /** The proof of identity given by the signer; null for reports from before it was stored. SPEC E30. */
    shownBy: text('shown_by').$type<ProofMeans>(),
    releasedAt: instant('released_at').notNull(),
    pdfKey: text('pdf_key'),
    pdfSha256: text('pdf_sha256'),
    pdfSizeBytes: integer('pdf_size_bytes'),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.revision] }),
    index('reports_by_pdf').on(t.pdfSha256),
    index('reports_of_author').on(t.authorId, t.caseId),
    check('reports_revision_is_a_stamp', sql`${t.revision} ~ '^[0-9]{14}$'`),
  ],
)

/** Signed reports that await their release and can be withdrawn until then. One per case. */
export const signedReports = pgTable(
  'signed_reports',
  {
    caseId: text('case_id')
      .primaryKey()
      .references(() => cases.caseId),
    revision: text('revision').notNull(),
    kind: text('kind').$type<RevisionKind>().notNull(),
    /** The version of the draft that was signed; 0 for an addendum, which has none. */
    draftVersion: integer('draft_version').notNull(),
    model: jsonb('model').$type<Record<string, unknown>>().notNull(),
    signerId: text('signer_id')
      .notNull()
      .references(() => accounts.accountId),
    /** The proof of identity given by the signer. */
    shownBy: text('shown_by').$type<ProofMeans>().notNull(),
    signedAt: instant('signed_at').notNull(),
    releaseAt: instant('release_at').notNull(),
    /** Of an ECG case: what an undo restores and the release completes. */
    ecgStep: jsonb('ecg_step').$type<SignedEcgStep>(),
  },
  (t) => [index('signed_reports_due').on(t.releaseAt)],
)

/** Requests to repeat a report, one at a time. SPEC 9. */
export const reportRepeats = pgTable(
  'report_repeats',
  {
    repeatId: text('repeat_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    hospitalId: text('hospital_id').notNull(),
    revision: text('revision').notNull(),
    reason: text('reason').notNull(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => accounts.accountId),
    askedAt: instant('asked_at').notNull(),
    decision: text('decision').$type<RepeatDecision>(),
    answer: text('answer').notNull().default(''),
    decidedBy: text('decided_by').references(() => accounts.accountId),
    decidedAt: instant('decided_at'),
  },
  (t) => [
    index('report_repeats_by_case').on(t.caseId),
    uniqueIndex('report_repeats_one_open').on(t.caseId).where(sql`${t.decision} is null`),
    check(
      'report_repeats_decided_by_someone',
      sql`(${t.decision} is null) = (${t.decidedBy} is null) and (${t.decision} is null) = (${t.decidedAt} is null)`,
    ),
  ],
)
