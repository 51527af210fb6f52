import { HOUR } from '@systole/domain/time/durations'
import type { Clock } from '../ports/clock.ts'

/** A clock that is set into the past for each step of the demo, relative to the demo's first start. ADR 3. */
export type DemoClock = Clock & { begin(firstStart: Date): void; hoursAgo(hours: number): void }

export function demoClock(): DemoClock {
  let start = new Date()
  let now = start
  return {
    now: () => now,
    begin: (firstStart) => {
      start = firstStart
      now = firstStart
    },
    hoursAgo: (hours) => {
      now = new Date(start.getTime() - hours * HOUR)
    },
  }
}
