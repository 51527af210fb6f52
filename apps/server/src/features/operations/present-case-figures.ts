import { caseNumberText } from '@systole/domain/cases/case-number'
import { inHandFigures, loadOf } from '@systole/domain/operations/in-hand'
import { barLength, barStarts, type Period } from '@systole/domain/operations/period'
import { TURNAROUND_BARS } from '@systole/domain/operations/turnaround'
import type { ServiceId } from '@systole/domain/services/service-id'
import { DAY } from '@systole/domain/time/durations'
import type { BarCount, CaseInHand, WorkingPerson } from './case-figures-store.ts'
import type { SetbackLine } from './setback-store.ts'

/** The days of a trend, the present one included. */
export const TREND_DAYS = 7

/** Presents what came in and went out in the period, of one service or all. */
export function presentFlow(counts: readonly BarCount[], service?: ServiceId) {
  const own = counts.filter((each) => each.bar >= 0 && (!service || each.service === service))
  return {
    came_in: sum(own.map(({ cameIn }) => cameIn)),
    finished: sum(own.map(({ finished }) => finished)),
    kept: sum(own.map(({ kept }) => kept)),
    rejected: sum(own.map(({ rejected }) => rejected)),
  }
}

export function presentInHand(cases: readonly CaseInHand[], now: Date) {
  const { inHand, ...bands } = inHandFigures(cases, now)
  return { in_hand: inHand, ...bands }
}

export function barsOf(bars: readonly { bar: number; cases: number }[]): number[] {
  return Array.from({ length: TURNAROUND_BARS }, (_, n) =>
    sum(bars.filter(({ bar }) => bar === n).map(({ cases }) => cases)),
  )
}

/** Presents the bars of the period; the queue at the end of each follows from the present one, bar by bar back in time. */
export function presentBars(given: {
  period: Period
  counts: readonly BarCount[]
  inHand: number
  now: Date
}) {
  const { period, counts, inHand, now } = given
  const netAfter = (bar: number) =>
    sum(
      counts
        .filter((each) => each.bar > bar)
        .map(({ cameIn, finished, rejected }) => cameIn - finished - rejected),
    )
  return barStarts(period).map((start, bar) => ({
    start,
    services: counts
      .filter((each) => each.bar === bar)
      .map(({ service, cameIn, finished }) => ({ service, came_in: cameIn, finished })),
    in_hand: start > now ? null : inHand - netAfter(bar),
  }))
}

/** Presents the days of the period, and those before a single day. */
export function presentTrend(period: Period, counts: readonly BarCount[], now: Date) {
  const first = period.days === 1 ? 1 - TREND_DAYS : 0
  const barsOfDay = DAY / barLength(period)
  return Array.from({ length: period.days - first }, (_, n) => first + n)
    .map((day) => {
      const own = counts.filter(({ bar }) => Math.floor(bar / barsOfDay) === day)
      return {
        start: new Date(period.from.getTime() + day * DAY),
        finished: sum(own.map(({ finished }) => finished)),
        kept: sum(own.map(({ kept }) => kept)),
      }
    })
    .filter(({ start }) => start <= now)
}

export function presentPerson(person: WorkingPerson, inHand: readonly CaseInHand[], now: Date) {
  const { accountId, name, userType, done, seenAt } = person
  const own = inHand.filter(({ readerId }) => readerId === accountId)
  const load = loadOf(own, now)
  return {
    uid: accountId,
    name,
    user_type: userType,
    in_hand: load.inHand,
    late: load.late,
    soon: load.soon,
    done,
    next_due: load.nextDue ?? null,
    seen: seenAt,
  }
}

type PresentedPerson = ReturnType<typeof presentPerson>

export function byLoad(one: PresentedPerson, other: PresentedPerson): number {
  return other.in_hand - one.in_hand || other.done - one.done || one.name.localeCompare(other.name)
}

export function presentSetback({ kind, caseId, caseNumber, service, text, at }: SetbackLine) {
  return { kind, usid: caseId, id: caseNumberText(caseNumber, service), text, time: at }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0)
}
