import fc from 'fast-check'
import { expect, test } from 'vitest'
import { econsult } from '../services/econsult.ts'
import { dueTime } from '../services/service.ts'
import { DAY, HOUR, MINUTE } from '../time/durations.ts'
import {
  escalationRecipients,
  pauseClock,
  reachedSteps,
  remainingTime,
  resumeClock,
  type ServiceClock,
} from './service-clock.ts'

const PAID = new Date('2026-03-28T20:00:00Z')
const after = (milliseconds: number) => new Date(PAID.getTime() + milliseconds)
const clock = { dueAt: after(DAY), pausedAt: null }

test('STAFF-5 a paused clock loses nothing, and its promise moves by the length of the pause', () => {
  const paused = pauseClock(clock, after(6 * HOUR))
  expect(remainingTime(paused, after(20 * HOUR))).toBe(18 * HOUR)
  const running = resumeClock(paused, after(9 * HOUR))
  expect(running).toEqual({ dueAt: after(DAY + 3 * HOUR), pausedAt: null })
  expect(remainingTime(running, after(9 * HOUR))).toBe(18 * HOUR)
})

test('what a late report is expected at moves with the promise, by as long as the clock stood', () => {
  const late = { ...clock, expectedAt: after(DAY + 2 * HOUR) }
  const paused = pauseClock(late, after(DAY + HOUR))
  expect(resumeClock(paused, after(DAY + 4 * HOUR))).toEqual({
    dueAt: after(DAY + 3 * HOUR),
    pausedAt: null,
    expectedAt: after(DAY + 5 * HOUR),
  })
})

test('pausing twice and resuming twice change nothing more', () => {
  const paused = pauseClock(pauseClock(clock, after(HOUR)), after(2 * HOUR))
  expect(paused.pausedAt).toEqual(after(HOUR))
  const running = resumeClock(paused, after(3 * HOUR))
  expect(resumeClock(running, after(9 * HOUR))).toEqual(running)
})

test('a clock set back while it stood never shortens the promise', () => {
  const paused = pauseClock(clock, after(6 * HOUR))
  expect(resumeClock(paused, after(5 * HOUR)).dueAt).toEqual(clock.dueAt)
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

test('a paused clock reaches no step; after a pause the steps come later by the pause', () => {
  const paused = pauseClock(clock, after(10 * HOUR))
  expect(reachedSteps(paused, DAY, after(40 * HOUR))).toEqual([])
  const running = resumeClock(paused, after(40 * HOUR))
  expect(reachedSteps(running, DAY, after(42 * HOUR - MINUTE))).toEqual([])
  expect(reachedSteps(running, DAY, after(42 * HOUR))).toEqual([50])
})

test('the 24 hours are hours, whatever the clocks of a country do in that night', () => {
  const summerTimeBegins = { dueAt: new Date('2026-03-29T20:00:00Z'), pausedAt: null }
  expect(remainingTime(summerTimeBegins, new Date('2026-03-29T02:00:00+01:00'))).toBe(19 * HOUR)
})

test.each([
  ['New York, clocks go forward', '2026-03-07T20:00:00-05:00', '2026-03-08T21:00:00-04:00'],
  ['New York, clocks go back', '2026-10-31T20:00:00-04:00', '2026-11-01T19:00:00-05:00'],
  ['Berlin, clocks go forward', '2026-03-28T20:00:00+01:00', '2026-03-29T21:00:00+02:00'],
  ['Berlin, clocks go back', '2026-10-24T20:00:00+02:00', '2026-10-25T19:00:00+01:00'],
  ['Lord Howe, half an hour back', '2026-04-04T20:00:00+11:00', '2026-04-05T19:30:00+10:30'],
  ['Hong Kong, no change', '2026-03-28T20:00:00+08:00', '2026-03-29T20:00:00+08:00'],
])('24 hours after payment in %s is %s plus a day of hours, %s on the wall', (_, paid, due) => {
  expect(dueTime(new Date(paid), econsult)).toEqual(new Date(due))
  const started = { dueAt: dueTime(new Date(paid), econsult), pausedAt: null }
  const paused = pauseClock(started, new Date(new Date(paid).getTime() + 3 * HOUR))
  const running = resumeClock(paused, new Date(new Date(paid).getTime() + 13 * HOUR))
  expect(running.dueAt.getTime() - new Date(due).getTime()).toBe(10 * HOUR)
})

test('however often it is paused, is read, or goes through a restart, the time used is the time it ran', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 5 * HOUR })), { maxLength: 30 }),
      (spans) => {
        let kept: ServiceClock = clock
        let now = PAID.getTime()
        let ran = 0
        for (const [runs, length] of spans) {
          const at = new Date(now)
          kept = runs ? resumeClock(kept, at) : pauseClock(kept, at)
          // the stored value, read by another process
          kept = { dueAt: new Date(kept.dueAt.toISOString()), pausedAt: kept.pausedAt }
          now += length
          if (runs) ran += length
        }
        expect(DAY - remainingTime(kept, new Date(now))).toBe(ran)
      },
    ),
  )
})

test.each([
  [50, false, ['office']],
  [50, true, []],
  [75, true, ['reader']],
  [90, true, ['reader', 'office']],
  [100, true, ['reader', 'office']],
  [100, false, ['office']],
] as const)('at %i %% (read: %s) %j is announced', (step, isRead, given) => {
  expect(escalationRecipients(step, isRead)).toEqual(given)
})
