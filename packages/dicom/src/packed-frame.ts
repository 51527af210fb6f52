import { ascii, uint16Be, uint32Be } from '@systole/domain/uploads/bytes'

/** The header of a JPEG, JPEG-LS or JPEG 2000 frame. */
export type PackedFrame = {
  width: number
  height: number
  bitsPerSample: number
  /** The number of bits by which a lossless JPEG was shifted down before compression. ITU-T T.81 H.1.2.1. */
  pointTransform: number | undefined
  /** True if a marker of the frame defines its colours, so that a decoder need not guess. */
  namesColours: boolean
  /** The offset of each component's id in the file. */
  componentIds: readonly { at: number; component: number }[]
  /** True if JPEG-LS stores one component after another. ITU-T T.87 C.2.3. */
  isPlanar: boolean
}

const START_OF_FRAME = [
  ...[0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7],
  ...[0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf, 0xf7],
]
const LOSSLESS = 0xc3
const JPEG_LS = 0xf7
const START_OF_SCAN = 0xda
/** The JFIF and Adobe segments. */
const COLOUR_MARKERS = [0xe0, 0xee]
const WITHOUT_LENGTH = [0x01, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xd8]

/** Reads the start of a fragment that begins a frame, `position` bytes into the file; undefined for any other fragment. */
export function readPackedFrame(fragment: Uint8Array, position: number): PackedFrame | undefined {
  if (fragment[0] === 0xff && fragment[1] === 0xd8) return readJpeg(fragment, position)
  if (ascii(fragment, 0, 4) !== '\u00ff\u004f\u00ff\u0051') return undefined
  return {
    // ITU-T T.800 A.5.1
    width: uint32Be(fragment, 8) - uint32Be(fragment, 16),
    height: uint32Be(fragment, 12) - uint32Be(fragment, 20),
    bitsPerSample: ((fragment[42] ?? 7) & 0x7f) + 1,
    pointTransform: undefined,
    namesColours: true,
    componentIds: [],
    isPlanar: false,
  }
}

function readJpeg(frame: Uint8Array, position: number): PackedFrame | undefined {
  const markers = markersOf(frame)
  const start = markers.find(({ marker }) => START_OF_FRAME.includes(marker))
  const scan = markers.find(({ marker }) => marker === START_OF_SCAN)
  if (!start) return undefined
  const components = frame[start.at + 9] ?? 0
  const scanned = (scan && frame[scan.at + 4]) ?? 0
  const ids = Array.from({ length: components }, (_, component) => [
    { at: position + start.at + 10 + component * 3, component },
    ...(scan && scanned === components
      ? [{ at: position + scan.at + 5 + component * 2, component }]
      : []),
  ])
  return {
    width: uint16Be(frame, start.at + 7),
    height: uint16Be(frame, start.at + 5),
    bitsPerSample: frame[start.at + 4] ?? 8,
    pointTransform:
      start.marker === LOSSLESS && scan ? (frame[scan.at + 7 + scanned * 2] ?? 0) & 15 : undefined,
    namesColours:
      start.marker === JPEG_LS || markers.some(({ marker }) => COLOUR_MARKERS.includes(marker)),
    componentIds: components === 3 && scanned === components ? ids.flat() : [],
    isPlanar: start.marker === JPEG_LS && components > 1 && scanned === 1,
  }
}

/** Renames the components of a frame `R`, `G`, `B`, in place, because decoders assume YCbCr for unnamed ones. */
export function nameRgb(bytes: Uint8Array, { componentIds }: PackedFrame): void {
  for (const { at, component } of componentIds) bytes[at] = 'RGB'.charCodeAt(component)
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
