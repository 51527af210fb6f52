import { expect, test } from 'vitest'
import { backInto, endingAt, regionBetween, startingAt } from './loop-region.ts'

test.each([
  [1, 2, { from: 1, to: 2 }],
  [2, 1, { from: 1, to: 2 }],
  [-1, 20, { from: 0, to: 10 }],
  [1, 1.04, undefined],
  [1, 1.05, { from: 1, to: 1.05 }],
])('from %d to %d is %j', (one, other, region) => {
  expect(regionBetween(one, other, 10)).toEqual(region)
})

test.each([
  [undefined, 3, { from: 3, to: 10 }],
  [{ from: 1, to: 5 }, 3, { from: 3, to: 5 }],
  [{ from: 1, to: 2 }, 3, { from: 3, to: 10 }],
  [{ from: 1, to: 2 }, 10, { from: 1, to: 2 }],
])('%j starting at %d s is %j', (region, at, expected) => {
  expect(startingAt(region, at, 10)).toEqual(expected)
})

test.each([
  [undefined, 3, { from: 0, to: 3 }],
  [{ from: 1, to: 5 }, 3, { from: 1, to: 3 }],
  [{ from: 4, to: 5 }, 3, { from: 0, to: 3 }],
  [{ from: 4, to: 5 }, 0, { from: 4, to: 5 }],
])('%j ending at %d s is %j', (region, at, expected) => {
  expect(endingAt(region, at, 10)).toEqual(expected)
})

test.each([
  [0.9, 1],
  [0.96, undefined],
  [1.5, undefined],
  [2, 1],
  [5, 1],
])('at %d s of a loop from 1 to 2 s playing continues at %s', (seconds, at) => {
  expect(backInto({ from: 1, to: 2 }, seconds)).toBe(at)
})
