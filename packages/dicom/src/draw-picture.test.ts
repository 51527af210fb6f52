import { type Element, encodePart10 } from '@systole/fixtures/dicom/part10'
import { expect, test } from 'vitest'
import { parseDicom } from './data-set.ts'
import { drawPicture } from './draw-picture.ts'
import { type PictureLayout, pictureLayoutOf } from './picture-layout.ts'

const grey: PictureLayout = {
  width: 3,
  height: 1,
  samplesPerPixel: 1,
  bitsAllocated: 16,
  bitsStored: 16,
  isSigned: false,
  photometric: 'MONOCHROME2',
  isPlanar: false,
  frames: 1,
  rescale: { slope: 1, intercept: 0 },
  window: undefined,
  palette: undefined,
}
const light = (samples: number[], changes: Partial<PictureLayout> = {}) => [
  ...drawPicture(Int16Array.from(samples), { ...grey, ...changes }).bytes,
]

test('a picture without a window is drawn over its whole range', () => {
  expect(light([100, 200, 300])).toEqual([0, 127, 255])
})

test('MONOCHROME1 is white where it is low', () => {
  expect(light([100, 200, 300], { photometric: 'MONOCHROME1' })).toEqual([255, 127, 0])
})

test('the window is the file’s own, after its slope and intercept', () => {
  const window = { center: 0, width: 100, isSigmoid: false }
  const rescale = { slope: 2, intercept: -1000 }
  expect(light([400, 500, 600], { window, rescale })).toEqual([0, 128, 255])
})

test('a sigmoid window is half as bright at its centre', () => {
  const window = { center: 200, width: 100, isSigmoid: true }
  expect(light([-30_000, 200, 30_000], { window })).toEqual([0, 127, 255])
})

test('a picture of one value is half bright, and nothing is divided by nothing', () => {
  expect(light([7, 7, 7])).toEqual([127, 127, 127])
})

const colour = { ...grey, width: 2, samplesPerPixel: 3, bitsAllocated: 8, bitsStored: 8 }

test.each([
  ['pixel by pixel', false, [1, 2, 3, 4, 5, 6]],
  ['plane by plane', true, [1, 4, 2, 5, 3, 6]],
])('colours stored %s are drawn pixel by pixel', (_, isPlanar, samples) => {
  const layout = { ...colour, photometric: 'RGB', isPlanar }
  expect([...drawPicture(Uint8Array.from(samples), layout).bytes]).toEqual([1, 2, 3, 4, 5, 6])
})

test('luminance and colour differences become red, green and blue', () => {
  const layout = { ...colour, photometric: 'YBR_FULL' }
  const { bytes } = drawPicture(Uint8Array.from([76, 85, 255, 128, 128, 128]), layout)
  expect([...bytes]).toEqual([254, 0, 0, 128, 128, 128])
})

test('a palette gives each number its colour, and the nearest to one beyond it', () => {
  const palette = ['red', 'green', 'blue'].map(() => ({
    first: 10,
    values: Uint8Array.of(5, 6, 7),
  }))
  const layout = { ...grey, photometric: 'PALETTE COLOR', palette }
  const { bytes, channels } = drawPicture(Uint8Array.of(9, 11, 200), layout)
  expect(channels).toBe(3)
  expect([...bytes]).toEqual([5, 5, 5, 6, 6, 6, 7, 7, 7])
})

const PICTURE: Element[] = [
  ['00080016', 'UI', '1.2'],
  ['00080018', 'UI', '1.2.3'],
  ['00280010', 'US', 4],
  ['00280011', 'US', 6],
  ['00280100', 'US', 16],
]
const layoutOf = (...more: Element[]) => {
  const data = parseDicom(encodePart10([...PICTURE, ...more]))
  return data && pictureLayoutOf(data.dataSet)
}

test('what a file leaves out is as the standard has it', () => {
  expect(layoutOf()).toMatchObject({
    width: 6,
    height: 4,
    samplesPerPixel: 1,
    bitsStored: 16,
    photometric: 'MONOCHROME2',
    rescale: { slope: 1, intercept: 0 },
    window: undefined,
  })
})

test.each<[string, Element[], unknown]>([
  [
    'of several windows the first counts',
    [
      ['00281050', 'DS', '40\\400'],
      ['00281051', 'DS', '80\\2000'],
    ],
    { center: 40, width: 80, isSigmoid: false },
  ],
  [
    'a window of no width is none',
    [
      ['00281050', 'DS', '40'],
      ['00281051', 'DS', '0'],
    ],
    undefined,
  ],
])('%s', (_, elements, window) => {
  expect(layoutOf(...elements)?.window).toEqual(window)
})

test('a file without rows has no picture', () => {
  const data = parseDicom(encodePart10(PICTURE.slice(0, 2)))
  expect(data && pictureLayoutOf(data.dataSet)).toBeUndefined()
})
