import { PIXEL_DATA, parseDicom } from './data-set.ts'
import { asPart10, DEFLATED } from './part10.ts'
import { pictureLayoutOf } from './picture-layout.ts'
import { frameBytes, withoutSharedColour } from './shared-colour.ts'

const PHOTOMETRIC = 'x00280004'

/**
 * Gives a viewer bytes that it can show: a start in order, and pixels that each have their own colour. The file itself
 * is never changed; what needs no change is returned as it came.
 */
export function viewableDicom(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const file = asPart10(bytes)
  if (!file) return bytes
  return file.transferSyntaxUid === DEFLATED ? own(file.bytes) : withOwnColours(file.bytes)
}

/** The same bytes in a buffer that holds nothing else. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
  return isAlone ? new Uint8Array(buffer) : Uint8Array.from(bytes)
}

/** Rewrites uncompressed `YBR_FULL_422` as `YBR_FULL`: viewers of browsers read only that. */
function withOwnColours(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const head = parseDicom(bytes, { untilTag: PIXEL_DATA })?.dataSet
  const layout = head && pictureLayoutOf(head)
  const [pixels, photometric] = [head?.elements[PIXEL_DATA], head?.elements[PHOTOMETRIC]]
  if (!layout || !pixels || !photometric || pixels.hadUndefinedLength) return own(bytes)
  const length = frameBytes(layout, pixels.length)
  if (length === frameBytes({ ...layout, photometric: 'RGB' }, pixels.length)) return own(bytes)
  const frames = Array.from({ length: layout.frames }, (_, frame) => {
    const from = pixels.dataOffset + frame * length
    return withoutSharedColour(bytes.subarray(from, from + length), layout).bytes
  })
  const pixelBytes = frames.reduce((sum, frame) => sum + frame.length, 0)
  const rest = bytes.subarray(pixels.dataOffset + pixels.length)
  const whole = new Uint8Array(pixels.dataOffset + pixelBytes + rest.length)
  whole.set(bytes.subarray(0, pixels.dataOffset))
  whole.set(new TextEncoder().encode('YBR_FULL'.padEnd(photometric.length)), photometric.dataOffset)
  new DataView(whole.buffer).setUint32(pixels.dataOffset - 4, pixelBytes, true)
  let at = pixels.dataOffset
  for (const frame of frames) {
    whole.set(frame, at)
    at += frame.length
  }
  whole.set(rest, at)
  return whole
}
