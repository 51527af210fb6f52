import { expect, test } from 'vitest'
import { answerPatience, retryPause } from './chunk-retry.ts'

test.each([
  [1, 1000],
  [2, 2000],
  [5, 16_000],
  [6, 30_000],
  [60, 30_000],
])(
  'after %i failures the longest pause is %i ms and the shortest half of it',
  (failures, longest) => {
    expect(retryPause(failures, 1)).toBe(longest)
    expect(retryPause(failures, 0)).toBe(longest / 2)
  },
)

test.each([
  [0, 2],
  [1, 4],
  [3, 16],
  [9, 16],
])('after %i answers that never came %i minutes are waited for the next', (stalls, minutes) => {
  expect(answerPatience(stalls)).toBe(minutes * 60_000)
})
