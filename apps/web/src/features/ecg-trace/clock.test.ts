import { expect, test } from 'vitest'
import { clockOf } from './clock.ts'

test.each([
  [0, 0, '0:00'],
  [38.14, 2, '0:38.14'],
  [59.996, 2, '1:00.00'],
  [3599.6, 0, '1:00:00'],
  [86_399, 0, '23:59:59'],
])('%d s with %d decimals is %s', (seconds, decimals, expected) => {
  expect(clockOf(seconds, decimals)).toBe(expected)
})
