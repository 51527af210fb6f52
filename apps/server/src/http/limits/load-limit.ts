import { SECOND } from '@systole/domain/time/durations'
import type { Logger } from 'pino'
import { ServerBusy } from '../errors/server-busy.ts'

const LOGGED_EVERY = 10 * SECOND

const RETRY_SECONDS = 5

/** The refusal of a call above the load limit. The log contains their number, not a line for each. */
export class Overloaded extends ServerBusy {}

type LoadLimit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs up to `most` calls simultaneously and refuses the rest, so that running ones end in good time. Hand-written, because
 * p-limit queues what this refuses.
 */
export function createLoadLimit(most: number, log: Pick<Logger, 'warn'>): LoadLimit {
  let running = 0
  let refusedCalls = 0
  let loggedAt = Number.NEGATIVE_INFINITY
  const refuse = () => {
    refusedCalls += 1
    if (performance.now() - loggedAt >= LOGGED_EVERY) {
      loggedAt = performance.now()
      log.warn({ event: 'load_shed', refusedCalls }, 'calls refused') // the count since the last line
      refusedCalls = 0
    }
    throw new Overloaded('too many calls are in progress', { seconds: RETRY_SECONDS })
  }
  return async (work) => {
    if (running >= most) refuse()
    running += 1
    try {
      return await work()
    } finally {
      running -= 1
    }
  }
}
