import { expect, test } from 'vitest'
import { clockTime } from './clock-time.ts'

test.each([
  [0, '0:00.0'],
  [4.19, '0:04.1'],
  [59.96, '0:59.9'],
  [60, '1:00.0'],
  [754.5, '12:34.5'],
  [Number.NaN, '0:00.0'],
])('%d seconds of a clip read %s', (seconds, text) => {
  expect(clockTime(seconds)).toBe(text)
})
