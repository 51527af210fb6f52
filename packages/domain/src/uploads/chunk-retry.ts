import { SECOND } from '../time/durations.ts'

const FIRST_PAUSE = SECOND
const LONGEST_PAUSE = 30 * SECOND

/** How long to wait before the next try after `failures` in a row; spread, so that many clients do not come back at once. */
export function retryPause(failures: number, random: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1))
  return Math.round(pause * (0.5 + random / 2))
}
