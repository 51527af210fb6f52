import { ReportDraft } from '@systole/domain/reports/report-draft'
import { plainText } from '@systole/domain/text/plain-text'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { CallerUid, Id, json, ShortText } from './form-fields.ts'

export const ReviewType = z.enum(['session_review_report', 'session_release_report'])

/** A revision is named by the stamp of its release; any other text names none. */
const Revision = plainText(40)

/** The largest version whose successor PostgreSQL's integer still holds. */
const VERSION_MAX = 2_147_483_646

/** The released report as data (`@systole/report/model`); the package that renders it checks it. */
const Model = z.record(z.string(), z.unknown())

/**
 * `session_review_report` is the draft, for the cardiologist alone, with a preview of the report it would become;
 * `session_release_report` is a released revision (the newest when none is named), for everyone who may read the case.
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
    test_type: ShortText.optional(),
    fname: ShortText.optional(),
    contentFormat: ShortText.optional(),
    revision: Revision.optional(),
  }),
  output: z.object({
    draft: ReportDraft.optional(),
    draft_version: z.number().int().optional(),
    saved: z.string().optional(),
    revision: z.string(),
    report: Model.nullable(),
    logo_url: z.string().describe('of the hospital’s logo, for minutes; empty without one'),
    pdf_url: z.string(),
    pdf_sha256: z.string(),
  }),
  errors: ['caseNotFound', 'wrongStatus'],
})

/**
 * Draft: `data` is the draft and the version it was typed on. Release: signs what was saved last, and says why when
 * it replaces an earlier revision. An incomplete report is -103 with `blockers`.
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
        version: z.number().int().min(0).max(VERSION_MAX),
        reason: plainText(1000).optional(),
      }),
    ),
  }),
  output: z.object({ version: z.number().int(), saved: z.string(), revision: z.string() }),
  errors: ['caseNotFound', 'wrongStatus', 'notHolder', 'versionConflict', 'reasonRequired'],
})

export const queryRevisionHistory = endpoint({
  path: '/api/query_cardiobirdx_session_revision_history',
  summary: 'The released revisions of a case and where they went',
  access: 'queryRevisionHistory',
  effect: 'read',
  rate: 'read',
  input: z.object({ usid: Id }),
  output: z.object({
    revisions: z.array(
      z.object({
        revision: z.string(),
        type: z.literal('report'),
        author: z.string(),
        time: z.string(),
        reason: z.string(),
        sent_to: z.array(z.object({ email: z.string(), status: z.string() })),
      }),
    ),
  }),
  errors: ['caseNotFound'],
})
