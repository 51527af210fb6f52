import { expect, test } from 'vitest'
import { Month, monthBounds, monthOf } from './month.ts'

test.each([
  ['2026-11', 'Asia/Hong_Kong', '2026-10-31T16:00:00.000Z', '2026-11-30T16:00:00.000Z'],
  ['2026-12', 'Asia/Tokyo', '2026-11-30T15:00:00.000Z', '2026-12-31T15:00:00.000Z'],
  ['2026-03', 'Europe/London', '2026-03-01T00:00:00.000Z', '2026-03-31T23:00:00.000Z'],
  ['2026-01', 'UTC', '2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'],
])('%s in %s is from %s until %s', (month, zone, from, until) => {
  const bounds = monthBounds(month, zone)
  expect([bounds.from.toISOString(), bounds.until.toISOString()]).toEqual([from, until])
  expect(monthOf(bounds.from, zone)).toBe(month)
  expect(monthOf(new Date(bounds.until.getTime() - 1), zone)).toBe(month)
  expect(monthOf(bounds.until, zone)).not.toBe(month)
})

test.each(['2026-00', '2026-13', '1999-12', '2026-1', '2026-11-01', ''])(
  '%j is no month',
  (text) => {
    expect(Month.safeParse(text).success).toBe(false)
  },
)
