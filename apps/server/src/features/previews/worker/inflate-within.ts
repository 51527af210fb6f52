import { constants, inflateRawSync } from 'node:zlib'

const MAX_BYTES = 64 * 1_048_576

/** Unpacks what is there of a deflated data set, and no more than the tags of a picture can need. */
export function inflateWithin(packed: Uint8Array): Uint8Array {
  return inflateRawSync(packed, {
    maxOutputLength: MAX_BYTES,
    finishFlush: constants.Z_SYNC_FLUSH,
  })
}
