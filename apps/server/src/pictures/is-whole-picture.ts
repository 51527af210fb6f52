import { promisify } from 'node:util'
import { inflate } from 'node:zlib'
import type { HospitalLogo } from '@systole/domain/hospitals/logo'
import { ascii, uint32Be } from '@systole/domain/uploads/bytes'

const unpack = promisify(inflate)
const SIGNATURE_BYTES = 8
/** The samples per pixel by the colour type in a PNG's header. */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
/** The seven passes of an interlaced PNG have a few lines more. */
const INTERLACE_SLACK = 2

/**
 * Returns whether the picture's data is complete and does not expand beyond its size: a broken or inflated logo would prevent the
 * rendering of reports.
 */
export async function isWholePicture(
  bytes: Uint8Array,
  { type, width, height }: Pick<HospitalLogo, 'type' | 'width' | 'height'>,
): Promise<boolean> {
  if (type === 'image/jpeg') return endsJpeg(bytes)
  const data = pngData(bytes)
  const [depth = 0, colour = 0] = bytes.subarray(24, 26)
  const lineBytes = 1 + Math.ceil((width * depth * (SAMPLES[colour] ?? 0)) / 8)
  const isInterlaced = bytes[28] === 1
  const most = lineBytes * height * (isInterlaced ? INTERLACE_SLACK : 1)
  const least = isInterlaced ? lineBytes - 1 : lineBytes * height
  if (!data || most === 0) return false
  try {
    const unpacked = await unpack(data, { maxOutputLength: most })
    return unpacked.length >= least
  } catch {
    return false // invalid data, or more than the pixels need
  }
}

/** Cameras and programs add bytes after the end of a JPEG. */
function endsJpeg(bytes: Uint8Array): boolean {
  return Buffer.from(bytes).lastIndexOf(Buffer.from([0xff, 0xd9])) > 0
}

/** Returns the compressed pixels if every chunk is complete. */
function pngData(bytes: Uint8Array): Uint8Array | undefined {
  const parts: Uint8Array[] = []
  let at = SIGNATURE_BYTES
  while (at + 12 <= bytes.length) {
    const length = uint32Be(bytes, at)
    const kind = ascii(bytes, at + 4, at + 8)
    if (kind === 'IEND') return parts.length > 0 ? Buffer.concat(parts) : undefined
    if (kind === 'IDAT') parts.push(bytes.subarray(at + 8, at + 8 + length))
    at += 12 + length
  }
}
