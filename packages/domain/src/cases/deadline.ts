import { MINUTE } from '../time/durations.ts'

/** The bands of the remaining time, in minutes, that a list can be narrowed to. portal §9. */
export const FILTER_BANDS = ['timeout', 'under5', '5to10', '10to30', '30to90'] as const

/** All bands of the remaining time, in minutes. */
export const TIME_BANDS = [...FILTER_BANDS, 'over90'] as const
export type TimeBand = (typeof TIME_BANDS)[number]

export function timeBand(minutesLeft: number): TimeBand {
  if (minutesLeft < 0) return 'timeout'
  if (minutesLeft < 5) return 'under5'
  if (minutesLeft < 10) return '5to10'
  if (minutesLeft < 30) return '10to30'
  return minutesLeft <= 90 ? '30to90' : 'over90'
}

/** Returns the whole minutes until the deadline, negative after it. */
export function minutesLeft(due: Date, now: Date): number {
  return Math.floor((due.getTime() - now.getTime()) / MINUTE)
}
