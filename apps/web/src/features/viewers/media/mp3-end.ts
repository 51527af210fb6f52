import type { ReadView } from './read-view.ts'

const TAG_HEAD_BYTES = 10
const TAG = 0x494433 // ID3
const FOOTER = 0x10
/**
 * The offsets at which the first frame may contain the total length: after the side information of MPEG 1 or 2, mono or stereo.
 */
const DECLARED_AT = [13, 21, 36]
const DECLARED: readonly number[] = [0x58696e67, 0x496e666f] // Xing, Info
const HAS_BYTES = 2
const FRAME_BYTES = 36 + 16

/** Checks MP3: most encoders write the total length into the first frame. Without it truncation cannot be detected. */
export async function endsWithinMp3(sizeBytes: number, read: ReadView): Promise<boolean> {
  const first = await firstFrame(sizeBytes, read)
  if (first + FRAME_BYTES > sizeBytes) return false
  const declared = declaredBytes(await read(first, FRAME_BYTES))
  return declared !== undefined && first + declared > sizeBytes
}

/** Returns the offset of the first frame, after an ID3 tag if there is one. */
async function firstFrame(sizeBytes: number, read: ReadView): Promise<number> {
  if (sizeBytes < TAG_HEAD_BYTES) return 0
  const head = await read(0, TAG_HEAD_BYTES)
  if (head.getUint32(0) >>> 8 !== TAG) return 0
  const length = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + head.getUint8(at), 0)
  const footer = head.getUint8(5) & FOOTER ? TAG_HEAD_BYTES : 0
  return TAG_HEAD_BYTES + length + footer
}

/** Returns the total size including this frame; `undefined` if it is not declared. */
function declaredBytes(frame: DataView): number | undefined {
  const isFrame = frame.getUint16(0) >>> 5 === 0x7ff
  const at = isFrame
    ? DECLARED_AT.find((place) => DECLARED.includes(frame.getUint32(place)))
    : undefined
  if (at === undefined) return undefined
  const flags = frame.getUint32(at + 4)
  if (!(flags & HAS_BYTES)) return undefined
  return frame.getUint32(at + (flags & 1 ? 12 : 8))
}
