import { ascii, startsWith, uint16Be, uint16Le, uint32Be, uint32Le } from './bytes.ts'
import type { PictureFacts } from './file-facts.ts'

const JPEG_FRAME_STARTS = [
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xf7,
]
const JPEG_WITHOUT_LENGTH = [0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]
const OLD_BITMAP_HEADER = 12
const SIGN_BIT = 0x8000_0000

/** Reads the pixel size from the first bytes of a picture, without decoding it; `undefined` if it is not there. */
export function pictureSize(head: Uint8Array): PictureFacts | undefined {
  const size = sizeOf(head)
  return size && size.widthPixels > 0 && size.heightPixels > 0 ? size : undefined
}

function sizeOf(head: Uint8Array): PictureFacts | undefined {
  if (ascii(head, 1, 4) === 'PNG')
    return { widthPixels: uint32Be(head, 16), heightPixels: uint32Be(head, 20) }
  if (startsWith(head, [0xff, 0xd8])) return jpegSize(head)
  return ascii(head, 0, 2) === 'BM' ? bitmapSize(head) : undefined
}

/** Reads the size from the frame header, following the markers up to it. ITU-T T.81, Annex B. */
function jpegSize(head: Uint8Array): PictureFacts | undefined {
  let at = 2
  while (at + 9 < head.length) {
    const marker = head[at + 1] ?? 0
    if (head[at] !== 0xff) return undefined
    if (JPEG_FRAME_STARTS.includes(marker))
      return { widthPixels: uint16Be(head, at + 7), heightPixels: uint16Be(head, at + 5) }
    if (marker === 0xff) at += 1
    else at += JPEG_WITHOUT_LENGTH.includes(marker) ? 2 : 2 + uint16Be(head, at + 2)
  }
  return undefined
}

/** Reads the size from a bitmap header, in which a negative height means that the first row is the top one. */
function bitmapSize(head: Uint8Array): PictureFacts {
  if (uint32Le(head, 14) === OLD_BITMAP_HEADER)
    return { widthPixels: uint16Le(head, 18), heightPixels: uint16Le(head, 20) }
  const height = uint32Le(head, 22)
  const heightPixels = height >= SIGN_BIT ? 2 * SIGN_BIT - height : height
  return { widthPixels: uint32Le(head, 18), heightPixels }
}
