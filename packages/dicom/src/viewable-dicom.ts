import type { DataSet, Element } from 'dicom-parser'
import { PIXEL_DATA, parseDicom } from './data-set.ts'
import { nameRgb, type PackedFrame, readPackedFrame } from './packed-frame.ts'
import { asPart10, BIG_ENDIAN, EXPLICIT, IMPLICIT } from './part10.ts'
import { type PictureLayout, pictureLayoutOf } from './picture-layout.ts'
import { frameBytes, withoutSharedColour } from './shared-colour.ts'
import { isUnpacked } from './shown-syntaxes.ts'

const PHOTOMETRIC = 'x00280004'
const PLANAR = 'x00280006'
const SYNTAX = 'x00020010'
/** JPEG Extended, and the last digit of JPEG Baseline. PS3.5 A.4.1. */
const JPEG_EXTENDED = '1.2.840.10008.1.2.4.51'
const LAST_OF_BASELINE = '0'.charCodeAt(0)
const FLOAT_PIXELS = ['x7fe00008', 'x7fe00009']
const UNPACKED = [IMPLICIT, EXPLICIT, BIG_ENDIAN]

/** The reasons why a browser cannot show a picture as it is. */
export type PictureRefusal = 'noPicture' | 'damaged' | 'unsupported'
export type ViewableDicom = { bytes: Uint8Array<ArrayBuffer> } | { refusal: PictureRefusal }

/**
 * Prepares a file for a viewer or returns why it cannot be shown: repairs the start, expands shared colours and adds markers
 * where decoders would guess wrong. The file itself is never changed. A deflated data set must be inflated before.
 */
export function viewableDicom(bytes: Uint8Array<ArrayBuffer>): ViewableDicom {
  const file = asPart10(bytes)
  if (!file) return { refusal: 'damaged' }
  const data = parseDicom(file.bytes)
  if (!data) return { refusal: 'noPicture' }
  const layout = pictureLayoutOf(data.dataSet)
  const pixels = data.dataSet.elements[PIXEL_DATA]
  if (!pixels || !layout) {
    const hasNumbers = FLOAT_PIXELS.some((tag) => data.dataSet.elements[tag])
    return { refusal: hasNumbers ? 'unsupported' : 'noPicture' }
  }
  const picture = {
    dataSet: data.dataSet,
    layout,
    pixels,
    transferSyntaxUid: data.transferSyntaxUid,
  }
  const frames = pixels.hadUndefinedLength ? packedFrames(file.bytes, pixels) : []
  const refusal = refusePicture(picture, frames)
  if (refusal) return { refusal }
  return {
    bytes: pixels.hadUndefinedLength
      ? marked(own(file.bytes), picture, frames)
      : spread(file.bytes, picture),
  }
}

type Picture = {
  dataSet: DataSet
  layout: PictureLayout
  pixels: Element
  transferSyntaxUid: string
}

/** Returns the bytes in a buffer of their own. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer } = bytes
  const isAlone = buffer instanceof ArrayBuffer && buffer.byteLength === bytes.byteLength
  return isAlone ? new Uint8Array(buffer) : Uint8Array.from(bytes)
}

function packedFrames(bytes: Uint8Array, { fragments = [] }: Element): PackedFrame[] {
  return fragments.flatMap(({ position, length }) => {
    const frame = readPackedFrame(bytes.subarray(position, position + length), position)
    return frame ? [frame] : []
  })
}

function refusePicture(
  picture: Picture,
  frames: readonly PackedFrame[],
): PictureRefusal | undefined {
  const { layout, pixels, transferSyntaxUid } = picture
  if (!isUnpacked(transferSyntaxUid)) return 'unsupported'
  const isPlain = UNPACKED.includes(transferSyntaxUid)
  if (!isShownDepth(layout, transferSyntaxUid)) return 'unsupported'
  if (layout.photometric === 'PALETTE COLOR' && !layout.palette) return 'unsupported'
  if (isPlain !== !pixels.hadUndefinedLength) return 'damaged'
  if (isPlain && pixels.length < frameBytes(layout, pixels.length)) return 'damaged'
  if (frames.some((frame) => (frame.pointTransform ?? 0) > 0)) return 'unsupported'
  // A decoder that fails leaves the previously decoded picture in place, possibly of another animal.
  const isOther = ({ width, height }: PackedFrame) =>
    width !== layout.width || height !== layout.height
  if (!frames.some(isOther)) return undefined
  // frames of several sizes, such as the tiles at the edge of a slide, are not damaged
  return frames.every(isOther) ? 'damaged' : 'unsupported'
}

/**
 * Returns true for depths that the viewer renders correctly; it shows colours of 16 bits too bright and masks of one bit black.
 */
function isShownDepth({ samplesPerPixel, bitsAllocated }: PictureLayout, syntax: string): boolean {
  if (samplesPerPixel > 1) return bitsAllocated === 8
  if (bitsAllocated === 32) return syntax === IMPLICIT || syntax === EXPLICIT
  return bitsAllocated === 8 || bitsAllocated === 16
}

/**
 * Adds markers for what decoders would otherwise guess: that components are red, green and blue, or stored in planes. Frames of 8
 * bits called JPEG Extended are called JPEG Baseline, whose decoder respects the colours named in a frame.
 */
function marked(
  bytes: Uint8Array<ArrayBuffer>,
  { dataSet, layout, transferSyntaxUid }: Picture,
  frames: readonly PackedFrame[],
): Uint8Array<ArrayBuffer> {
  if (layout.samplesPerPixel !== 3) return bytes
  const marked = Uint8Array.from(bytes)
  const isRgb = layout.photometric === 'RGB'
  for (const frame of frames) if (isRgb && !frame.namesColours) nameRgb(marked, frame)
  const planar = dataSet.elements[PLANAR]
  if (planar && frames.some(({ isPlanar }) => isPlanar)) marked[planar.dataOffset] = 1
  const syntax = dataSet.elements[SYNTAX]
  const isBaseline = frames.every(({ bitsPerSample }) => bitsPerSample === 8)
  if (syntax && transferSyntaxUid === JPEG_EXTENDED && isBaseline)
    marked[syntax.dataOffset + JPEG_EXTENDED.length - 1] = LAST_OF_BASELINE
  return marked
}

/** Rewrites uncompressed `YBR_FULL_422` as `YBR_FULL`, and reorders bytes stored as big-endian words. */
function spread(
  bytes: Uint8Array,
  { dataSet, layout, pixels, transferSyntaxUid }: Picture,
): Uint8Array<ArrayBuffer> {
  const isSwapped = transferSyntaxUid === BIG_ENDIAN && pixels.vr === 'OW'
  if (isSwapped && layout.bitsAllocated === 8) return swapPairs(bytes, pixels)
  const photometric = dataSet.elements[PHOTOMETRIC]
  const length = frameBytes(layout, pixels.length)
  const isShared = length !== frameBytes({ ...layout, photometric: 'RGB' }, pixels.length)
  if (!isShared || !photometric) return own(bytes)
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
  for (const frame of [...frames, rest]) {
    whole.set(frame, at)
    at += frame.length
  }
  return whole
}

function swapPairs(bytes: Uint8Array, { dataOffset, length }: Element): Uint8Array<ArrayBuffer> {
  const swapped = Uint8Array.from(bytes)
  for (let at = dataOffset; at + 1 < dataOffset + length; at += 2) {
    swapped[at] = bytes[at + 1] ?? 0
    swapped[at + 1] = bytes[at] ?? 0
  }
  return swapped
}
