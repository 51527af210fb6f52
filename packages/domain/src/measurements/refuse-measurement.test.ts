import { expect, test } from 'vitest'
import type { DicomFacts, FileFacts } from '../uploads/file-facts.ts'
import type { Measured } from './measurement.ts'
import { placeInRange, referenceRange } from './reference-ranges.ts'
import { refuseMeasurement } from './refuse-measurement.ts'

const film: FileFacts = { picture: { widthPixels: 1000, heightPixels: 400 } }
const clip = (frames: number): FileFacts => ({
  dicom: { frames, widthPixels: 1000, heightPixels: 400 } as DicomFacts, // the rest plays no part
})
const line = (x: number, y: number): Measured & { frame: number } => ({
  method: 'length',
  frame: 0,
  points: [
    { x: 0, y: 0 },
    { x, y },
  ],
})

test.each([
  [0, 0, undefined],
  [1050, 450, undefined],
  [1050.1, 0, 'points'],
  [0, 450.1, 'points'],
  [-50, -50, undefined],
  [-50.1, 0, 'points'],
  [Number.NaN, 0, 'points'],
  [Number.POSITIVE_INFINITY, 0, 'points'],
])('a point at %d, %d of a film of 1000 × 400: %s', (x, y, refusal) => {
  expect(refuseMeasurement(line(x, y), film)).toBe(refusal)
})

test('a file whose size is not known yet takes any place a picture could have', () => {
  expect(refuseMeasurement(line(100_000, 0), {})).toBeUndefined()
  expect(refuseMeasurement(line(106_000, 0), {})).toBe('points')
})

test.each([
  [film, 0, undefined],
  [film, 1, 'frame'],
  [clip(24), 23, undefined],
  [clip(24), 24, 'frame'],
  [clip(24), -1, 'frame'],
  [clip(24), 0.5, 'frame'],
  [{}, 99_999, undefined],
  [{}, 100_000, 'frame'],
])('of %j frame %d: %s', (facts, frame, refusal) => {
  expect(refuseMeasurement({ ...line(5, 5), frame }, facts)).toBe(refusal)
})

test.each([
  ['length', 2, 2],
  ['angle', 3, 3],
  ['vhs', 6, 17],
  ['vlas', 4, 15],
] as const)('%s has %d to %d points', (method, min, max) => {
  const refusal = (count: number) =>
    refuseMeasurement(
      { method, frame: 0, points: Array.from({ length: count }, () => ({ x: 1, y: 1 })) },
      film,
    )
  expect([min - 1, min, max, max + 1].map(refusal)).toEqual([
    'points',
    undefined,
    undefined,
    'points',
  ])
})

test.each([
  ['vhs', 'dog', null, { low: 8.7, high: 10.7, ofBreed: false }],
  ['vhs', 'dog', 'dog-beagle', { low: 8.7, high: 10.7, ofBreed: false }],
  ['vhs', 'dog', 'dog-boxer', { low: 10, high: 13.2, ofBreed: true }],
  ['vhs', 'cat', null, { low: 6.7, high: 8.1, ofBreed: false }],
  ['vlas', 'dog', 'dog-boxer', { high: 2.3, ofBreed: false }],
] as const)('the range of %s of a %s (%s)', (method, species, breedId, range) => {
  expect(referenceRange({ method, species, breedId })).toMatchObject(range)
})

test('there is no range for a rabbit, nor a left atrial size for a cat', () => {
  expect(referenceRange({ method: 'vhs', species: 'rabbit', breedId: null })).toBeUndefined()
  expect(referenceRange({ method: 'vlas', species: 'cat', breedId: null })).toBeUndefined()
})

test.each([
  [8.6, 'below'],
  [8.7, 'within'],
  [10.7, 'within'],
  [10.8, 'above'],
])('%d lies %s 8.7 to 10.7', (value, place) => {
  expect(placeInRange(value, { low: 8.7, high: 10.7 })).toBe(place)
})
