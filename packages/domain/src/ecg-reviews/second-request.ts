import type { DueReason } from './review-rounds.ts'

/** A second review comes before the release, an asynchronous one after it. SPEC E3. */
export type RequestKind = 'second' | 'async'

/** The results of an asynchronous review: `minor` is for teaching, `major` opens a correction. SPEC E27. */
export const ASYNC_OUTCOMES = ['agree', 'minor', 'major'] as const
export type AsyncOutcome = (typeof ASYNC_OUTCOMES)[number]

/** How a request ended: reviewed, declined, returned to the first reviewer, or with the outcome of an asynchronous review. */
export type RequestDecision = 'reviewed' | 'declined' | 'returned' | AsyncOutcome

/** Returns whether a second review may be declined: only one that nothing but the first reviewer asks for. SPEC E28. */
export function isVoluntary({ due }: { due: readonly DueReason[] }): boolean {
  return due.length > 0 && due.every((reason) => reason === 'asked')
}

/** Returns whether an outcome needs a reason. Handbook 1.2. */
export function needsReason(outcome: AsyncOutcome): boolean {
  return outcome !== 'agree'
}
