import { MINUTE, SECOND } from '../time/durations.ts'

const FIRST_PAUSE = SECOND
const LONGEST_PAUSE = 30 * SECOND
const FIRST_PATIENCE = 2 * MINUTE
const LONGEST_PATIENCE = 16 * MINUTE

/** How long to wait before the next try after `failures` in a row; spread, so that many clients do not come back at once. */
export function retryPause(failures: number, random: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1))
  return Math.round(pause * (0.5 + random / 2))
}

/** How long an answer is waited for on a line that may be dead without saying so; twice as long after each time in vain, for it may only be slow. */
export function answerPatience(stalls: number): number {
  return Math.min(LONGEST_PATIENCE, FIRST_PATIENCE * 2 ** stalls)
}
