import type { CaseStatus } from '../cases/case.ts'
import type { EcgAction } from '../ecg-cases/ecg-action.ts'
import type { DueReviews, ReviewRound } from './review-rounds.ts'

/** A signature of an ECG report: the round whose document is signed, and the step that it takes. */
export type Signing = {
  round: Exclude<ReviewRound, 'async'>
  action: Extract<
    EcgAction,
    'finishFirst' | 'askSecond' | 'finishSecond' | 'normalReport' | 'revise'
  >
}

/** The signature of each status. A correction of a released report is a document of the first round. Handbook 1.2. */
const SIGNED_IN: Partial<Record<CaseStatus, Signing>> = {
  patch_done: { round: 'first', action: 'normalReport' },
  '1st_reviewing': { round: 'first', action: 'finishFirst' },
  '2nd_reviewing': { round: 'second', action: 'finishSecond' },
  done: { round: 'first', action: 'revise' },
}

/** Returns what a signature does in this status, or `undefined`. A due second review replaces the end of the first. Handbook 1.4. */
export function signingOf(
  status: CaseStatus,
  { second }: Pick<DueReviews, 'second'>,
): Signing | undefined {
  const signing = SIGNED_IN[status]
  if (signing?.action !== 'finishFirst' || second.length === 0) return signing
  return { ...signing, action: 'askSecond' }
}
