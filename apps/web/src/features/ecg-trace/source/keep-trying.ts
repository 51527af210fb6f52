import type { TraceSource } from './trace-source.ts'

const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 30_000

/**
 * Retries a source whose connection failed, after longer and longer waits and as soon as the device reports that it is online again.
 * Returns a function that stops it.
 */
export function keepTrying(
  source: Pick<TraceSource, 'subscribe' | 'state' | 'retry'>,
  connection: { subscribe: (listener: () => void) => () => void; isOnline: () => boolean },
): () => void {
  let waitMs = FIRST_WAIT_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const retry = () => {
    stop()
    waitMs = Math.min(LONGEST_WAIT_MS, 2 * waitMs)
    source.retry()
  }
  const follow = () => {
    const state = source.state()
    if (state !== 'away') stop()
    if (state === 'ready') waitMs = FIRST_WAIT_MS
    if (state === 'away') timer ??= setTimeout(retry, waitMs)
  }
  const ends = [
    source.subscribe(follow),
    connection.subscribe(() => {
      if (connection.isOnline() && source.state() === 'away') retry()
    }),
    stop,
  ]
  follow()
  return () => {
    for (const end of ends) end()
  }
}
