import { expect, test } from 'vitest'
import { frameRate } from './frame-rate.ts'

test.each([
  ['25', 25, 25, { framesPerSecond: 25 }],
  ['29.97', 30_000 / 1001, 30_000 / 1001, { framesPerSecond: 29.97 }],
  ['29.97, told as 30', 30_000 / 1001, 30, { framesPerSecond: 29.97 }],
  ['frames left out', 1800 / 119, 30, { framesPerSecond: 15.126, finestFramesPerSecond: 30 }],
  ['no finest step', 25, Number.NaN, { framesPerSecond: 25 }],
  ['nothing', Number.NaN, Number.NaN, { framesPerSecond: null }],
  ['none a second', 0, 25, { framesPerSecond: null }],
])('a clip of %s', (_, mean, finest, rate) => {
  expect(frameRate({ mean, finest })).toEqual(rate)
})
