import { startsWith, uint16Be } from '../bytes.ts'

/** The markers of a frame header, which contains the size; C4, C8 and CC are tables, F7 is JPEG-LS. */
const FRAMES = [0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xf7]
const WITHOUT_LENGTH = [0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]
/** The marker of the start of scan, after which no header follows. */
const SCAN = 0xda
const FILL = 0xff

/**
 * Reads the frame header of a JPEG, following the markers up to it. ITU-T T.81, Annex B. Hand-written, because image-size
 * reads neither lossless JPEG and JPEG-LS nor padded markers.
 */
export function jpegFrame(
  bytes: Uint8Array,
): { marker: number; width: number; height: number } | undefined {
  if (!startsWith(bytes, [0xff, 0xd8])) return undefined
  let at = 2
  while (at + 9 <= bytes.length && bytes[at] === FILL) {
    const marker = bytes[at + 1] ?? 0
    if (FRAMES.includes(marker))
      return { marker, width: uint16Be(bytes, at + 7), height: uint16Be(bytes, at + 5) }
    const step = stepOver(marker, uint16Be(bytes, at + 2))
    if (step === undefined) return undefined
    at += step
  }
}

/** Returns the bytes from a marker to the next one; undefined if no header can follow. */
function stepOver(marker: number, length: number): number | undefined {
  if (marker === FILL) return 1
  if (WITHOUT_LENGTH.includes(marker)) return 2
  return marker === SCAN || length < 2 ? undefined : 2 + length
}
