import { expect, test } from 'vitest'
import { dayClock } from './day-clock.ts'
import { levelFrom, moved, stretchAround } from './day-place.ts'

const DURATION = 84_600 // 23.5 h

test('the arrows move by an hour, a minute or within the minute, to its middle', () => {
  expect(moved({ level: 'day', seconds: 100 }, 1, DURATION).seconds).toBe(5400)
  expect(moved({ level: 'hour', seconds: 100 }, -1, DURATION).seconds).toBe(30)
  expect(moved({ level: 'minute', seconds: 100 }, 1, DURATION).seconds).toBe(107.5)
})

test('a move ends at the first and the last hour, which may be shorter', () => {
  expect(moved({ level: 'day', seconds: 100 }, -1, DURATION).seconds).toBe(100)
  const last = moved({ level: 'day', seconds: 81_000 }, 1, DURATION)
  expect(last.seconds).toBe(83_700)
  expect(moved(last, 1, DURATION)).toEqual(last)
  expect(stretchAround(83_700, 3600, DURATION)).toEqual({ from: 82_800, to: 84_600 })
  expect(stretchAround(DURATION, 3600, DURATION)).toEqual({ from: 82_800, to: 84_600 })
})

test('levels go down to the minute and up to the day', () => {
  const day = { level: 'day', seconds: 5 } as const
  expect(levelFrom(day, -1)).toBeUndefined()
  expect(levelFrom(day, 1)?.level).toBe('hour')
  expect(levelFrom({ ...day, level: 'minute' }, 1)).toBeUndefined()
})

test('times are those of the recorder, over midnight; without a start they count from it', () => {
  const clock = dayClock('2026-11-21T17:30:05+08:00')
  expect([0, 7 * 3600].map(clock.time)).toEqual(['17:30:05', '00:30:05'])
  expect(clock.firstHour).toBe(1795)
  const none = dayClock(undefined)
  expect([0, 3725, 90_000].map(none.time)).toEqual(['0:00:00', '1:02:05', '25:00:00'])
  expect(none.firstHour).toBe(0)
})
