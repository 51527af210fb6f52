import { UserType } from '@systole/domain/accounts/user-type'
import { CaseStatus } from '@systole/domain/cases/case'
import { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { REVIEW_FIELD_NAMES } from '@systole/domain/ecg-reviews/review-fields'
import { ReviewStep } from '@systole/domain/ecg-reviews/review-steps'
import { ASYNC_OUTCOMES } from '@systole/domain/ecg-reviews/second-request'
import { ANSWER_MAX, ReportDraft } from '@systole/domain/reports/report-draft'
import { RevisionKind } from '@systole/domain/reports/revision'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { Proof } from '../accounts/second-factors.ts'
import { ReviewOfCase } from '../ecg/reviews.ts'
import { endpoint } from '../wire/endpoint.ts'
import {
  CallerUid,
  Id,
  json,
  refusedField,
  ShortText,
  Time,
  TimeOrEmpty,
} from '../wire/form-fields.ts'

/** The drafts of the rounds of an ECG review, the first of which an eConsult has too, and what is released. SPEC E24. */
export const ReviewType = z.enum([
  'session_review_report',
  'session_release_report',
  'session_second_review',
  'session_async_review',
])

/** A revision is named by the stamp of its release; any other text names none. */
const Revision = plainText(40)

/** The largest version whose successor PostgreSQL's integer still holds. */
const VERSION_MAX = 2_147_483_646

/** The released report as data (`@systole/report/model`); the package that renders it checks it. */
const Model = z.record(z.string(), z.unknown())

/** A signature that awaits its release. `release_in_ms` is the remaining time, because clocks differ. */
const Signed = z.object({
  revision: z.string(),
  kind: RevisionKind,
  release_at: Time,
  release_in_ms: z.number().int().min(0),
})

/**
 * `session_review_report` returns the draft, for the cardiologist only, with a preview of the resulting report;
 * `session_release_report` returns a released revision (the newest by default), for everyone who may read the case.
 */
export const queryReviewData = endpoint({
  path: '/api/query_cardiobirdx_review_data',
  summary: 'The draft or a released report of a case',
  access: 'queryReviewData',
  effect: 'read',
  rate: 'read',
  input: z.object({
    uid: CallerUid,
    usid: Id,
    type: ReviewType,
    test_type: z.enum(['etest', 'econsult', 'ecg1l', 'ecg6l']).optional(),
    fname: refusedField('a report is named by its case and revision'),
    contentFormat: z.enum(['json', 'JSON']).optional().describe('the only one'),
    revision: Revision.optional(),
    language: plainText(10).optional().describe('of the sentences beside an ECG review'),
  }),
  output: z.object({
    ecg: ReviewOfCase.optional().describe('the review of an ECG case'),
    draft: ReportDraft.optional(),
    draft_version: z.number().int().optional(),
    saved: TimeOrEmpty.optional(),
    signed: Signed.optional().describe('a signature that can still be taken back'),
    corrects: z.string().optional().describe('the revision that the draft corrects, empty if none'),
    revision: z.string(),
    report: Model.nullable(),
    logo_url: z.string().describe('of the hospital’s logo, for minutes; empty without one'),
    still_urls: z
      .record(z.string(), z.string())
      .default({})
      .describe('of the report’s key images, for minutes, by the key of their bytes'),
    model_sha256: z.string().optional().describe('of a released report’s content'),
    verify_url: z.string().optional().describe('where a released report is checked'),
    pdf_url: z.string(),
    pdf_sha256: z.string(),
  }),
  errors: ['caseNotFound', 'wrongStatus'],
})

/**
 * Draft: `data` is the draft and the version on which it was typed. Release: signs the saved draft with a proof of identity, and
 * with a reason if it replaces an earlier revision; with `addendum` it adds that text to the released report. The report is
 * released at `release_at` unless withdrawn. An incomplete report is -103 with `blockers`.
 *
 * Of an ECG case a release signs the document of the round that the caller has. `status` in the reply is what the server decided:
 * `review_done` is released at `release_at`, `pending_2nd_review` waits for a second reviewer and has no revision. With
 * `session_async_review` and an `outcome` an asynchronous review is completed.
 */
export const addReviewData = endpoint({
  path: '/api/add_cardiobirdx_session_review_data',
  summary: 'Save the draft, or sign and release the report',
  access: 'addReviewData',
  effect: 'write',
  rate: 'write',
  input: z.object({
    uid: CallerUid,
    usid: Id,
    type: ReviewType,
    data: json(
      z.object({
        draft: ReportDraft.optional(),
        ecg_review: EcgReview.optional().describe('of an ECG case'),
        step: ReviewStep.optional().describe('where the reviewer is'),
        version: z.number().int().min(0).max(VERSION_MAX),
        reason: plainText(1000).optional(),
        addendum: plainText(ANSWER_MAX).optional(),
        ask_second: z
          .object({ reason: plainText(1000) })
          .optional()
          .describe('asks for a second review of an ECG before its release'),
        outcome: z.enum(ASYNC_OUTCOMES).optional().describe('of an asynchronous review'),
      }),
    ),
    proof: json(Proof)
      .optional()
      .describe(
        'who signs; needed for a release, of ECGs unless the last one is under 15 minutes old',
      ),
  }),
  output: z.object({
    version: z.number().int(),
    saved: Time,
    revision: z.string(),
    release_at: TimeOrEmpty.describe('when it is released; empty for a draft'),
    release_in_ms: z.number().int().min(0).describe('until then it can be taken back'),
    status: CaseStatus.optional().describe('of the case afterwards'),
    measured_again: z
      .array(z.enum(REVIEW_FIELD_NAMES))
      .optional()
      .describe(
        'fields whose automatic value is newer than the one that was read; read the review again',
      ),
  }),
  errors: [
    'caseNotFound',
    'wrongStatus',
    'notHolder',
    'versionConflict',
    'reasonRequired',
    'proofRefused',
    'releasePending',
  ],
})

const usid = { usid: Id }

export const undoRelease = endpoint({
  path: '/api/undo_report_release',
  summary: 'Take a signature back before its report is released',
  access: 'undoRelease',
  effect: 'write',
  rate: 'write',
  input: z.object({ ...usid, revision: Revision }),
  output: z.object({}),
  errors: ['caseNotFound', 'releaseDone'],
})

export const startCorrection = endpoint({
  path: '/api/start_report_correction',
  summary: 'Open the draft of a released report again, to correct it; the released one stays',
  access: 'startCorrection',
  effect: 'write',
  rate: 'write',
  input: z.object(usid),
  output: z.object({ version: z.number().int() }),
  errors: ['caseNotFound', 'wrongStatus', 'releasePending'],
})

export const cancelCorrection = endpoint({
  path: '/api/cancel_report_correction',
  summary: 'Leave the released report as it is; the draft is again what was released',
  access: 'cancelCorrection',
  effect: 'write',
  rate: 'write',
  input: z.object(usid),
  output: z.object({}),
  errors: ['caseNotFound', 'wrongStatus', 'releasePending'],
})

/** The types of the lines beside released reports: of beats, reviews and requests. SPEC E25. */
const HISTORY_TYPES = [
  'patch',
  'review',
  'second_review',
  'second_reviewed',
  'async_reviewed',
  'resend_report',
] as const

export const queryRevisionHistory = endpoint({
  path: '/api/query_cardiobirdx_session_revision_history',
  summary:
    'The released revisions of a case and where they went, then the resend requests; for staff also the revisions of the beats of its ECGs and their reviews',
  access: 'queryRevisionHistory',
  effect: 'read',
  rate: 'read',
  input: z.object(usid),
  output: z.object({
    revisions: z.array(
      z.object({
        revision: z.string().describe('of a review or a request the time'),
        type: RevisionKind.or(z.enum(HISTORY_TYPES)),
        patch_revision: z
          .string()
          .optional()
          .describe('of a correction of the beats of an ECG, or that a review rests on'),
        role: UserType.optional().describe('of the author; absent for a released report'),
        author: z.string(),
        time: Time,
        reason: z.string(),
        outcome: z
          .enum(['reviewed', ...ASYNC_OUTCOMES, 'returned', 'accepted', 'declined'])
          .optional()
          .describe('of a review that was asked for, or of a resend request that was decided'),
        answer: z.string().optional().describe('the reason why a resend request was decided so'),
        sent_to: z.array(z.object({ email: z.string(), status: z.string() })),
      }),
    ),
  }),
  errors: ['caseNotFound'],
})

/** Verifies by number, revision and code, or by the SHA-256 of the PDF. The reply does not name patient or clinic. */
export const verifyReport = endpoint({
  path: '/api/verify_report',
  summary: 'Whether a report is genuine and still the newest',
  access: 'verifyReport',
  effect: 'read',
  rate: 'reset',
  input: z.object({
    number: ShortText.optional(),
    revision: Revision.optional(),
    code: ShortText.optional(),
    pdf_sha256: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  }),
  output: z.object({
    result: z.enum(['genuine', 'superseded', 'unknown']),
    number: z.string(),
    revision: z.string(),
    kind: RevisionKind.or(z.literal('')),
    signed_by: z.string(),
    newest: z.string().describe('the revision that holds now'),
  }),
  errors: [],
})
