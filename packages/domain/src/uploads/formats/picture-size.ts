import { ascii, uint16Le, uint32Be, uint32Le } from '../bytes.ts'
import type { PictureFacts } from '../file-facts.ts'
import { jpegFrame } from './jpeg-frame.ts'

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
  if (ascii(head, 0, 2) === 'BM') return bitmapSize(head)
  const frame = jpegFrame(head)
  return frame && { widthPixels: frame.width, heightPixels: frame.height }
}

/** Reads the size from a bitmap header, in which a negative height means that the first row is the top one. */
function bitmapSize(head: Uint8Array): PictureFacts {
  if (uint32Le(head, 14) === OLD_BITMAP_HEADER)
    return { widthPixels: uint16Le(head, 18), heightPixels: uint16Le(head, 20) }
  const height = uint32Le(head, 22)
  const heightPixels = height >= SIGN_BIT ? 2 * SIGN_BIT - height : height
  return { widthPixels: uint32Le(head, 18), heightPixels }
}
