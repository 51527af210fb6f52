import pLimit from 'p-limit'
import { TooManyRequests } from './errors/too-many-requests.ts'

const RETRY_SECONDS = 2

/** Limits concurrency: runs some tasks simultaneously, queues some, and refuses the rest with 429. */
export function limitConcurrency({ atOnce, waiting }: { atOnce: number; waiting: number }) {
  const limit = pLimit(atOnce)
  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      throw new TooManyRequests(RETRY_SECONDS)
    return limit(work)
  }
}
