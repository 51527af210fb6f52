import { drawPicture } from '@systole/dicom/draw-picture'
import { nameRgb, type PackedFrame, readPackedFrame } from '@systole/dicom/packed-frame'
import type { PictureLayout } from '@systole/dicom/picture-layout'
import { unpackRle } from '@systole/dicom/unpack-rle'
import { MAX_DECODED_PIXELS } from '@systole/domain/previews/preview'
import sharp, { type Sharp } from 'sharp'
import { inflateWithin } from './inflate-within.ts'
import { codeStreamOf } from './jpeg2000-frame.ts'
import { PreviewError } from './preview-error.ts'
import { toSamples } from './to-samples.ts'

type Unpack = (frame: Uint8Array, layout: PictureLayout) => Promise<Sharp>

/** The decoder of each transfer syntax. PS3.5 Annex A.4. */
const UNPACKERS: Record<string, Unpack> = {
  '1.2.840.10008.1.2.5': unpackRuns,
  '1.2.840.10008.1.2.4.50': unpackJpeg,
  '1.2.840.10008.1.2.4.51': unpackJpeg,
  '1.2.840.10008.1.2.4.53': unpackJpeg,
  '1.2.840.10008.1.2.4.55': unpackJpeg,
  '1.2.840.10008.1.2.4.57': unpackLossless,
  '1.2.840.10008.1.2.4.70': unpackLossless,
  '1.2.840.10008.1.2.4.80': unpackJpegLs,
  '1.2.840.10008.1.2.4.81': unpackJpegLs,
  '1.2.840.10008.1.2.4.90': unpackJpeg2000,
  '1.2.840.10008.1.2.4.91': unpackJpeg2000,
  '1.2.840.10008.1.2.4.201': unpackHighThroughput,
  '1.2.840.10008.1.2.4.202': unpackHighThroughput,
  '1.2.840.10008.1.2.4.203': unpackHighThroughput,
  '1.2.840.10008.1.2.8.1': unpackDeflated,
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
  const ofBits = bitsAllocated === 1
  const pixels = ofBits ? Math.ceil((width * height) / 8) : width * height
  const bytesPerSample = ofBits ? 1 : bitsAllocated / 8
  const bytes = unpackRle(frame, { pixels, samplesPerPixel, bytesPerSample })
  return drawn(bytes, { ...layout, isPlanar: true })
}

async function unpackDeflated(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  return drawn(inflateWithin(frame), layout)
}

/** Decodes 8-bit JPEG. Colours are converted by the decoder unless the file declares RGB; grey is windowed. */
async function unpackJpeg(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  const head = headOf(frame, layout)
  if (head.bitsPerSample > 8) return unpackDeepJpeg(frame, layout)
  const named = Uint8Array.from(frame)
  if (layout.photometric === 'RGB' && !head.namesColours) nameRgb(named, head)
  const picture = sharp(named, { failOn: 'error', limitInputPixels: MAX_DECODED_PIXELS })
  if (layout.samplesPerPixel > 1) return picture
  const bytes = await picture.toColourspace('b-w').raw().toBuffer()
  return drawn(bytes, { ...layout, bitsAllocated: 8, bitsStored: 8, isSigned: false })
}

/** Decodes 12-bit JPEG, which libjpeg refuses, with the viewer's decoder, so that both show the same. */
async function unpackDeepJpeg(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  const loader = import.meta.resolve('@cornerstonejs/dicom-image-loader/package.json')
  const { default: JpegImage } = await import(new URL('dist/esm/codecs/jpeg.js', loader).href)
  const jpeg = new JpegImage()
  jpeg.parse(frame)
  jpeg.colorTransform = false
  const samples: Uint16Array = jpeg.getData16(layout.width, layout.height)
  const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
  return drawn(bytes, { ...layout, bitsAllocated: 16, isPlanar: false })
}

async function unpackLossless(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  if ((headOf(frame, layout).pointTransform ?? 0) > 0)
    throw new PreviewError('unsupported', 'The decoder does not undo a point transform')
  const { Decoder } = await import('@cornerstonejs/jpeg-lossless-decoder-js')
  const { buffer } = Uint8Array.from(frame)
  const bytes = new Decoder().decode(buffer, 0, buffer.byteLength, layout.bitsAllocated > 8 ? 2 : 1)
  const whole = new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return drawn(whole, { ...layout, photometric: rgbOf(layout), isPlanar: false })
}

async function unpackJpegLs(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  headOf(frame, layout)
  const { default: open } = await import('@cornerstonejs/codec-charls/decodewasmjs')
  const { JpegLSDecoder } = await open()
  const decoder = new JpegLSDecoder()
  const bytes = decode(decoder, frame)
  const isPlanar = decoder.getInterleaveMode() === 0
  return drawn(bytes, { ...layout, isPlanar, ...bitsOf(decoder) })
}

async function unpackJpeg2000(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  const { default: open } = await import('@cornerstonejs/codec-openjpeg/decodewasmjs')
  const { J2KDecoder } = await open()
  return drawnStream(new J2KDecoder(), frame, layout)
}

async function unpackHighThroughput(frame: Uint8Array, layout: PictureLayout): Promise<Sharp> {
  const { default: open } = await import('@cornerstonejs/codec-openjph/wasmjs')
  const { HTJ2KDecoder } = await open()
  return drawnStream(new HTJ2KDecoder(), frame, layout)
}

function drawnStream(decoder: Decoder, frame: Uint8Array, layout: PictureLayout): Sharp {
  const stream = codeStreamOf(frame)
  headOf(stream, layout)
  const bytes = decode(decoder, stream)
  const colour = { photometric: rgbOf(layout), isPlanar: false }
  return drawn(bytes, { ...layout, ...colour, ...bitsOf(decoder) })
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

/** Returns the photometric interpretation after decoding, which has reversed the colour transform. */
function rgbOf({ samplesPerPixel, photometric }: PictureLayout): string {
  return samplesPerPixel > 1 ? 'RGB' : photometric
}

/**
 * Reads the header of an encoded frame. Refuses one whose size differs from the file's, because it would be decoded at that size.
 */
function headOf(frame: Uint8Array, { width, height }: PictureLayout): PackedFrame {
  const head = readPackedFrame(frame, 0)
  if (head?.width !== width || head.height !== height)
    throw new PreviewError('damaged', 'The frame is not of the size the file says')
  return head
}

function drawn(bytes: Uint8Array, layout: PictureLayout): Sharp {
  const { width, height, channels, bytes: light } = drawPicture(toSamples(bytes, layout), layout)
  return sharp(light, { raw: { width, height, channels } })
}
