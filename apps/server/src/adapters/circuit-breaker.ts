import { StorageAway } from '../ports/file-storage.ts'

export type Patience = {
  /** How long one answer, or the next bytes of one, may take. */
  answerMilliseconds: number
  /** How long nothing is asked after an answer that did not come. */
  pauseMilliseconds: number
}

export type CircuitBreaker = {
  /** Runs one request. Rejects with `StorageAway` when its answer is late, and at once while an earlier one was. */
  run<T>(request: (signal: AbortSignal) => Promise<T>): Promise<T>
  /** Rejects as `run` does, for bytes of an answer that has begun. */
  awaitNext<T>(next: Promise<T>): Promise<T>
}

/** Spares callers the wait for a server that hangs: after one late answer a single request tries again after each pause. */
export function createCircuitBreaker(patience: Patience): CircuitBreaker {
  let pausedUntil = 0
  let isTrying = false

  const admit = () => {
    if (pausedUntil === 0) return
    if (isTrying || performance.now() < pausedUntil)
      throw new StorageAway('the storage did not answer a moment ago')
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
      reject(new StorageAway('the storage does not answer'))
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
