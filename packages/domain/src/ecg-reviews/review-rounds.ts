import type { Right } from '../access/permissions.ts'
import type { CaseStatus } from '../cases/case.ts'
import { isEcgService } from '../ecg-cases/ecg-action.ts'
import type { ServiceId } from '../services/service-id.ts'

/** The rounds of a review; an asynchronous one comes after the release. */
export const REVIEW_ROUNDS = ['first', 'second', 'async'] as const
export type ReviewRound = (typeof REVIEW_ROUNDS)[number]

/** The status in which a round is written. Handbook 1.2. */
const WRITTEN_IN: Readonly<Record<ReviewRound, CaseStatus>> = {
  first: '1st_reviewing',
  second: '2nd_reviewing',
  async: 'done',
}

/** Returns whether the review of a round is being written, also again after it was returned. A review after the release is written once. */
export function isRoundOpen(status: CaseStatus, round: ReviewRound): boolean {
  return round !== 'async' && status === WRITTEN_IN[round]
}

type Reviewed = { service: ServiceId; status: CaseStatus; readerId: string | null }
type Reviewer = {
  accountId: string
  rights: readonly Right[]
  isAuthor: boolean
  /** True for the person who opened a correction of the released report. */
  corrects?: boolean
}

/**
 * Returns why this person may not write the review of a round now, or `undefined`: the holder of the case may, after the release one with
 * the right who wrote none of its documents. SPEC E7.
 */
export function refuseReview(
  { service, status, readerId }: Reviewed,
  round: ReviewRound,
  { accountId, rights, isAuthor, corrects = false }: Reviewer,
): 'wrongStatus' | 'notHolder' | 'accessDenied' | undefined {
  if (isEcgService(service) && round === 'first' && status === 'done' && corrects) return undefined
  if (!isEcgService(service) || status !== WRITTEN_IN[round]) return 'wrongStatus'
  if (round !== 'async') return readerId === accountId ? undefined : 'notHolder'
  return rights.includes('report.async_review') && !isAuthor ? undefined : 'accessDenied'
}

type Flags = readonly Right[]
export type DueReason = 'signer' | 'hospital' | 'asked' | 'normalReport'
export type DueReviews = { second: DueReason[]; async: DueReason[] }

/** Returns why a second and an asynchronous review are due; an empty list says that none is. SPEC E7, handbook 1.4. */
export function dueReviews({
  signer,
  hospital,
  isAsked,
  isNormalReport,
}: {
  signer: Flags
  hospital: Flags
  isAsked: boolean
  isNormalReport: boolean
}): DueReviews {
  const required = (right: Right): DueReason[] => [
    ...(signer.includes(right) ? (['signer'] as const) : []),
    ...(hospital.includes(right) ? (['hospital'] as const) : []),
  ]
  return {
    second: [...required('report.second_review_required'), ...(isAsked ? ['asked' as const] : [])],
    async: [
      ...required('report.async_review_required'),
      ...(isNormalReport ? ['normalReport' as const] : []),
    ],
  }
}
