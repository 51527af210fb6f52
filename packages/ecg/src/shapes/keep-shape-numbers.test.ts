import { expect, test } from 'vitest'
import type { Beat } from '../beats/beat.ts'
import { keepShapeNumbers } from './keep-shape-numbers.ts'

const SAMPLES_PER_SECOND = 500
const beats = (shapes: readonly number[], step = 250): Beat[] =>
  shapes.map((shape, place) => ({ sample: place * step, label: 'N', shape }))

test('shapes found at another sensitivity keep the numbers of those with which they share most beats', () => {
  const usual = beats([1, 1, 2, 1, 2, 3, 1])
  // the numbers two and three have changed places, a beat is a few samples away, and a shape is new
  const other = beats([1, 1, 3, 1, 3, 2, 4]).map((beat) => ({ ...beat, sample: beat.sample + 3 }))
  const numbered = keepShapeNumbers(
    usual,
    {
      beats: [...other, { sample: 100, label: 'Q', shape: 0 }],
      shapes: [0, 1, 2, 3, 4].map((id) => ({ id })),
      outliers: [{ shape: 3 }],
    },
    SAMPLES_PER_SECOND,
  )
  expect(numbered.beats.map(({ shape }) => shape)).toEqual([1, 1, 2, 1, 2, 3, 4, 0])
  expect(numbered.shapes.map(({ id }) => id)).toEqual([0, 1, 3, 2, 4])
  expect(numbered.outliers).toEqual([{ shape: 2 }])
})

test('two shapes never get one number', () => {
  const usual = beats([1, 1, 1, 1])
  const other = { beats: beats([1, 1, 1, 2]), shapes: [{ id: 1 }, { id: 2 }], outliers: [] }
  const { shapes } = keepShapeNumbers(usual, other, SAMPLES_PER_SECOND)
  expect(shapes).toEqual([{ id: 1 }, { id: 2 }])
})
