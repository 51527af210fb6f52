import type { ReviewOfCase } from '@systole/contract/ecg/reviews'
import type { queryReviewData as contract } from '@systole/contract/reports/reports'
import { diffReviews } from '@systole/domain/ecg-reviews/diff-reviews'
import {
  type EcgServiceId,
  REVIEW_FIELD_NAMES,
  reviewField,
} from '@systole/domain/ecg-reviews/review-fields'
import { isRoundOpen, type ReviewRound } from '@systole/domain/ecg-reviews/review-rounds'
import { isVoluntary } from '@systole/domain/ecg-reviews/second-request'
import { signingOf } from '@systole/domain/ecg-reviews/signing'
import { Language } from '@systole/domain/hospitals/hospital'
import type { CallContext } from '../../app-context.ts'
import { requireAccess } from '../../http/access/require-access.ts'
import type { Call } from '../../http/serve.ts'
import { namesOf } from '../accounts/account-name-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { concludedAsync } from './concluded-async.ts'
import { dueNow } from './due-now.ts'
import { evidenceSentence } from './get-mre-result.ts'
import { proofLeftIn } from './proof-of-signer.ts'
import { previewEcgReport } from './report/preview-ecg-report.ts'
import { type ReviewBasis, reviewBasis } from './review-basis.ts'
import { openRequest } from './second-request-store.ts'
import { maySignNormal, normalDocument } from './signing/normal-report-of-case.ts'

export const ROUND_OF: Readonly<Partial<Record<string, ReviewRound>>> = {
  session_review_report: 'first',
  session_second_review: 'second',
  session_async_review: 'async',
}

/**
 * Returns the review of an ECG case with what it rests on, to those who may write one; before the case is sent for review it is the
 * normal report, to those who may sign it. CALL-29, SPEC E8.
 */
export async function queryEcgReview(
  context: CallContext,
  { input, actor }: Call<typeof contract>,
  consult: CaseRow & { service: EcgServiceId },
) {
  const round = ROUND_OF[input.type] ?? 'first'
  const isNormal = isNormalReport(consult, round) && maySignNormal(actor, consult)
  if (!isNormal) requireAccess(actor, 'queryDraftReport')
  const language = Language.catch('en_us').parse(input.language)
  const read = await reviewBasis(context, consult, round)
  const basis = isNormal
    ? { ...read, document: normalDocument(context, { consult, actor }, read.document) }
    : read
  const due = await dueNow(context, { actor, consult, isAsked: false })
  const ecg = {
    ...presentReview(basis, {
      ...{ round, language, service: consult.service },
      isOpen: isRoundOpen(consult.status, round),
    }),
    is_own: basis.stored?.reviewerId === actor.accountId,
    corrects: correctedBy(consult, round, basis),
    concluded: round === 'async' ? await presentConcluded(context, consult) : null,
    people: await peopleIn(context, basis),
    due: {
      second: due.second.length > 0,
      async: due.async.length > 0,
      why: [...new Set([...due.second, ...due.async])],
    },
    request: await presentRequest(context, consult, round),
    proof_ms: await proofLeftIn(context, { actor, service: consult.service }),
  }
  const preview = await previewEcgReport(context, actor, {
    ...{ consult, basis },
    as: isNormal ? 'normal' : round === 'first' ? 'first' : 'second',
  })
  const none = { still_urls: {}, pdf_url: '', pdf_sha256: '' }
  return { ecg, revision: consult.lastRevision ?? '', ...preview, ...none }
}

/** Returns the revision that a draft of the first round corrects after the release, or an empty text. */
function correctedBy(
  { status, lastRevision }: CaseRow,
  round: ReviewRound,
  { stored }: ReviewBasis,
): string {
  const corrects = status === 'done' && round === 'first' && stored?.state === 'draft'
  return corrects ? (lastRevision ?? '') : ''
}

/** Returns the asynchronous review of the released revision, if it is done. */
async function presentConcluded(
  { db }: CallContext,
  { caseId }: CaseRow,
): Promise<ReviewOfCase['concluded']> {
  const done = await concludedAsync(db, caseId)
  if (!done) return null
  const { outcome, decidedBy, decidedAt, answer } = done
  const names = new Map(await namesOf(db, [decidedBy]))
  return { outcome, by: names.get(decidedBy) ?? '', at: decidedAt, reason: answer }
}

/** Returns true while a signature of the round is that of a normal report. */
function isNormalReport({ status }: CaseRow, round: ReviewRound): boolean {
  return round === 'first' && signingOf(status, { second: [] })?.action === 'normalReport'
}

type NotOfBasis = 'due' | 'request' | 'proof_ms' | 'people' | 'is_own' | 'corrects' | 'concluded'
type Asked = { round: ReviewRound; language: Language; service: EcgServiceId; isOpen: boolean }

function presentReview(
  { stored, first, loaded, document, evidence }: ReviewBasis,
  { round, language, service, isOpen }: Asked,
): Omit<ReviewOfCase, NotOfBasis> {
  return {
    review: document,
    version: stored?.state === 'draft' ? stored.version : 0, // a closed one is written as a new draft
    saved: stored?.savedAt ?? null,
    step: stored?.step ?? 'heart_rate',
    round,
    // a closed review is written again while its round is open, as a new draft
    state: isOpen ? 'draft' : (stored?.state ?? 'draft'),
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
      first_reviewer: first.reviewerName,
      first_patch_revision: first.patchRevision,
      diff: diffReviews(first.document, document, service),
    }),
  }
}

/** Returns the names of those who answered in the review or the first one. */
async function peopleIn(
  { db }: CallContext,
  { document, first }: ReviewBasis,
): Promise<ReviewOfCase['people']> {
  const sources = [document, ...(first ? [first.document] : [])].flatMap((review) =>
    Object.values(review.sources),
  )
  const uids = new Set(sources.flatMap(({ uid }) => uid ?? []))
  return Object.fromEntries(await namesOf(db, [...uids]))
}

async function presentRequest(
  { db }: CallContext,
  { caseId }: CaseRow,
  round: ReviewRound,
): Promise<ReviewOfCase['request']> {
  if (round === 'first') return null
  const request = await openRequest(db, { caseId, kind: round })
  if (!request) return null
  const { kind, askedAt, askedByName, reason, due } = request
  return {
    ...{ kind, reason, asked: askedAt, asked_by: askedByName, due },
    is_voluntary: kind === 'second' && isVoluntary(request),
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
