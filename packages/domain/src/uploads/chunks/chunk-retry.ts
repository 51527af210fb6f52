import { MINUTE, SECOND } from '../../time/durations.ts'

const FIRST_PAUSE = SECOND
const LONGEST_PAUSE = 30 * SECOND
const FIRST_PATIENCE = 2 * MINUTE
const LONGEST_PATIENCE = 16 * MINUTE

/**
 * Returns the wait in ms before the next retry after `failures` in a row, with jitter so that many clients do not retry
 * simultaneously.
 */
export function retryPause(failures: number, random: number): number {
  const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.max(0, failures - 1))
  return Math.round(pause * (0.5 + random / 2))
}

/**
 * Returns the timeout in ms of a request on a possibly dead connection; it doubles with each stall, because the connection may
 * only be slow.
 */
export function answerPatience(stalls: number): number {
  return Math.min(LONGEST_PATIENCE, FIRST_PATIENCE * 2 ** stalls)
}
