import { expect, test } from 'vitest'
import { caliperReading } from './use-caliper.ts'

test.each([
  [1, 1.3, 0.3, 200],
  [1.3, 1, 0.3, 200],
  [0, 1, 1, 60],
  [2, 2, 0, undefined],
])('edges at %d and %d s read %d s and %s bpm', (from, to, seconds, beatsPerMinute) => {
  expect(caliperReading({ from, to })).toEqual({ seconds, beatsPerMinute })
})
