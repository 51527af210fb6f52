import { type TimeBand, timeBand } from '../cases/deadline.ts'
import { remainingTime, type ServiceClock } from '../cases/service-clock.ts'
import { MINUTE } from '../time/durations.ts'

export type InHandFigures = Record<TimeBand, number> & { inHand: number; paused: number }

/** Counts cases by the time left; a paused clock keeps what it has. */
export function inHandFigures(cases: readonly ServiceClock[], now: Date): InHandFigures {
  const figures: InHandFigures = {
    ...{ inHand: cases.length, paused: 0, timeout: 0, under5: 0 },
    ...{ '5to10': 0, '10to30': 0, '30to90': 0, over90: 0 },
  }
  for (const clock of cases) {
    figures[timeBand(remainingTime(clock, now) / MINUTE)] += 1
    if (clock.pausedAt) figures.paused += 1
  }
  return figures
}

/** The minutes before a deadline in which a case is urgent. */
const SOON_MINUTES = 30

export type LoadFigures = { inHand: number; late: number; soon: number; nextDue: Date | undefined }

/** Returns what one person has in hand, and the next deadline of a running clock. */
export function loadOf(cases: readonly ServiceClock[], now: Date): LoadFigures {
  const left = cases.map((clock) => remainingTime(clock, now) / MINUTE)
  const running = cases.filter(({ pausedAt }) => !pausedAt).map(({ dueAt }) => dueAt.getTime())
  return {
    inHand: cases.length,
    late: left.filter((minutes) => minutes < 0).length,
    soon: left.filter((minutes) => minutes >= 0 && minutes < SOON_MINUTES).length,
    nextDue: running.length === 0 ? undefined : new Date(Math.min(...running)),
  }
}
