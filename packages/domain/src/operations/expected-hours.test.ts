import { expect, test } from 'vitest'
import { HOUR } from '../time/durations.ts'
import { expectedHours } from './expected-hours.ts'

const from = new Date('2026-11-24T00:00:00Z')
const period = { from, days: 1 } as const
const at = (hours: number) => new Date(from.getTime() + hours * HOUR)

test('the rest of a day is expected to be as the days before', () => {
  // at 22:00 and 23:00 of three days
  const counts = [-2, -26, -50].flatMap((bar) => [
    { bar, cameIn: 4, finished: 3 },
    { bar: bar + 1, cameIn: 2, finished: 5 },
  ])
  expect(expectedHours(period, [...counts, { bar: 3, cameIn: 9, finished: 9 }], at(22.5))).toEqual([
    { start: at(22.5), end: at(23), comingIn: 2, canFinish: 1.5 },
    { start: at(23), end: at(24), comingIn: 2, canFinish: 5 },
  ])
})

test('two days of use are too few for a forecast', () => {
  const counts = [-2, -26].map((bar) => ({ bar, cameIn: 4, finished: 3 }))
  expect(expectedHours(period, counts, at(22))).toEqual([])
})
