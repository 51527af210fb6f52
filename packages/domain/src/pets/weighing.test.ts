import { expect, test } from 'vitest'
import { isWeightCurrent } from './weighing.ts'

const OPENED = new Date('2026-11-23T09:00:00Z')

test.each([
  ['when the case was opened', '2026-11-23T09:00:00Z', true],
  ['a day before', '2026-11-22T09:00:00Z', true],
  ['more than a day before', '2026-11-22T08:59:59Z', false],
  ['last year', '2025-11-23T09:00:00Z', false],
  ['after the case was opened', '2026-11-23T09:20:00Z', true],
])('a weight of %s is that of the visit: %s', (_when, weighed, isCurrent) => {
  expect(isWeightCurrent({ weighedAt: new Date(weighed), openedAt: OPENED })).toBe(isCurrent)
})
