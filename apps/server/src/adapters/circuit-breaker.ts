import { StorageUnavailable } from '../ports/file-storage.ts'

export type Patience = {
  /** The timeout of one reply, or of its next bytes. */
  answerMilliseconds: number
  /** The time without requests after a timeout. */
  pauseMilliseconds: number
}

export type CircuitBreaker = {
  /** Runs one request. Rejects with `StorageUnavailable` after a timeout, and immediately during the pause after one. */
  run<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Awaits further bytes of a reply; rejects like `run`. */
  awaitNext<T>(next: Promise<T>): Promise<T>
}

/** Creates a circuit breaker: after a timeout, requests fail immediately, and a single one retries after each pause. */
export function createCircuitBreaker(patience: Patience): CircuitBreaker {
  let pausedUntil = 0
  let isTrying = false

  const admit = () => {
    if (pausedUntil === 0) return
    if (isTrying || performance.now() < pausedUntil)
      throw new StorageUnavailable('the storage did not answer a moment ago')
    isTrying = true
  }
  const settle = (isLate: boolean) => {
    isTrying = false
    pausedUntil = isLate ? performance.now() + patience.pauseMilliseconds : 0
  }
  const inTime = async <T>(work: Promise<T>, onLate: () => void): Promise<T> => {
    const { promise: late, reject } = Promise.withResolvers<never>()
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      onLate()
      reject(new StorageUnavailable('the storage does not answer'))
    }, patience.answerMilliseconds)
    try {
      return await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
      settle(isLate)
    }
  }

  return {
    async run(request) {
      admit()
      const controller = new AbortController()
      return inTime(request(controller.signal), () => controller.abort())
    },
    awaitNext: (next) => inTime(next, () => {}),
  }
}
