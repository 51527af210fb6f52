import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { type Element, encodePacked, encodePart10 } from '@systole/fixtures/dicom/part10'
import { expect, test } from 'vitest'
import { bytesOf, PIXEL_DATA, parseDicom, textOf } from './data-set.ts'
import { DEFLATED, inflatePart10 } from './part10.ts'
import { viewableDicom } from './viewable-dicom.ts'

const [WIDTH, HEIGHT] = [2, 1]

function colourFile(pixels: readonly number[], frames = 1): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(
    encodePart10([
      ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.3.1'],
      ['00080018', 'UI', '2.25.1'],
      ['00280002', 'US', 3],
      ['00280004', 'CS', 'YBR_FULL_422'],
      ['00280008', 'IS', String(frames)],
      ['00280010', 'US', HEIGHT],
      ['00280011', 'US', WIDTH],
      ['00280100', 'US', 8],
      ['7FE00010', 'OB', Buffer.from(pixels)],
    ]),
  )
}

function bytesShown(file: Uint8Array<ArrayBuffer>): Uint8Array {
  const viewable = viewableDicom(file)
  if ('refusal' in viewable) throw new Error(viewable.refusal)
  return viewable.bytes
}

const shown = (file: Uint8Array<ArrayBuffer>) => {
  const dataSet = parseDicom(bytesShown(file))?.dataSet
  if (!dataSet) throw new Error('not read')
  return {
    photometric: textOf(dataSet, 'x00280004'),
    pixels: [...(bytesOf(dataSet, PIXEL_DATA) ?? [])],
  }
}

test('pixels that share a colour get one each, frame by frame', () => {
  const file = colourFile([10, 20, 100, 200, 30, 40, 101, 201], 2)
  expect(shown(file)).toEqual({
    photometric: 'YBR_FULL',
    pixels: [10, 100, 200, 20, 100, 200, 30, 101, 201, 40, 101, 201],
  })
})

test('pixels that have their colour already stay, whatever the file calls them', () => {
  const file = colourFile([10, 100, 200, 20, 100, 200])
  expect(bytesShown(file)).toEqual(file)
})

test('a file without a preamble gets one', () => {
  const file = colourFile([10, 100, 200, 20, 100, 200])
  const bare = Uint8Array.from(file.subarray(132))
  expect(shown(bare).pixels).toEqual([10, 100, 200, 20, 100, 200])
  expect(bytesShown(bare).subarray(128, 132)).toEqual(Uint8Array.from(Buffer.from('DICM')))
})

test('what is no DICOM file is damaged', () => {
  const text = Uint8Array.from(Buffer.from('%PDF-1.7'))
  expect(viewableDicom(text)).toEqual({ refusal: 'damaged' })
})

const GREY: Element[] = [
  ['00080016', 'UI', '1.2.840.10008.5.1.4.1.1.1'],
  ['00080018', 'UI', '2.25.1'],
  ['00280010', 'US', 2],
  ['00280011', 'US', 2],
]

test.each<[string, Element[], object]>([
  ['without pixels', [['00280100', 'US', 8]], { refusal: 'noPicture' }],
  [
    'whose pixels end too early',
    [
      ['00280100', 'US', 16],
      ['7FE00010', 'OW', Buffer.alloc(6)],
    ],
    { refusal: 'damaged' },
  ],
  [
    'of 12 bits packed side by side',
    [
      ['00280100', 'US', 12],
      ['7FE00010', 'OW', Buffer.alloc(6)],
    ],
    { refusal: 'unsupported' },
  ],
  [
    'in colours of 16 bits',
    [
      ['00280002', 'US', 3],
      ['00280100', 'US', 16],
      ['7FE00010', 'OW', Buffer.alloc(24)],
    ],
    { refusal: 'unsupported' },
  ],
  [
    'that names a palette and has none',
    [
      ['00280004', 'CS', 'PALETTE COLOR'],
      ['00280100', 'US', 8],
      ['7FE00010', 'OW', Buffer.alloc(4)],
    ],
    { refusal: 'unsupported' },
  ],
])('a picture %s is refused with its reason', (_, elements, refusal) => {
  const file = Uint8Array.from(encodePart10([...GREY, ...elements]))
  expect(viewableDicom(file)).toEqual(refusal)
})

const packedFile = (syntax: string, frame: readonly number[]) =>
  Uint8Array.from(
    encodePacked(
      [
        ...GREY,
        ['00280002', 'US', 3],
        ['00280004', 'CS', 'RGB'],
        ['00280006', 'US', 0],
        ['00280100', 'US', 8],
      ],
      syntax,
      { pieces: [Uint8Array.from(frame)] },
    ),
  )

/** Builds a start of frame of 2 by 2 pixels with three components, followed by the start of a scan. ITU-T T.81 B.2. */
const jpeg = (start: number, scanned: number) => [
  ...[0xff, 0xd8, 0xff, start, 0, 17, 8, 0, 2, 0, 2, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0],
  ...[0xff, 0xda, 0, 6 + scanned * 2, scanned],
  ...Array.from({ length: scanned }, (_, at) => [at + 1, 0]).flat(),
  ...[0, 63, 0, 0xff, 0xd9],
]

test('components of a JPEG that are red, green and blue are called so', () => {
  const file = packedFile('1.2.840.10008.1.2.4.50', jpeg(0xc0, 3))
  const bytes = Buffer.from(bytesShown(file))
  expect(bytes.includes(Buffer.from([3, 0x52, 0x11, 0, 0x47, 0x11, 0, 0x42, 0x11, 0]))).toBe(true)
  expect(bytes.includes(Buffer.from([3, 0x52, 0, 0x47, 0, 0x42, 0]))).toBe(true)
})

test('a colour JPEG of 8 bits that is called Extended is called Baseline, one of 12 bits is not', () => {
  const extended = '1.2.840.10008.1.2.4.51'
  const syntaxShown = (bits: number) => {
    const frame = jpeg(0xc1, 3)
    frame[6] = bits
    return parseDicom(bytesShown(packedFile(extended, frame)))?.transferSyntaxUid
  }
  expect(syntaxShown(8)).toBe('1.2.840.10008.1.2.4.50')
  expect(syntaxShown(12)).toBe(extended)
})

test('components of a JPEG-LS that follow one another are called planes', () => {
  const file = packedFile('1.2.840.10008.1.2.4.80', jpeg(0xf7, 1))
  const dataSet = parseDicom(bytesShown(file))?.dataSet
  expect(dataSet?.uint16('x00280006')).toBe(1)
})

test('a packed frame of another size than its file says is not given to a decoder', () => {
  const stream = [0xff, 0x4f, 0xff, 0x51, 0, 41, 0, 0, 0, 0, 0, 9, 0, 0, 0, 9, ...Array(12).fill(0)]
  const file = packedFile('1.2.840.10008.1.2.4.90', stream)
  expect(viewableDicom(file)).toEqual({ refusal: 'damaged' })
})

test('frames of several sizes are refused and not called damaged', () => {
  const edge = jpeg(0xc0, 3)
  edge[8] = 1
  const elements: Element[] = [...GREY, ['00280008', 'IS', '2'], ['00280100', 'US', 8]]
  const tiles = (...frames: number[][]) =>
    Uint8Array.from(
      encodePacked(elements, '1.2.840.10008.1.2.4.50', {
        pieces: frames.map((frame) => Uint8Array.from(frame)),
      }),
    )
  expect(viewableDicom(tiles(jpeg(0xc0, 3), edge))).toEqual({ refusal: 'unsupported' })
  expect(viewableDicom(tiles(edge, edge))).toEqual({ refusal: 'damaged' })
})

const inflate = async (packed: Uint8Array) => Uint8Array.from(inflateRawSync(packed))

test('a deflated file without an image is not called damaged, one with an image is shown', async () => {
  const report = await inflatePart10(deflated(GREY), inflate)
  expect(viewableDicom(report)).toEqual({ refusal: 'noPicture' })
  const pixels = Buffer.from([1, 2, 3, 4])
  const image = [...GREY, ['00280100', 'US', 8], ['7FE00010', 'OB', pixels]] satisfies Element[]
  expect(shown(await inflatePart10(deflated(image), inflate)).pixels).toEqual([1, 2, 3, 4])
})

/** Deflates the data set after the file meta information. PS3.5 A.5. */
function deflated(elements: Element[]): Uint8Array<ArrayBuffer> {
  const file = encodePart10(elements)
  const dataSetAt = file.indexOf(Buffer.from([8, 0, 0x16, 0]), 132)
  const syntaxAt = file.indexOf(Buffer.from([2, 0, 0x10, 0]))
  return Uint8Array.from([
    ...file.subarray(0, syntaxAt + 6),
    ...[DEFLATED.length, 0, ...Buffer.from(DEFLATED)],
    ...file.subarray(syntaxAt + 8 + (file[syntaxAt + 6] ?? 0), dataSetAt),
    ...deflateRawSync(file.subarray(dataSetAt)),
  ])
}
