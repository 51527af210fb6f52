import { TooManyRequests } from '../../http/too-many-requests.ts'

/** Chunk bodies held in memory at once; a further one may come again. */
const PLACES = 64
/** Those whose session is known only from the body: strangers must not take all the places. */
const PLACES_OF_STRANGERS = 16
const RETRY_SECONDS = 2

export type BodyPlaces = {
  hold<T>(sender: { known: boolean }, work: () => Promise<T>): Promise<T>
}

/** Bounds what arriving chunks cost in memory, however many send at once. */
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
