import { TooManyRequests } from './errors/too-many-requests.ts'

const RETRY_SECONDS = 2

/** Limits concurrency: runs some tasks simultaneously, queues some, and refuses the rest with 429. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  let running = 0
  const queue: (() => void)[] = []

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running < atOnce) running += 1
    else if (queue.length >= waiting) throw new TooManyRequests(RETRY_SECONDS)
    else await new Promise<void>((resolve) => queue.push(resolve)) // inherits the slot of the finished task
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
