import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'

const LONGEST_END_MS = 20_000

type Steps = {
  log: Pick<Logger, 'info' | 'fatal' | 'error'>
  /** Makes the process report that it is not ready, while it continues to serve. */
  withdrawReadiness: () => void
  /** The time a load balancer needs to notice. */
  noticeMilliseconds: number
  /** Ends calls in flight and closes everything. */
  end: () => Promise<void>
  exit: (code: number) => void
}

/**
 * Creates the shutdown, which runs once. A requested stop exits with 0, a failure with 1. SIGTERM comes from an operator or
 * orchestrator and waits for the load balancer; Ctrl-C, a second signal and a failure do not wait.
 */
export function createShutdown(steps: Steps) {
  const { log, exit } = steps
  const hurry = new AbortController()
  let isEnding = false

  const end = async (code: number, noticeMilliseconds: number) => {
    if (isEnding) return hurry.abort()
    isEnding = true
    steps.withdrawReadiness()
    await wait(noticeMilliseconds, undefined, { signal: hurry.signal }).catch(() => {}) // aborted by a second signal
    setTimeout(() => exit(1), LONGEST_END_MS).unref()
    try {
      await steps.end()
      exit(code)
    } catch (error) {
      log.error({ err: error }, 'the end was not in order')
      exit(1)
    }
  }

  return {
    onSignal: (signal: 'SIGINT' | 'SIGTERM') => {
      log.info({ signal }, 'stopping')
      return end(0, signal === 'SIGTERM' ? steps.noticeMilliseconds : 0)
    },
    /** Stops after an uncaught error, which leaves an unknown state: calls in flight are ended, and a new process takes over. */
    onUncaught: (error: unknown) => {
      log.fatal({ err: error, event: 'uncaught' }, 'stopping after an error that nobody caught')
      return end(1, 0)
    },
  }
}
