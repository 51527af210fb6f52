import { ascii, uint32Be } from '@systole/domain/uploads/bytes'

const SIGNATURE_BOX = 'jP  '
const CODE_STREAM_BOX = 'jp2c'
const START = '\u00ff\u004f\u00ff\u0051'

/** Finds the code stream of a JPEG 2000 frame: the standard wants it bare, some machines write the boxes of a JP2 file. ITU-T T.800 Annex I. */
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

/** Reads the size from the first bytes of a code stream. ITU-T T.800 A.5.1. */
export function codeStreamSize(
  stream: Uint8Array,
): { widthPixels: number; heightPixels: number } | undefined {
  if (ascii(stream, 0, 4) !== START) return undefined
  return {
    widthPixels: uint32Be(stream, 8) - uint32Be(stream, 16),
    heightPixels: uint32Be(stream, 12) - uint32Be(stream, 20),
  }
}
