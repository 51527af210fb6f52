import { readFileSync } from 'node:fs'
import type { Clock } from '../ports/clock.ts'

/** Opens a clock that is off by the milliseconds in a file, read on every call, for tests of long periods. */
export function shiftedClock(clock: Clock, file: string): Clock {
  return { now: () => new Date(clock.now().getTime() + Number(readFileSync(file, 'utf8'))) }
}
