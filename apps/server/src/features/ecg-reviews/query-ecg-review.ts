import type { ReviewOfCase } from '@systole/contract/ecg/reviews'
import type { queryReviewData as contract } from '@systole/contract/reports/reports'
import { rightsIn } from '@systole/domain/access/permissions'
import { diffReviews } from '@systole/domain/ecg-reviews/diff-reviews'
import {
  type EcgServiceId,
  REVIEW_FIELD_NAMES,
  reviewField,
} from '@systole/domain/ecg-reviews/review-fields'
import { dueReviews, type ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { Language } from '@systole/domain/hospitals/hospital'
import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import { requireAccess } from '../../http/access/require-access.ts'
import type { Call } from '../../http/serve.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { evidenceSentence } from './get-mre-result.ts'
import { type ReviewBasis, reviewBasis } from './review-basis.ts'

export const ROUND_OF: Readonly<Partial<Record<string, ReviewRound>>> = {
  session_review_report: 'first',
  session_second_review: 'second',
  session_async_review: 'async',
}

/** Returns the review of an ECG case with what it rests on, to those who may write one. CALL-29. */
export async function queryEcgReview(
  context: CallContext,
  { input, actor }: Call<typeof contract>,
  consult: CaseRow & { service: EcgServiceId },
) {
  requireAccess(actor, 'queryDraftReport')
  const round = ROUND_OF[input.type] ?? 'first'
  const language = Language.catch('en_us').parse(input.language)
  const basis = await reviewBasis(context, consult, round)
  const due = dueReviews({
    signer: rightsIn(actor.permissions, consult.service),
    hospital: [],
    isAsked: false,
    isNormalReport: false,
  })
  const ecg = {
    ...presentReview(basis, { round, language, service: consult.service }),
    due: {
      second: due.second.length > 0,
      async: due.async.length > 0,
      why: [...new Set([...due.second, ...due.async])],
    },
  }
  const none = { report: null, logo_url: '', still_urls: {}, pdf_url: '', pdf_sha256: '' }
  return { ecg, revision: consult.lastRevision ?? '', ...none }
}

type Asked = { round: ReviewRound; language: Language; service: EcgServiceId }

function presentReview(
  { stored, first, loaded, document, evidence }: ReviewBasis,
  { round, language, service }: Asked,
): Omit<ReviewOfCase, 'due'> {
  return {
    review: document,
    version: stored?.version ?? 0,
    saved: stored ? toStamp(stored.savedAt) : '',
    step: stored?.step ?? 'heart_rate',
    round,
    state: stored?.state ?? 'draft',
    reviewer: stored?.reviewerName ?? '',
    patch_revision: loaded?.patchRevision ?? null,
    rid: loaded?.measured.recordingId ?? null,
    undecided_groups: loaded?.measured.undecidedGroups ?? 0,
    measured: measuredByField(loaded),
    evidence: evidence.map(({ field, text, places }) => ({
      ...{ field, places, text: evidenceSentence(text, language) },
      sentence: { key: text.key, figures: { ...text.figures } },
    })),
    ...(first && {
      first: first.document,
      diff: diffReviews(first.document, document, service),
    }),
  }
}

function measuredByField(loaded: ReviewBasis['loaded']): ReviewOfCase['measured'] {
  const values = loaded?.measured.values ?? {}
  return Object.fromEntries(
    REVIEW_FIELD_NAMES.flatMap((field) => {
      const row = reviewField(field)
      const isRate = row.step === 'heart_rate' && field !== 'heart_rate.rrRate'
      const value = row.kind === 'number' && !isRate ? values[row.value] : undefined
      return value ? [[field, value]] : []
    }),
  )
}
