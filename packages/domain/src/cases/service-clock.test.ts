import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'
import {
  escalationRecipients,
  pauseClock,
  reachedSteps,
  remainingTime,
  resumeClock,
} from './service-clock.ts'

const PAID = new Date('2026-03-28T20:00:00Z')
const after = (milliseconds: number) => new Date(PAID.getTime() + milliseconds)
const clock = { dueAt: after(DAY), pausedAt: null }

test('STAFF-5 a clock that stands loses nothing, and its promise moves by as long as it stood', () => {
  const standing = pauseClock(clock, after(6 * HOUR))
  expect(remainingTime(standing, after(20 * HOUR))).toBe(18 * HOUR)
  const running = resumeClock(standing, after(9 * HOUR))
  expect(running).toEqual({ dueAt: after(DAY + 3 * HOUR), pausedAt: null })
  expect(remainingTime(running, after(9 * HOUR))).toBe(18 * HOUR)
})

test('pausing twice and resuming twice change nothing more', () => {
  const standing = pauseClock(pauseClock(clock, after(HOUR)), after(2 * HOUR))
  expect(standing.pausedAt).toEqual(after(HOUR))
  const running = resumeClock(standing, after(3 * HOUR))
  expect(resumeClock(running, after(9 * HOUR))).toEqual(running)
})

test('a clock set back while it stood never shortens the promise', () => {
  const standing = pauseClock(clock, after(6 * HOUR))
  expect(resumeClock(standing, after(5 * HOUR)).dueAt).toEqual(clock.dueAt)
})

test.each([
  [0, []],
  [12 * HOUR - 1, []],
  [12 * HOUR, [50]],
  [18 * HOUR, [50, 75]],
  [21.6 * HOUR - 1, [50, 75]],
  [21.6 * HOUR, [50, 75, 90]],
  [DAY, [50, 75, 90, 100]],
  [9 * DAY, [50, 75, 90, 100]],
])('%i ms after payment the steps reached are %j', (passed, steps) => {
  expect(reachedSteps(clock, DAY, after(passed))).toEqual(steps)
})

test('a clock that stands reaches no step; after a pause the steps come later by the pause', () => {
  const standing = pauseClock(clock, after(10 * HOUR))
  expect(reachedSteps(standing, DAY, after(40 * HOUR))).toEqual([])
  const running = resumeClock(standing, after(40 * HOUR))
  expect(reachedSteps(running, DAY, after(42 * HOUR - MINUTE))).toEqual([])
  expect(reachedSteps(running, DAY, after(42 * HOUR))).toEqual([50])
})

test('the 24 hours are hours, whatever the clocks of a country do in that night', () => {
  const summerTimeBegins = { dueAt: new Date('2026-03-29T20:00:00Z'), pausedAt: null }
  expect(remainingTime(summerTimeBegins, new Date('2026-03-29T02:00:00+01:00'))).toBe(19 * HOUR)
})

test.each([
  [50, false, ['office']],
  [50, true, []],
  [75, true, ['reader']],
  [90, true, ['reader', 'office']],
  [100, true, ['reader', 'office']],
  [100, false, ['office']],
] as const)('at %i %% (read: %s) %j is told', (step, isRead, told) => {
  expect(escalationRecipients(step, isRead)).toEqual(told)
})
