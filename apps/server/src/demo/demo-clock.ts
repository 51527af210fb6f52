import { HOUR } from '@systole/domain/time/durations'
import type { Clock } from '../ports/clock.ts'

/** A clock that is set into the past for each step of the demo. Decision 3. */
export type DemoClock = Clock & { hoursAgo(hours: number): void }

export function demoClock(): DemoClock {
  const start = Date.now()
  let now = new Date(start)
  return {
    now: () => now,
    hoursAgo: (hours) => {
      now = new Date(start - hours * HOUR)
    },
  }
}
