import { expect, test } from 'vitest'
import { openingWindow, widthAndLevel, windowPresets } from './window-presets.ts'

const ramp = Uint16Array.from({ length: 1001 }, (_, index) => index)
const image = { modality: 'DX', inverted: false, stored: [], pixels: ramp }

test('the windows a file brings come first', () => {
  const [first, second] = windowPresets({
    ...image,
    stored: [
      { centre: 500, width: 400 },
      { centre: 100, width: 50 },
    ],
  })
  expect(first).toEqual({ name: 'stored', number: 1, window: { lower: 300, upper: 700 } })
  expect(second).toEqual({ name: 'stored', number: 2, window: { lower: 75, upper: 125 } })
})

test('a radiograph is windowed by its own grey values, the black around the animal left out', () => {
  const withAir = Uint16Array.from([...new Array<number>(1000).fill(0), ...ramp])
  const windows = windowPresets({ ...image, pixels: withAir })
  expect(windows[0]).toEqual({ name: 'full', window: { lower: 0, upper: 1000 } })
  expect(windows.slice(1)).toEqual(windowPresets(image).slice(1))
  expect(windowPresets(image).slice(1)).toEqual([
    { name: 'lung', window: { lower: 41, upper: 855 } },
    { name: 'soft', window: { lower: 147, upper: 981 } },
    { name: 'bone', window: { lower: 370, upper: 1000 } },
  ])
})

test('where low values are white, bone is at the low end', () => {
  const bone = windowPresets({ ...image, inverted: true }).find(({ name }) => name === 'bone')
  expect(bone?.window).toEqual({ lower: 0, upper: 630 })
})

test('CT has windows in Hounsfield units', () => {
  const lung = windowPresets({ ...image, modality: 'CT' }).find(({ name }) => name === 'lung')
  expect(lung?.window).toEqual({ lower: -1350, upper: 150 })
})

test('a picture of one grey still has a window', () => {
  expect(windowPresets({ ...image, pixels: [7, 7, 7] })[0]?.window).toEqual({ lower: 7, upper: 8 })
})

test('a window is said as width and level', () => {
  expect(widthAndLevel({ lower: -20, upper: 2380 })).toEqual({ width: 2400, level: 1180 })
  expect(widthAndLevel({ lower: 0, upper: 0.21468 })).toEqual({ width: 0.215, level: 0.107 })
})

test('a clip of bytes without a window begins with all of them, whatever its first frame shows', () => {
  const blank = new Uint8Array(100).fill(40)
  const clip = { frames: 60, stored: [], pixels: blank }
  expect(openingWindow(clip)).toEqual({ lower: 0, upper: 255 })
  expect(openingWindow({ ...clip, stored: [{ centre: 60, width: 90 }] })).toBeUndefined()
})

test('an image without a window, or with one of no width, opens with its own range of greys', () => {
  const pixels = Int16Array.from([-4, 0, 12, 826])
  const image = { frames: 1, stored: [], pixels }
  expect(openingWindow(image)).toEqual({ lower: -4, upper: 826 })
  expect(openingWindow({ ...image, stored: [{ centre: 60, width: 90 }] })).toBeUndefined()
})

test('an image in fractions of a unit opens with its own window, and its presets keep within its greys', () => {
  const stored = [{ centre: 0.1, width: 0.2 }]
  const pixels = Float32Array.from([0, 0.05, 0.2])
  const opening = openingWindow({ frames: 1, stored, pixels })
  expect(opening?.lower).toBeCloseTo(0)
  expect(opening?.upper).toBeCloseTo(0.2)
  const presets = windowPresets({ modality: 'DX', inverted: false, stored, pixels })
  const full = presets.find(({ name }) => name === 'full')?.window
  expect(full?.upper).toBeCloseTo(0.2)
})
