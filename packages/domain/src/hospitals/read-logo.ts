import { ascii, startsWith, uint16Be, uint32Be } from '../uploads/bytes.ts'
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

/** The markers of a frame header, which contains the size; C4, C8 and CC are tables. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]
/** The marker of the start of scan, after which no header follows. */
const SCAN = 0xda

function readJpeg(bytes: Uint8Array): Shape | undefined {
  if (!startsWith(bytes, [0xff, 0xd8, 0xff])) return undefined
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at += 1 // a marker may be padded
      continue
    }
    if (FRAMES.includes(marker))
      return { type: 'image/jpeg', width: uint16Be(bytes, at + 7), height: uint16Be(bytes, at + 5) }
    const length = uint16Be(bytes, at + 2)
    if (marker === SCAN || length < 2) return undefined
    at += 2 + length
  }
}
