import { expect, test } from 'vitest'
import { estimatedAgeYears } from './estimated-age.ts'

test.each([
  [9, 9],
  [9.13, 9],
  [9.6, 10],
  [2, 2],
  [1.52, 1.5],
  [0.5, 0.5],
])('an estimated age of %d years reads as %d', (years, expected) => {
  expect(estimatedAgeYears(years)).toBe(expected)
})
