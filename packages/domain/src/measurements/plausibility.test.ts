import { expect, test } from 'vitest'
import type { ImagePoint } from './measurement.ts'
import { doubtOf } from './plausibility.ts'

/** Creates a spine along a row of the picture, with T4 at 0. */
function spine(...steps: number[]): ImagePoint[] {
  const ends = steps.map((_, index) => steps.slice(0, index + 1).reduce((sum, step) => sum + step))
  return [0, ...ends].map((x) => ({ x, y: 0 }))
}

/** Axes of five and four vertebrae of 40 pixels. */
const AXES = [
  { x: 0, y: 300 },
  { x: 200, y: 300 },
  { x: 100, y: 220 },
  { x: 100, y: 380 },
]

test.each([
  ['even vertebrae', [40, 40, 40, 40, 40, 40], undefined],
  ['vertebrae that grow as they do', [38, 39, 40, 41, 42, 43], undefined],
  ['an unsteady hand', [36, 44, 38, 43, 40, 41], undefined],
  ['a skipped vertebra', [40, 40, 80, 40, 40], { reason: 'vertebraLong', index: 6 }],
  ['a skipped first vertebra', [80, 40, 40, 40, 40], { reason: 'vertebraLong', index: 4 }],
  [
    'one vertebra marked twice',
    [40, 40, 20, 20, 40, 40, 40],
    { reason: 'vertebraShort', index: 6 },
  ],
] as const)('F6 the spine of a VHS with %s', (_, steps, doubt) => {
  const points = [...AXES, ...spine(...steps)]
  expect(doubtOf({ method: 'vhs', points }, null)).toEqual(doubt)
})

test('too few vertebrae say nothing of one another', () => {
  const points = [...AXES.slice(0, 2), ...spine(40, 80)]
  expect(doubtOf({ method: 'vlas', points }, null)).toBeUndefined()
})

/** Creates an aorta of 100 pixels and an atrium of the given length. */
function laAo(atrium: number) {
  const points = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 0, y: 50 },
    { x: atrium, y: 50 },
  ]
  return { method: 'laAo', points } as const
}

test.each([
  [65, { reason: 'valueLow', limit: 0.8 }],
  [79, { reason: 'valueLow', limit: 0.8 }],
  [80, undefined],
  [130, undefined],
  [380, undefined],
  [410, { reason: 'valueHigh', limit: 4 }],
])('an atrium of %d to an aorta of 100', (atrium, doubt) => {
  expect(doubtOf(laAo(atrium), null)).toEqual(doubt)
})

test('a heart of fewer vertebrae than any animal has is a slip', () => {
  const points = [...AXES, ...spine(100, 100, 100, 100)]
  expect(doubtOf({ method: 'vhs', points }, null)).toEqual({ reason: 'valueLow', limit: 5 })
})

test('a length, an angle and a caliper have no limits', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
  ]
  expect(doubtOf({ method: 'length', points }, null)).toBeUndefined()
  expect(doubtOf({ method: 'interval', points, label: 'QRS' }, null)).toBeUndefined()
})
