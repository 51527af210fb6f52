import { closeSync, openSync, readSync } from 'node:fs'
import { bytesOf, type DicomData, PIXEL_DATA, parseDicom } from '@systole/dicom/data-set'
import { drawPicture, type Samples } from '@systole/dicom/draw-picture'
import { placeFirstFrame, type ReadBytes } from '@systole/dicom/first-frame'
import { BIG_ENDIAN, DEFLATED } from '@systole/dicom/part10'
import { type PictureLayout, pictureLayoutOf } from '@systole/dicom/picture-layout'
import { withoutSharedColour } from '@systole/dicom/shared-colour'
import { MAX_DECODED_PIXELS } from '@systole/domain/previews/preview'
import sharp, { type Sharp } from 'sharp'
import { inflateWithin } from './inflate-within.ts'
import { PreviewError } from './preview-error.ts'
import { toSamples } from './to-samples.ts'
import { unpackFrame } from './unpack-frame.ts'

const HEAD_BYTES = [1, 8, 64].map((megabytes) => megabytes * 1_048_576)
const MAX_PACKED_BYTES = 256 * 1_048_576
/** Pixels as floating-point numbers: parametric maps, which are not displayable pictures. PS3.3 C.7.6.24. */
const FLOAT_PIXELS = ['x7fe00008', 'x7fe00009']

/** Draws the first frame of a DICOM picture with the file's own window, reading only that frame. */
export async function decodeDicom(path: string): Promise<Sharp> {
  const file = openSync(path, 'r')
  try {
    const read: ReadBytes = (offset, length) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, offset))
    }
    const data = parseUpToPixels(read)
    const { dataSet, transferSyntaxUid } = data
    const layout = pictureLayoutOf(dataSet)
    if (!layout) throw new PreviewError('unsupported', 'This DICOM file has no picture')
    const { width, height } = layout
    if (width * height > MAX_DECODED_PIXELS) throw new PreviewError('tooLarge')
    if (layout.photometric === 'PALETTE COLOR' && !layout.palette)
      throw new PreviewError('unsupported', 'The palette is not there')
    if (transferSyntaxUid === DEFLATED) {
      return drawPlain(bytesOf(dataSet, PIXEL_DATA) ?? new Uint8Array(), layout)
    }
    const frame = readFrame(data, layout, read)
    if (frame.isPacked) return unpackFrame(frame.bytes, layout, transferSyntaxUid)
    const isSwapped = transferSyntaxUid === BIG_ENDIAN
    const hasWords = dataSet.elements[PIXEL_DATA]?.vr === 'OW'
    if (isSwapped && hasWords && layout.bitsAllocated === 8) swapPairs(frame.bytes)
    return drawPlain(frame.bytes, layout, { isSwapped })
  } finally {
    closeSync(file)
  }
}

/**
 * Reads increasing amounts of the start until it includes the start of the pixels; all of it if the whole data set is deflated.
 */
function parseUpToPixels(read: ReadBytes): DicomData {
  for (const length of HEAD_BYTES) {
    const head = read(0, length)
    const data = parseDicom(head, { untilTag: PIXEL_DATA, inflate: inflateWithin })
    const isWhole = head.length < length
    if (data?.dataSet.elements[PIXEL_DATA] && (isWhole || data.transferSyntaxUid !== DEFLATED))
      return data
    if (FLOAT_PIXELS.some((tag) => data?.dataSet.elements[tag]))
      throw new PreviewError('unsupported', 'Pixels with a fraction')
    if (isWhole && data?.isComplete)
      throw new PreviewError('unsupported', 'The file describes a picture and has none')
    if (isWhole) break
  }
  throw new PreviewError('damaged', 'The picture is not there')
}

function readFrame({ dataSet, shiftBytes }: DicomData, layout: PictureLayout, read: ReadBytes) {
  const pixelData = dataSet.elements[PIXEL_DATA]
  const readShifted: ReadBytes = (offset, length) => read(offset - shiftBytes, length)
  const place = pixelData && placeFirstFrame(pixelData, layout, readShifted)
  if (!place) throw new PreviewError('damaged', 'The first frame is not there')
  if (!place.isPacked) return { isPacked: false, bytes: readShifted(place.offset, place.length) }
  const length = place.pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (length > MAX_PACKED_BYTES) throw new PreviewError('tooLarge')
  const pieces = place.pieces.map((piece) => readShifted(piece.offset, piece.length))
  return { isPacked: true, bytes: Buffer.concat(pieces) }
}

/** Swaps the bytes of words stored in big-endian order. PS3.5 A.3. */
function swapPairs(bytes: Uint8Array): void {
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length - (bytes.length % 2)).swap16()
}

function drawPlain(
  bytes: Uint8Array,
  layout: PictureLayout,
  order: { isSwapped?: boolean } = {},
): Sharp {
  const plain = withoutSharedColour(bytes, layout)
  return draw(toSamples(plain.bytes, plain.layout, order), plain.layout)
}

function draw(samples: Samples, layout: PictureLayout): Sharp {
  const { width, height, channels, bytes } = drawPicture(samples, layout)
  return sharp(bytes, { raw: { width, height, channels } })
}
