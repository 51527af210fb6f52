import { constants, inflateRawSync } from 'node:zlib'

const MAX_BYTES = 64 * 1_048_576

/** Inflates the available part of a deflated data set, up to the maximum size of the tags of a picture. */
export function inflateWithin(packed: Uint8Array): Uint8Array {
  return inflateRawSync(packed, {
    maxOutputLength: MAX_BYTES,
    finishFlush: constants.Z_SYNC_FLUSH,
  })
}
