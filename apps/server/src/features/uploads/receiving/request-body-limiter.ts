import { TooManyRequests } from '../../../http/too-many-requests.ts'

/** The maximum number of chunk bodies in memory; further senders have to retry. */
const PLACES = 64
/** The maximum number of bodies whose session is only in the body, so that unauthenticated senders cannot take all slots. */
const PLACES_OF_STRANGERS = 16
const RETRY_SECONDS = 2

export type BodyPlaces = {
  hold<T>(sender: { known: boolean }, work: () => Promise<T>): Promise<T>
}

/** Limits the memory of chunks being received, regardless of the number of senders. */
export function bodyPlaces(): BodyPlaces {
  const taken = { known: 0, strangers: 0 }
  return {
    async hold({ known }, work) {
      const kind = known ? 'known' : 'strangers'
      if (taken.known + taken.strangers >= PLACES) throw new TooManyRequests(RETRY_SECONDS)
      if (!known && taken.strangers >= PLACES_OF_STRANGERS) throw new TooManyRequests(RETRY_SECONDS)
      taken[kind] += 1
      try {
        return await work()
      } finally {
        taken[kind] -= 1
      }
    },
  }
}
