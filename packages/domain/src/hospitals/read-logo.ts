import { ascii, startsWith, uint32Be } from '../uploads/bytes.ts'
import { jpegFrame } from '../uploads/formats/jpeg-frame.ts'
import { type HospitalLogo, LOGO_MAX_BYTES, LOGO_MAX_SIDE, LOGO_MIN_SIDE } from './logo.ts'

export type LogoRefusal = 'tooManyBytes' | 'notAPicture' | 'tooSmall' | 'tooLarge'
type Shape = Pick<HospitalLogo, 'type' | 'width' | 'height'>

/** Reads type and size of a logo from its header, without decoding it, or returns why it is refused. */
export function readLogo(bytes: Uint8Array): Shape | { refusal: LogoRefusal } {
  if (bytes.length > LOGO_MAX_BYTES) return { refusal: 'tooManyBytes' }
  const shape = readPng(bytes) ?? readJpeg(bytes)
  if (!shape) return { refusal: 'notAPicture' }
  const { width, height } = shape
  if (Math.min(width, height) < LOGO_MIN_SIDE) return { refusal: 'tooSmall' }
  if (Math.max(width, height) > LOGO_MAX_SIDE) return { refusal: 'tooLarge' }
  return shape
}

function readPng(bytes: Uint8Array): Shape | undefined {
  const isSigned = startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  if (!isSigned || ascii(bytes, 12, 16) !== 'IHDR') return undefined
  return { type: 'image/png', width: uint32Be(bytes, 16), height: uint32Be(bytes, 20) }
}

/** The marker of JPEG-LS, which browsers cannot show. */
const JPEG_LS = 0xf7

function readJpeg(bytes: Uint8Array): Shape | undefined {
  const frame = jpegFrame(bytes)
  if (!frame || frame.marker === JPEG_LS) return undefined
  return { type: 'image/jpeg', width: frame.width, height: frame.height }
}
