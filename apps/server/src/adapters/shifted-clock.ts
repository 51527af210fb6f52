import { readFileSync } from 'node:fs'
import type { Clock } from '../ports/clock.ts'

/** Opens a clock that is off by the milliseconds a file holds, read at each question; for tests of what hours bring. */
export function shiftedClock(clock: Clock, file: string): Clock {
  return { now: () => new Date(clock.now().getTime() + Number(readFileSync(file, 'utf8'))) }
}
