import { uint16Be } from '@systole/domain/uploads/bytes'

const START_OF_FRAME = [
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]
const START_OF_SCAN = 0xda
const APP14 = 0xee
const WITHOUT_LENGTH = [0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]

/** `pointTransform`: by how many bits samples were shifted down before a lossless frame was packed. */
export type JpegHead = { bitsPerSample: number; namesTransform: boolean; pointTransform: number }

/** Reads the markers of a JPEG up to its first scan. ITU-T T.81 Annex B; T.872 6.5.3 for APP14. */
export function readJpegHead(frame: Uint8Array): JpegHead {
  const markers = markersOf(frame)
  const start = markers.find(({ marker }) => START_OF_FRAME.includes(marker))
  const scan = markers.find(({ marker }) => marker === START_OF_SCAN)
  const components = (scan && frame[scan.at + 4]) ?? 0
  return {
    bitsPerSample: (start && frame[start.at + 4]) ?? 8,
    namesTransform: markers.some(({ marker }) => marker === APP14),
    pointTransform: ((scan && frame[scan.at + 7 + components * 2]) ?? 0) & 15,
  }
}

function markersOf(frame: Uint8Array): { marker: number; at: number }[] {
  const markers: { marker: number; at: number }[] = []
  let at = 2
  while (at + 5 < frame.length && frame[at] === 0xff) {
    const marker = frame[at + 1] ?? 0
    markers.push({ marker, at })
    if (marker === START_OF_SCAN) break
    if (marker === 0xff) at += 1
    else at += WITHOUT_LENGTH.includes(marker) ? 2 : 2 + uint16Be(frame, at + 2)
  }
  return markers
}

/** The APP14 segment that says: three components, no colour transform. ITU-T T.872 6.5.3. */
const NO_TRANSFORM = [0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, 0]

/** Says in the frame itself that its components are red, green and blue: a decoder takes them for YCbCr otherwise. */
export function markAsRgb(frame: Uint8Array): Uint8Array {
  return Buffer.concat([frame.subarray(0, 2), Uint8Array.from(NO_TRANSFORM), frame.subarray(2)])
}
