import type { WireCase } from '@systole/contract/wire-case'
import { remainingTime } from '@systole/domain/cases/service-clock'
import { MINUTE } from '@systole/domain/time/durations'
import { fromStamp } from '@systole/domain/time/stamp'

/** What was promised and how that stands: the clock runs, stands while the clinic is asked, or the time is over. */
export type CasePromise =
  | { state: 'runs' | 'late'; dueAt: Date; minutes: number }
  | { state: 'stands'; dueAt: Date; minutes: number; pausedAt: Date }

/** Undefined for a case without a promise. `minutes` are left, or late by. Decision 13. */
export function promiseOf(
  { due, paused }: Pick<WireCase, 'due' | 'paused'>,
  now: Date,
): CasePromise | undefined {
  const dueAt = fromStamp(due)
  if (!dueAt) return undefined
  const pausedAt = fromStamp(paused)
  const left = Math.floor(remainingTime({ dueAt, pausedAt: pausedAt ?? null }, now) / MINUTE)
  if (pausedAt) return { state: 'stands', dueAt, minutes: left, pausedAt }
  return left < 0
    ? { state: 'late', dueAt, minutes: -left }
    : { state: 'runs', dueAt, minutes: left }
}
