import { expect, test } from 'vitest'
import { clockProblem } from './clock-problem.ts'

test.each([0, 1999, 2000, -2000])('a clock %i ms away from the database is tolerated', (ahead) => {
  expect(clockProblem(ahead)).toBeUndefined()
})

test.each([
  [2100, '2.1 s ahead of the database'],
  [-2100, '2.1 s behind the database'],
  [90_000_000, '90000.0 s ahead of the database'],
])('F24 a clock %i ms away is a reason not to serve, and says by how much', (ahead, words) => {
  expect(clockProblem(ahead)).toContain(words)
})
