import { expect, test } from 'vitest'
import type { DicomFacts, FileFacts } from '../uploads/file-facts.ts'
import type { Measured } from './measurement.ts'
import { placeInRange, referenceRange } from './reference-ranges.ts'
import { refuseMeasurement } from './refuse-measurement.ts'

const image: FileFacts = { picture: { widthPixels: 1000, heightPixels: 400 } }
const clip = (frames: number): FileFacts => ({
  dicom: { frames, widthPixels: 1000, heightPixels: 400 } as DicomFacts, // the rest is irrelevant
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
])('a point at %d, %d of an image of 1000 × 400: %s', (x, y, refusal) => {
  expect(refuseMeasurement(line(x, y), image)).toBe(refusal)
})

test('a file whose size is not known yet takes any place a picture could have', () => {
  expect(refuseMeasurement(line(100_000, 0), {})).toBeUndefined()
  expect(refuseMeasurement(line(106_000, 0), {})).toBe('points')
})

test.each([
  [image, 0, undefined],
  [image, 1, 'frame'],
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
  ['laAo', 4, 4],
] as const)('%s has %d to %d points', (method, min, max) => {
  const refusal = (count: number) =>
    refuseMeasurement(
      { method, frame: 0, points: Array.from({ length: count }, () => ({ x: 1, y: 1 })) },
      image,
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
  ['laAo', 'dog', null, { high: 1.6, ofBreed: false }],
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
])('%d is %s 8.7 to 10.7', (value, place) => {
  expect(placeInRange(value, { low: 8.7, high: 10.7 })).toBe(place)
})

const strip: FileFacts = {
  ecg: { leads: ['II'], samplesPerSecond: 500, durationSeconds: 10 },
}
const caliper = (from: number, to: number, label = 'RR'): Measured & { frame: number } => ({
  method: 'interval',
  frame: 0,
  points: [
    { x: from, y: 0 },
    { x: to, y: 0 },
  ],
  label,
})

test.each([
  [0, 10, strip, undefined],
  [0, 11, strip, undefined],
  [0, 11.1, strip, 'points'],
  [-0.1, 1, strip, 'points'],
  [0, 604_800, {}, undefined],
  [0, 604_801, {}, 'points'],
  [0, 1, image, 'method'],
  [0, 1, clip(1), 'method'],
])('a caliper from %d to %d s of %j: %s', (from, to, facts, refusal) => {
  expect(refuseMeasurement(caliper(from, to), facts)).toBe(refusal)
})

test.each([
  ['interval', 'QRS', undefined],
  ['interval', '', undefined],
  ['interval', 'II', 'label'],
  ['amplitude', 'II', undefined],
  ['amplitude', '', 'label'],
  ['amplitude', 'x'.repeat(40), undefined],
  ['amplitude', 'x'.repeat(41), 'label'],
] as const)('a trace measurement %s named "%s": %s', (method, label, refusal) => {
  expect(refuseMeasurement({ ...caliper(0, 1, label), method }, strip)).toBe(refusal)
})

test('a length has no place on an ECG, and no label', () => {
  expect(refuseMeasurement(line(5, 5), strip)).toBe('method')
  expect(refuseMeasurement({ ...line(5, 5), label: 'II' }, image)).toBe('label')
})

test('another recording of the file is as long as it is; there are at most 64', () => {
  expect(refuseMeasurement({ ...caliper(0, 99), frame: 1 }, strip)).toBeUndefined()
  expect(refuseMeasurement({ ...caliper(0, 9), frame: 64 }, strip)).toBe('frame')
})
