import { SECOND } from '@systole/domain/time/durations'

/** The tolerated difference to the database's clock, with which links, tickets and storage signatures still work. */
const TOLERANCE = 2 * SECOND

/** Returns why a process with this difference must not serve, or `undefined`. */
export function clockProblem(aheadMilliseconds: number): string | undefined {
  const difference = Math.abs(aheadMilliseconds)
  if (difference <= TOLERANCE) return undefined
  const seconds = (difference / SECOND).toFixed(1)
  const side = aheadMilliseconds > 0 ? 'ahead of' : 'behind'
  return `The clock of this machine is ${seconds} s ${side} the database's; at most ${TOLERANCE / SECOND} s are allowed.`
}
