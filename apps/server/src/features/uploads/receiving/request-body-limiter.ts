import { TooManyRequests } from '../../../http/errors/too-many-requests.ts'

/** The maximum number of chunk bodies in memory; further senders have to retry. */
const MAX_BODIES = 64
/** The maximum number of bodies whose session is only in the body, so that unauthenticated senders cannot take all slots. */
const MAX_UNAUTHENTICATED_BODIES = 16
const RETRY_SECONDS = 2

export type RequestBodyLimiter = {
  run<T>(sender: { known: boolean }, work: () => Promise<T>): Promise<T>
}

/**
 * Limits the memory of chunks being received, regardless of the number of senders. Hand-written, because two kinds of sender
 * share the slots and none is queued.
 */
export function requestBodyLimiter(): RequestBodyLimiter {
  const taken = { known: 0, unauthenticated: 0 }
  return {
    async run({ known }, work) {
      const kind = known ? 'known' : 'unauthenticated'
      if (taken.known + taken.unauthenticated >= MAX_BODIES)
        throw new TooManyRequests(RETRY_SECONDS)
      if (!known && taken.unauthenticated >= MAX_UNAUTHENTICATED_BODIES)
        throw new TooManyRequests(RETRY_SECONDS)
      taken[kind] += 1
      try {
        return await work()
      } finally {
        taken[kind] -= 1
      }
    },
  }
}
