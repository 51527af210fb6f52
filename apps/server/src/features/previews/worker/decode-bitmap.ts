import { readFileSync } from 'node:fs'
import { MAX_DECODED_PIXELS } from '@systole/domain/previews/preview'
import { uint16Le, uint32Le } from '@systole/domain/uploads/bytes'
import { pictureSize } from '@systole/domain/uploads/formats/picture-size'
import sharp, { type Sharp } from 'sharp'
import { PreviewError } from './preview-error.ts'

const OLD_HEADER = 12
const UNPACKED = [0, 3]
const SIGN_BIT = 0x8000_0000

type Bitmap = {
  width: number
  height: number
  bits: number
  isTopFirst: boolean
  /** The offset of the palette of 8-bit pixels, and its bytes per entry. */
  palette: { at: number; entryBytes: number }
  pixelsAt: number
}

/** Decodes a bitmap of 8, 24 or 32 bits per pixel, as written by clinical devices. */
export function decodeBitmap(path: string): Sharp {
  const file = readFileSync(path)
  const bitmap = describe(file)
  const { width, height, bits, isTopFirst, pixelsAt } = bitmap
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  if (file.length < pixelsAt + rowBytes * height) throw new PreviewError('damaged')
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    const row = pixelsAt + (isTopFirst ? y : height - 1 - y) * rowBytes
    for (let x = 0; x < width; x += 1) {
      const at = colourAt(file, bitmap, row + (x * bits) / 8)
      const to = (y * width + x) * 3 // the file stores blue first
      rgb[to] = file[at + 2] ?? 0
      rgb[to + 1] = file[at + 1] ?? 0
      rgb[to + 2] = file[at] ?? 0
    }
  }
  return sharp(rgb, { raw: { width, height, channels: 3 } })
}

function describe(file: Uint8Array): Bitmap {
  const size = pictureSize(file)
  if (!size) throw new PreviewError('damaged')
  const { widthPixels: width, heightPixels: height } = size
  if (width * height > MAX_DECODED_PIXELS) throw new PreviewError('tooLarge')
  const headerBytes = uint32Le(file, 14)
  const isOld = headerBytes === OLD_HEADER
  const bits = uint16Le(file, isOld ? 24 : 28)
  const isPacked = !isOld && !UNPACKED.includes(uint32Le(file, 30))
  if (isPacked || ![8, 24, 32].includes(bits)) throw new PreviewError('unsupported')
  return {
    width,
    height,
    bits,
    isTopFirst: !isOld && uint32Le(file, 22) >= SIGN_BIT,
    palette: { at: 14 + headerBytes, entryBytes: isOld ? 3 : 4 },
    pixelsAt: uint32Le(file, 10),
  }
}

function colourAt(file: Uint8Array, { bits, palette }: Bitmap, pixelAt: number): number {
  return bits === 8 ? palette.at + (file[pixelAt] ?? 0) * palette.entryBytes : pixelAt
}
