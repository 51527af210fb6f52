import { drawPicture } from '@systole/dicom/draw-picture'
import type { PictureLayout } from '@systole/dicom/picture-layout'
import { unpackRle } from '@systole/dicom/unpack-rle'
import { MAX_DECODED_PIXELS } from '@systole/domain/previews/preview'
import { ascii, uint32Be } from '@systole/domain/uploads/bytes'
import { pictureSize } from '@systole/domain/uploads/picture-size'
import sharp, { type Sharp } from 'sharp'
import { PreviewError } from './preview-error.ts'
import { toSamples } from './to-samples.ts'

type Unpack = (frame: Uint8Array, layout: PictureLayout) => Promise<Sharp>

/** How each packed form is undone, by its transfer syntax. PS3.5 Annex A.4. */
const UNPACKERS: Record<string, Unpack> = {
  '1.2.840.10008.1.2.5': unpackRuns,
  '1.2.840.10008.1.2.4.50': unpackJpeg,
  '1.2.840.10008.1.2.4.51': unpackJpeg,
  '1.2.840.10008.1.2.4.57': unpackLossless,
  '1.2.840.10008.1.2.4.70': unpackLossless,
  '1.2.840.10008.1.2.4.80': unpackJpegLs,
  '1.2.840.10008.1.2.4.81': unpackJpegLs,
  '1.2.840.10008.1.2.4.90': unpackJpeg2000,
  '1.2.840.10008.1.2.4.91': unpackJpeg2000,
}

export async function unpackFrame(
  frame: Uint8Array,
  layout: PictureLayout,
  transferSyntaxUid: string,
): Promise<Sharp> {
  const unpack = UNPACKERS[transferSyntaxUid]
  if (!unpack) throw new PreviewError('unsupported', `Transfer syntax ${transferSyntaxUid}`)
  return unpack(frame, layout)
}

async function unpackRuns(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  const { width, height, samplesPerPixel, bitsAllocated } = layout
  const pixels = width * height
  const bytes = unpackRle(frame, { pixels, samplesPerPixel, bytesPerSample: bitsAllocated / 8 })
  return drawn(bytes, { ...layout, isPlanar: true })
}

/** Colours are the decoder's; grey goes through the file's window. */
async function unpackJpeg(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  refuseOtherSize(pictureSize(frame), layout)
  const picture = sharp(frame, { failOn: 'error', limitInputPixels: MAX_DECODED_PIXELS })
  if (layout.samplesPerPixel > 1) return picture
  const bytes = await picture.toColourspace('b-w').raw().toBuffer()
  return drawn(bytes, { ...layout, bitsAllocated: 8, bitsStored: 8, isSigned: false })
}

async function unpackLossless(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  refuseOtherSize(pictureSize(frame), layout)
  const { Decoder } = await import('@cornerstonejs/jpeg-lossless-decoder-js')
  const { buffer } = Uint8Array.from(frame)
  const bytes = new Decoder().decode(buffer, 0, buffer.byteLength, layout.bitsAllocated > 8 ? 2 : 1)
  const whole = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return drawn(whole, { ...layout, photometric: rgbOf(layout), isPlanar: false })
}

async function unpackJpegLs(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  refuseOtherSize(pictureSize(frame), layout)
  const { default: open } = await import('@cornerstonejs/codec-charls/decodewasmjs')
  const { JpegLSDecoder } = await open()
  const decoder = new JpegLSDecoder()
  const bytes = decode(decoder, frame)
  const isPlanar = decoder.getInterleaveMode() === 0
  return drawn(bytes, { ...layout, isPlanar, ...bitsOf(decoder) })
}

async function unpackJpeg2000(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  refuseOtherSize(jpeg2000Size(frame), layout)
  const { default: open } = await import('@cornerstonejs/codec-openjpeg/decodewasmjs')
  const { J2KDecoder } = await open()
  const decoder = new J2KDecoder()
  const bytes = decode(decoder, frame)
  return drawn(bytes, {
    ...layout,
    photometric: rgbOf(layout),
    isPlanar: false,
    ...bitsOf(decoder),
  })
}

type Decoder = {
  getEncodedBuffer(length: number): Uint8Array
  getDecodedBuffer(): Uint8Array
  decode(): void
  getFrameInfo(): { bitsPerSample: number; isSigned: boolean }
}

function decode(decoder: Decoder, frame: Uint8Array): Uint8Array {
  decoder.getEncodedBuffer(frame.length).set(frame)
  decoder.decode()
  return decoder.getDecodedBuffer()
}

function bitsOf(
  decoder: Decoder,
): Pick<PictureLayout, 'bitsAllocated' | 'bitsStored' | 'isSigned'> {
  const { bitsPerSample, isSigned } = decoder.getFrameInfo()
  return { bitsAllocated: bitsPerSample > 8 ? 16 : 8, bitsStored: bitsPerSample, isSigned }
}

/** The decoder has undone the colour transform already. */
function rgbOf({ samplesPerPixel, photometric }: PictureLayout): string {
  return samplesPerPixel > 1 ? 'RGB' : photometric
}

/** The first bytes of a code stream tell its size. ITU-T T.800, A.5.1. */
function jpeg2000Size(
  frame: Uint8Array,
): { widthPixels: number; heightPixels: number } | undefined {
  if (ascii(frame, 0, 4) !== '\u00ff\u004f\u00ff\u0051') return undefined
  return {
    widthPixels: uint32Be(frame, 8) - uint32Be(frame, 16),
    heightPixels: uint32Be(frame, 12) - uint32Be(frame, 20),
  }
}

/** A packed frame that says another size than its file would be decoded at that size: it is not. */
function refuseOtherSize(
  told: { widthPixels: number; heightPixels: number } | undefined,
  { width, height }: PictureLayout,
): void {
  if (told?.widthPixels !== width || told.heightPixels !== height)
    throw new PreviewError('damaged', 'The frame is not of the size the file says')
}

function drawn(bytes: Uint8Array, layout: PictureLayout): Sharp {
  const { width, height, channels, bytes: light } = drawPicture(toSamples(bytes, layout), layout)
  return sharp(light, { raw: { width, height, channels } })
}
