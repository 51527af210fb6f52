import type { Case } from '@systole/contract/cases/wire-case'
import { remainingTime } from '@systole/domain/cases/service-clock'
import { MINUTE } from '@systole/domain/time/durations'

/** The promise and its state: the clock runs, it is paused while the clinic is asked, or the deadline has passed. */
export type CasePromise =
  | { state: 'runs'; dueAt: Date; minutes: number }
  | { state: 'late'; dueAt: Date; minutes: number; expectedAt: Date | undefined }
  | { state: 'stands'; dueAt: Date; minutes: number; pausedAt: Date }

/**
 * Returns undefined for a case without a promise, such as one whose released report is requested again. `minutes` is the time
 * left, or the delay. SPEC 13.
 */
export function promiseOf(
  {
    status,
    due: dueAt,
    paused: pausedAt,
    expected,
  }: Pick<Case, 'status' | 'due' | 'paused' | 'expected'>,
  now: Date,
): CasePromise | undefined {
  if (status === 'resend_report_request') return undefined
  if (!dueAt) return undefined
  const left = Math.floor(remainingTime({ dueAt, pausedAt }, now) / MINUTE)
  if (pausedAt) return { state: 'stands', dueAt, minutes: left, pausedAt }
  return left < 0
    ? { state: 'late', dueAt, minutes: -left, expectedAt: expected ?? undefined }
    : { state: 'runs', dueAt, minutes: left }
}
