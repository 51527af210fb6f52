import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drawPicture } from '@systole/dicom/draw-picture'
import type { PictureLayout } from '@systole/dicom/picture-layout'
import { type Element, encodePacked, encodePart10 } from '@systole/fixtures/dicom/part10'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeDicom } from './decode-dicom.ts'
import {
  aFrame,
  blocksOf,
  packDeepJpeg,
  packJpeg2000,
  packJpegLs,
  packLossless,
  packRuns,
} from './testing/pack-frame.ts'
import { unpackFrame } from './unpack-frame.ts'

const frame = aFrame()
const layout: PictureLayout = {
  width: frame.width,
  height: frame.height,
  samplesPerPixel: 1,
  bitsAllocated: 16,
  bitsStored: 16,
  isSigned: false,
  photometric: 'MONOCHROME2',
  isPlanar: false,
  frames: 1,
  rescale: { slope: 1, intercept: 0 },
  window: { center: 2048, width: 4096, isSigmoid: false },
  palette: undefined,
}
const drawn = Buffer.from(drawPicture(frame.samples, layout).bytes)

const JPEG_2000 = '1.2.840.10008.1.2.4.90'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'systole-frames-'))
})
afterAll(() => rm(folder, { recursive: true }))

test.each([
  ['run-length', '1.2.840.10008.1.2.5', packRuns],
  ['lossless JPEG', '1.2.840.10008.1.2.4.70', packLossless],
  ['JPEG-LS', '1.2.840.10008.1.2.4.80', packJpegLs],
  ['JPEG 2000', JPEG_2000, packJpeg2000],
])('a %s frame is drawn as what was packed', async (_, syntax, pack) => {
  const picture = await unpackFrame(await pack(frame), layout, syntax)
  const bytes = await picture.raw().toBuffer({ resolveWithObject: true })
  expect(bytes.info).toMatchObject({ width: frame.width, height: frame.height })
  const grey = bytes.data.filter((_byte, at) => at % bytes.info.channels === 0)
  expect(Buffer.compare(grey, drawn)).toBe(0)
})

test('a baseline JPEG keeps its colours, and its grey goes through the window', async () => {
  const { width, height } = frame
  const red = { create: { width, height, channels: 3, background: '#d02010' } } as const
  const colour = await sharp(red).jpeg({ quality: 100 }).toBuffer()
  const syntax = '1.2.840.10008.1.2.4.50'
  const ybr = { ...layout, samplesPerPixel: 3, bitsAllocated: 8, photometric: 'YBR_FULL_422' }
  const { dominant } = await (await unpackFrame(colour, ybr, syntax)).stats()
  expect(dominant.r).toBeGreaterThan(190)
  expect(dominant.b).toBeLessThan(50)

  const half = await sharp(red).toColourspace('b-w').jpeg().toBuffer()
  const dark = { ...layout, window: { center: 250, width: 10, isSigmoid: false } }
  const picture = await unpackFrame(half, dark, syntax)
  expect((await picture.stats()).channels[0]?.max).toBe(0)
})

test.each([
  ['lossless JPEG', '1.2.840.10008.1.2.4.70', packLossless],
  ['JPEG-LS', '1.2.840.10008.1.2.4.80', packJpegLs],
  ['JPEG 2000', JPEG_2000, packJpeg2000],
])('a %s frame of another size than its file says is not unpacked', async (_, syntax, pack) => {
  const bytes = await pack(aFrame({ width: 64, height: 64 }))
  await expect(unpackFrame(bytes, layout, syntax)).rejects.toMatchObject({ problem: 'damaged' })
})

test('run-length pieces of another picture are not unpacked', async () => {
  const colours = { ...layout, samplesPerPixel: 3 }
  const other = unpackFrame(packRuns(frame), colours, '1.2.840.10008.1.2.5')
  await expect(other).rejects.toThrow('not of this picture')
})

test('a video in a DICOM file is refused as unsupported', async () => {
  const image = unpackFrame(new Uint8Array(8), layout, '1.2.840.10008.1.2.4.102')
  await expect(image).rejects.toMatchObject({ problem: 'unsupported' })
})

test('a JPEG of twelve bits is drawn through the window', async () => {
  const deep = { ...layout, bitsStored: 12 }
  const picture = await unpackFrame(packDeepJpeg(frame), deep, '1.2.840.10008.1.2.4.51')
  const bytes = await picture.raw().toBuffer({ resolveWithObject: true })
  const flat = drawPicture(blocksOf(frame).samples, deep).bytes
  const greatest = flat.reduce((most, light, at) => {
    const seen = bytes.data[at * bytes.info.channels] ?? 0
    return Math.max(most, Math.abs(light - seen))
  }, 0)
  expect(greatest).toBeLessThanOrEqual(2) // rounding of the decoder, out of 255
})

test('a JPEG that holds red, green and blue is not taken for YCbCr', async () => {
  const { width, height } = frame
  const red = { create: { width, height, channels: 3, background: '#d02010' } } as const
  const planes = await sharp(red).raw().toBuffer()
  // The three planes are packed as Y, Cb and Cr without a transform on either side.
  const packed = await sharp(planes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  const rgb = { ...layout, samplesPerPixel: 3, bitsAllocated: 8, photometric: 'RGB' }
  const { dominant } = await (await unpackFrame(packed, rgb, '1.2.840.10008.1.2.4.50')).stats()
  // Luminance of #d02010, ITU-R BT.601, because red contains Y as encoded.
  const luminance = 0.299 * 0xd0 + 0.587 * 0x20 + 0.114 * 0x10
  expect(Math.abs(dominant.r - luminance)).toBeLessThan(10)
})

test('a JPEG 2000 frame in the boxes of a JP2 file is drawn', async () => {
  const stream = await packJpeg2000(frame)
  const box = (name: string, content: Uint8Array) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const signature = box('jP  ', Buffer.from([0x0d, 0x0a, 0x87, 0x0a]))
  const boxed = Buffer.concat([signature, box('ftyp', Buffer.from('jp2 ')), box('jp2c', stream)])
  const picture = await (await unpackFrame(boxed, layout, JPEG_2000)).raw().toBuffer()
  expect(picture.length).toBeGreaterThan(0)
})

test('ultrasound colours that two pixels share are drawn, also where the file has no preamble', async () => {
  const [width, height] = [4, 2]
  const file = encodePart10([
    ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.3.1'],
    ['00080018', 'UI', '2.25.1'],
    ['00280002', 'US', 3],
    ['00280004', 'CS', 'YBR_FULL_422'],
    ['00280010', 'US', height],
    ['00280011', 'US', width],
    ['00280100', 'US', 8],
    // red: Y 76, Cb 85, Cr 255. ITU-R BT.601, full range.
    ['7FE00010', 'OB', Buffer.from(Array(4).fill([76, 76, 85, 255]).flat())],
  ])
  for (const [name, bytes] of [
    ['shared-colours.dcm', file],
    ['bare.dcm', file.subarray(132)],
  ] as const) {
    await writeFile(join(folder, name), bytes)
    const { channels } = await (await decodeDicom(join(folder, name))).stats()
    expect(channels.map(({ mean }) => Math.round(mean / 10))).toEqual([25, 0, 0])
  }
})

test('a picture of 12 bits packed side by side is said not to be supported', async () => {
  const packed = encodePart10([
    ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.1'],
    ['00080018', 'UI', '2.25.1'],
    ['00280010', 'US', 2],
    ['00280011', 'US', 2],
    ['00280100', 'US', 12],
    ['7FE00010', 'OB', Buffer.alloc(6)],
  ])
  await writeFile(join(folder, 'packed-bits.dcm'), packed)
  const drawing = decodeDicom(join(folder, 'packed-bits.dcm'))
  await expect(drawing).rejects.toMatchObject({ problem: 'unsupported' })
})

test('a whole file that describes a picture and has none is not said to be damaged, a cut one is', async () => {
  const described = encodePart10([
    ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.1'],
    ['00080018', 'UI', '2.25.1'],
    ['00280010', 'US', 2],
    ['00280011', 'US', 2],
    ['00280100', 'US', 8],
    ['00324000', 'LO', 'comment'],
  ])
  for (const [bytes, problem] of [
    [described, 'unsupported'],
    [described.subarray(0, -4), 'damaged'],
  ] as const) {
    await writeFile(join(folder, 'described.dcm'), bytes)
    await expect(decodeDicom(join(folder, 'described.dcm'))).rejects.toMatchObject({ problem })
  }
})

test('pieces of a frame are put together without a table, up to where the next frame begins', async () => {
  const first = await packJpeg2000(frame)
  const second = await packJpeg2000(aFrame({ width: 64, height: 64 }))
  const half = Math.floor(first.length / 4) * 2
  const path = join(folder, 'pieces.dcm')
  const pieces = [first.subarray(0, half), first.subarray(half), second]
  await writeFile(path, packedFile(pieces, [], 2))
  const picture = await (await decodeDicom(path)).raw().toBuffer({ resolveWithObject: true })
  const grey = picture.data.filter((_byte, at) => at % picture.info.channels === 0)
  expect(Buffer.compare(grey, drawn)).toBe(0)
})

test('of many packed frames only the first is read, with and without a table of them', async () => {
  const first = await packJpeg2000(frame)
  const second = await packJpeg2000(aFrame({ width: 64, height: 64 }))
  for (const table of [[], [0, first.length + (first.length % 2) + 8]]) {
    const path = join(folder, `frames-${table.length}.dcm`)
    await writeFile(path, packedFile([first, second], table))
    const picture = await (await decodeDicom(path)).raw().toBuffer({ resolveWithObject: true })
    const grey = picture.data.filter((_byte, at) => at % picture.info.channels === 0)
    expect(Buffer.compare(grey, drawn)).toBe(0)
  }
})

/** Encodes grey frames of 16 bits in fragments. */
function packedFile(
  pieces: readonly Uint8Array[],
  table: readonly number[],
  frames = pieces.length,
): Buffer {
  const elements: Element[] = [
    ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.1'],
    ['00080018', 'UI', '2.25.1'],
    ['00280002', 'US', 1],
    ['00280004', 'CS', 'MONOCHROME2'],
    ['00280008', 'IS', String(frames)],
    ['00280010', 'US', frame.height],
    ['00280011', 'US', frame.width],
    ['00280100', 'US', 16],
    ['00280101', 'US', 16],
    ['00281050', 'DS', '2048'],
    ['00281051', 'DS', '4096'],
  ]
  return encodePacked(elements, JPEG_2000, { pieces, table })
}
