import { expect, test } from 'vitest'
import { TURNAROUND_BARS, turnaroundBar, turnaroundStep } from './turnaround.ts'

test.each([
  [90, 10],
  [1440, 180],
  [60, 10],
  [30, 5],
  [20_000, 1440],
])('a promise of %i minutes has bars of %i minutes', (promise, step) => {
  expect(turnaroundStep(promise)).toBe(step)
})

test('the last bar has no upper end', () => {
  expect(turnaroundBar(0, 10)).toEqual({ fromMinutes: 0, toMinutes: 10 })
  expect(turnaroundBar(TURNAROUND_BARS - 1, 10)).toEqual({ fromMinutes: 150, toMinutes: undefined })
})
