import { DAY, HOUR } from '../time/durations.ts'

/** The number of days that the operations page looks back, the present one included. */
export const PERIOD_DAYS = [1, 7, 30] as const
export type PeriodDays = (typeof PERIOD_DAYS)[number]

/** A period of whole days from the midnight of the caller's zone, which only the caller knows. */
export type Period = { from: Date; days: PeriodDays }

/** Returns the end of a period, which for the present day is the next midnight. */
export function periodEnd({ from, days }: Period): Date {
  return new Date(from.getTime() + days * DAY)
}

/** Returns the milliseconds of one bar: an hour of a day, a day of a longer period. */
export function barLength({ days }: Pick<Period, 'days'>): number {
  return days === 1 ? HOUR : DAY
}

/** Returns the starts of the bars of a period. */
export function barStarts(period: Period): Date[] {
  const count = (period.days * DAY) / barLength(period)
  return Array.from({ length: count }, (_, n) => barStart(period, n))
}

/** Returns the start of the n-th bar; a negative one is of the time before. */
export function barStart(period: Period, n: number): Date {
  return new Date(period.from.getTime() + n * barLength(period))
}
