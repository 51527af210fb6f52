import type { WireCase } from '@systole/contract/wire-case'
import { remainingTime } from '@systole/domain/cases/service-clock'
import { MINUTE } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'

/** What was promised and how that stands: the clock runs, stands while the clinic is asked, or the time is over. */
export type CasePromise =
  | { state: 'runs'; dueAt: Date; minutes: number }
  | { state: 'late'; dueAt: Date; minutes: number; expectedAt: Date | undefined }
  | { state: 'stands'; dueAt: Date; minutes: number; pausedAt: Date }

/** Undefined for a case without a promise, as one whose report is there and asked for again. `minutes` are left, or late by. Decision 13. */
export function promiseOf(
  { status, due, paused, expected }: Pick<WireCase, 'status' | 'due' | 'paused' | 'expected'>,
  now: Date,
): CasePromise | undefined {
  if (status === 'resend_report_request') return undefined
  const dueAt = fromStamp(due)
  if (!dueAt) return undefined
  const pausedAt = fromStamp(paused)
  const left = Math.floor(remainingTime({ dueAt, pausedAt: pausedAt ?? null }, now) / MINUTE)
  if (pausedAt) return { state: 'stands', dueAt, minutes: left, pausedAt }
  return left < 0
    ? { state: 'late', dueAt, minutes: -left, expectedAt: fromStamp(expected) }
    : { state: 'runs', dueAt, minutes: left }
}
