import { expect, test } from 'vitest'
import { intervalBetween, voltageBetween } from './caliper.ts'

test.each([
  [1, 1.3, 300, 200],
  [1.3, 1, 300, 200],
  [0, 1, 1000, 60],
  [0.1, 0.4284, 328, 183],
  [2, 2.0004, 0, undefined],
  [2, 2, 0, undefined],
])('edges at %d and %d s read %d ms and %s bpm', (from, to, milliseconds, beatsPerMinute) => {
  expect(intervalBetween(from, to)).toEqual({ milliseconds, beatsPerMinute })
})

test.each([
  [0, 1.5, 1.5],
  [-0.1, 1.234, 1.334],
  [0.2, -0.3, -0.5],
  [0.1, 0.1, 0],
  [0.3, 0.29996, 0],
])('from %d to %d mV are %d mV', (base, top, millivolts) => {
  expect(voltageBetween(base, top)).toBe(millivolts)
})
