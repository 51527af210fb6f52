import { expect, test } from 'vitest'
import { countVertebrae, placeOnSpine } from './count-vertebrae.ts'
import { offPerpendicular, onPerpendicular } from './geometry.ts'
import { isComplete, measurementValue, readMeasurement } from './measure.ts'
import type { ImagePoint, Measured, PixelSpacing } from './measurement.ts'

const at = (x: number, y: number): ImagePoint => ({ x, y })
const even = (count: number, length = 10) =>
  Array.from({ length: count + 1 }, (_, index) => at(100 + index * length, 20))

const vhs = (vertebrae: number): Measured => ({
  method: 'vhs',
  points: [at(0, 100), at(0, 141), at(-18, 120), at(18, 120), ...even(vertebrae)],
})

test.each<[string, Measured, PixelSpacing, number | null]>([
  ['a length', { method: 'length', points: [at(0, 0), at(3, 4)] }, { row: 1, column: 1 }, 5],
  [
    'a length across pixels that are not square',
    { method: 'length', points: [at(0, 0), at(3, 4)] },
    { row: 2, column: 4 },
    Math.hypot(12, 8),
  ],
  ['a length without a scale', { method: 'length', points: [at(0, 0), at(3, 4)] }, null, null],
  ['a right angle', { method: 'angle', points: [at(5, 0), at(0, 0), at(0, 7)] }, null, 90],
  ['a straight angle', { method: 'angle', points: [at(5, 0), at(0, 0), at(-2, 0)] }, null, 180],
  ['no angle', { method: 'angle', points: [at(5, 0), at(0, 0), at(9, 0)] }, null, 0],
  [
    'an angle across pixels that are not square',
    { method: 'angle', points: [at(1, 0), at(0, 0), at(1, 1)] },
    { row: Math.sqrt(3), column: 1 },
    60,
  ],
  [
    'an angle with an arm of no length',
    { method: 'angle', points: [at(0, 0), at(0, 0), at(1, 1)] },
    null,
    null,
  ],
  ['a vertebral heart score', vhs(6), null, 7.7],
  ['a vertebral heart score whose spine is marked too short', vhs(4), null, null],
  [
    'a vertebral left atrial size',
    { method: 'vlas', points: [at(0, 0), at(0, 23), ...even(4)] },
    null,
    2.3,
  ],
  [
    'a vertebral left atrial size across pixels that are not square',
    { method: 'vlas', points: [at(0, 0), at(0, 23), ...even(6)] },
    { row: 2, column: 1 },
    4.6,
  ],
])('%s', (_, measured, spacing, value) => {
  const found = measurementValue(measured, spacing)
  if (value === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(value, 10)
})

const laAo = (aorta: number, atrium: number): Measured => ({
  method: 'laAo',
  points: [at(0, 0), at(aorta, 0), at(0, 50), at(0, 50 + atrium)],
})

test.each([
  [100, 152, null, 1.52],
  [100, 152, { row: 0.5, column: 1 }, 0.76],
  [90, 200, null, 2.22],
  [0, 152, null, undefined],
])('an aorta of %d and an atrium of %d at %j are %s', (aorta, atrium, spacing, ratio) => {
  const reading = readMeasurement(laAo(aorta, atrium), spacing)
  expect('ratio' in reading ? reading.ratio : undefined).toBe(ratio)
  expect(measurementValue(laAo(aorta, atrium), spacing)).toBe(ratio ?? null)
})

test('a ratio that is still being set shows the line it knows', () => {
  const { points } = laAo(100, 152)
  expect(readMeasurement({ method: 'laAo', points: points.slice(0, 3) }, null)).toEqual({
    method: 'laAo',
    aorta: { pixels: 100 },
  })
})

test('a heart score shows its axes, each to a tenth, and their sum', () => {
  expect(readMeasurement(vhs(6), null)).toEqual({
    method: 'vhs',
    long: 4.1,
    short: 3.6,
    vertebrae: 7.7,
    degreesOff: 0,
  })
})

test('a heart score that is still being set shows what it knows', () => {
  expect(readMeasurement({ method: 'vhs', points: [] }, null)).toEqual({ method: 'vhs' })
  const { points } = vhs(4)
  expect(readMeasurement({ method: 'vhs', points }, null)).toEqual({
    method: 'vhs',
    short: 3.6,
    degreesOff: 0,
  })
})

test('without a scale a length is given in pixels', () => {
  expect(readMeasurement({ method: 'length', points: [at(0, 0), at(3, 4)] }, null)).toEqual({
    method: 'length',
    pixels: 5,
  })
})

test.each([
  [0, 0],
  [5, 0.5],
  [10, 1],
  [25, 2.5],
  [30, 3],
  [30.001, undefined],
])('a length of %d is %s vertebrae of 10 where three are marked', (length, vertebrae) => {
  expect(countVertebrae(even(3), length, null)).toBe(vertebrae)
})

test('vertebrae of different lengths are counted each by its own', () => {
  const spine = [at(0, 0), at(10, 0), at(30, 0)]
  expect(countVertebrae(spine, 20, null)).toBe(1.5)
  expect(placeOnSpine(spine, 1.5)).toEqual(at(20, 0))
  expect(placeOnSpine(spine, 2)).toEqual(at(30, 0))
})

test('no vertebrae are counted where none is marked or one has no length', () => {
  expect(countVertebrae([], 1, null)).toBeUndefined()
  expect(countVertebrae([at(0, 0)], 1, null)).toBeUndefined()
  expect(countVertebrae([at(0, 0), at(0, 0), at(9, 0)], 1, null)).toBeUndefined()
})

test('a point is brought onto the perpendicular, in square pixels and in others', () => {
  const axis = [at(0, 0), at(0, 10)] as const
  expect(onPerpendicular(axis, at(3, 4), at(9, 7), null)).toEqual(at(9, 4))
  const slanted = [at(0, 0), at(10, 10)] as const
  for (const spacing of [null, { row: 2, column: 1 }]) {
    const end = onPerpendicular(slanted, at(5, 0), at(0, 6), spacing)
    expect(offPerpendicular(slanted, [at(5, 0), end], spacing)).toBeCloseTo(0, 10)
  }
})

test('a short axis that leans shows by how much', () => {
  const lean = offPerpendicular([at(0, 0), at(0, 10)], [at(0, 0), at(10, 1)], null)
  expect(lean).toBeCloseTo((Math.atan(0.1) * 180) / Math.PI, 10)
})

test.each([
  [1, false],
  [2, true],
  [3, false],
])('a length of %d points is whole: %s', (count, whole) => {
  const points = Array.from({ length: count }, (_, index) => at(index, 0))
  expect(isComplete({ method: 'length', points }, null)).toBe(whole)
})

test('a heart score is whole once the spine is marked as far as the long axis reaches', () => {
  expect([3, 4, 5, 12, 13].map((vertebrae) => isComplete(vhs(vertebrae), null))).toEqual([
    false,
    false,
    true,
    true,
    false,
  ])
})
