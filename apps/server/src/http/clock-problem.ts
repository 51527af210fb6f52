import { SECOND } from '@systole/domain/time/durations'

/** By so much the machine's clock may differ from the database's: links, tickets and signatures of storage still work. */
const TOLERANCE = 2 * SECOND

/** Why a process with this difference must not serve, in a sentence; undefined when it may. */
export function clockProblem(aheadMilliseconds: number): string | undefined {
  const difference = Math.abs(aheadMilliseconds)
  if (difference <= TOLERANCE) return undefined
  const seconds = (difference / SECOND).toFixed(1)
  const side = aheadMilliseconds > 0 ? 'ahead of' : 'behind'
  return `The clock of this machine is ${seconds} s ${side} the database's; at most ${TOLERANCE / SECOND} s are allowed.`
}
