import { expect, test } from 'vitest'
import { timeLeft, wholeMinutesOf } from './time-left.ts'

test.each([
  ['nothing is said before five seconds', 4999, 10, 10, undefined],
  ['nothing is said before the first chunk', 9000, 0, 10, undefined],
  ['half sent leaves as much again', 60_000, 10, 10, 60_000],
  ['nothing is left at the end', 60_000, 10, 0, 0],
])('%s', (_, elapsedMs, sentChunks, leftChunks, expected) => {
  expect(timeLeft({ elapsedMs, sentChunks, leftChunks })).toBe(expected)
})

test.each([
  [59_999, 0],
  [60_000, 1],
  [200_000, 3],
])('%i ms are %i minutes', (milliseconds, minutes) => {
  expect(wholeMinutesOf(milliseconds)).toBe(minutes)
})
