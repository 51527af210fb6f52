import { expect, test } from 'vitest'
import { outlyingBeats } from './outliers.ts'
import type { LabelledBeats } from './shape.ts'

const beat = (sample: number, shape: number) => ({ sample, shape, label: 'N' as const })

test('a decision for a shape shows the beats that differ from it first, the least alike at the top', () => {
  const labelled: LabelledBeats = {
    beats: [beat(100, 1), beat(200, 1), beat(300, 2), beat(400, 1), beat(500, 2)],
    shapes: [],
    undecided: [],
    distance: Float32Array.of(0.02, 0.2, 0.1, 0.4, 0.15),
  }
  expect(outlyingBeats(labelled)).toEqual([
    { sample: 400, shape: 1, distance: 0.4 },
    { sample: 200, shape: 1, distance: 0.2 },
    { sample: 500, shape: 2, distance: 0.15 },
  ])
})
