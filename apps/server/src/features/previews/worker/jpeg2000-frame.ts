import { ascii, uint32Be } from '@systole/domain/uploads/bytes'

const SIGNATURE_BOX = 'jP  '
const CODE_STREAM_BOX = 'jp2c'

/**
 * Finds the code stream of a JPEG 2000 frame: the standard requires it bare, but some devices write the boxes of a JP2 file.
 * ITU-T T.800 Annex I.
 */
export function codeStreamOf(frame: Uint8Array): Uint8Array {
  if (ascii(frame, 4, 8) !== SIGNATURE_BOX) return frame
  let at = 0
  while (at + 8 <= frame.length) {
    const length = uint32Be(frame, at)
    if (ascii(frame, at + 4, at + 8) === CODE_STREAM_BOX) return frame.subarray(at + 8)
    if (length < 8) break
    at += length
  }
  return frame
}
