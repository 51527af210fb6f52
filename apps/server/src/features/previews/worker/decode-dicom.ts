import { closeSync, openSync, readSync } from 'node:fs'
import { bytesOf, type DicomData, PIXEL_DATA, parseDicom } from '@systole/dicom/data-set'
import { drawPicture, type Samples } from '@systole/dicom/draw-picture'
import { placeFirstFrame, type ReadBytes } from '@systole/dicom/first-frame'
import { type PictureLayout, pictureLayoutOf } from '@systole/dicom/picture-layout'
import { MAX_DECODED_PIXELS } from '@systole/domain/previews/preview'
import sharp, { type Sharp } from 'sharp'
import { inflateWithin } from './inflate-within.ts'
import { PreviewError } from './preview-error.ts'
import { toSamples } from './to-samples.ts'
import { unpackFrame } from './unpack-frame.ts'

const HEAD_BYTES = [1, 8, 64].map((megabytes) => megabytes * 1_048_576)
const MAX_PACKED_BYTES = 256 * 1_048_576
const DEFLATED = '1.2.840.10008.1.2.1.99'
const BIG_ENDIAN = '1.2.840.10008.1.2.2'

/** The first frame of a DICOM picture with the file's own window; only that frame is read. */
export async function decodeDicom(path: string): Promise<Sharp> {
  const file = openSync(path, 'r')
  try {
    const read: ReadBytes = (offset, length) => {
      const bytes = Buffer.alloc(length)
      return bytes.subarray(0, readSync(file, bytes, 0, length, offset))
    }
    const { dataSet, transferSyntaxUid } = parseUpToPixels(read)
    const layout = pictureLayoutOf(dataSet)
    if (!layout) throw new PreviewError('unsupported', 'This DICOM file has no picture')
    const { width, height } = layout
    if (width * height > MAX_DECODED_PIXELS) throw new PreviewError('tooLarge')
    if (transferSyntaxUid === DEFLATED) {
      const samples = bytesOf(dataSet, PIXEL_DATA)
      return draw(toSamples(samples ?? new Uint8Array(), layout), layout)
    }
    const frame = readFrame(dataSet, layout, read)
    if (frame.isPacked) return unpackFrame(frame.bytes, layout, transferSyntaxUid ?? '')
    if (layout.photometric === 'YBR_FULL_422') {
      throw new PreviewError('unsupported', 'Two pixels share a colour')
    }
    const isSwapped = transferSyntaxUid === BIG_ENDIAN
    return draw(toSamples(frame.bytes, layout, { isSwapped }), layout)
  } finally {
    closeSync(file)
  }
}

/** Reads more of the start until the pixels begin in it. */
function parseUpToPixels(read: ReadBytes): DicomData {
  for (const length of HEAD_BYTES) {
    const data = parseDicom(read(0, length), { untilTag: PIXEL_DATA, inflate: inflateWithin })
    if (data?.dataSet.elements[PIXEL_DATA]) return data
  }
  throw new PreviewError('damaged', 'The picture is not there')
}

function readFrame(dataSet: DicomData['dataSet'], layout: PictureLayout, read: ReadBytes) {
  const pixelData = dataSet.elements[PIXEL_DATA]
  const place = pixelData && placeFirstFrame(pixelData, layout, read)
  if (!place) throw new PreviewError('damaged', 'The first frame is not there')
  if (!place.isPacked) return { isPacked: false, bytes: read(place.offset, place.length) }
  const length = place.pieces.reduce((sum, piece) => sum + piece.length, 0)
  if (length > MAX_PACKED_BYTES) throw new PreviewError('tooLarge')
  const pieces = place.pieces.map((piece) => read(piece.offset, piece.length))
  return { isPacked: true, bytes: Buffer.concat(pieces) }
}

function draw(samples: Samples, layout: PictureLayout): Sharp {
  const { width, height, channels, bytes } = drawPicture(samples, layout)
  return sharp(bytes, { raw: { width, height, channels } })
}
