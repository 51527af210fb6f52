import { DAY } from '../time/durations.ts'
import { type ExpectedHour, usualHour } from './forecast.ts'
import { barLength, barStart, type Period } from './period.ts'

type HourCount = { bar: number; cameIn: number; finished: number }

/** The days before, by which an hour is forecast. */
export const DAYS_BEFORE = 7

/**
 * Returns the hours left of a day with what is usual in them, by the counts of the hours of the seven days before; none without
 * enough days of use. The hour that has begun counts by what is left of it.
 */
export function expectedHours(
  period: Period,
  counts: readonly HourCount[],
  now: Date,
): ExpectedHour[] {
  const hour = barLength(period)
  const hours = DAY / hour
  const before = counts.filter(({ bar }) => bar < 0)
  const usedDays = new Set(before.map(({ bar }) => Math.floor(bar / hours))).size
  const first = Math.floor((now.getTime() - period.from.getTime()) / hour)
  const left = Array.from({ length: Math.max(0, hours - first) }, (_, n) => first + n)
  return left.flatMap((bar) => {
    const usual = before.filter((each) => ((each.bar % hours) + hours) % hours === bar)
    const comingIn = usualHour(
      usual.map(({ cameIn }) => cameIn),
      usedDays,
    )
    const canFinish = usualHour(
      usual.map(({ finished }) => finished),
      usedDays,
    )
    if (comingIn === undefined || canFinish === undefined) return []
    const start = new Date(Math.max(barStart(period, bar).getTime(), now.getTime()))
    const end = barStart(period, bar + 1)
    const share = (end.getTime() - start.getTime()) / hour
    return [{ start, end, comingIn: comingIn * share, canFinish: canFinish * share }]
  })
}
