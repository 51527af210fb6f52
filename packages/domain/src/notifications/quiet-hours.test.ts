import { expect, test } from 'vitest'
import { isTimeZone, quietUntil } from './quiet-hours.ts'

const NIGHT = { from: 22 * 60, until: 7 * 60, timeZone: 'Asia/Hong_Kong' } // UTC+8

test.each([
  ['2026-03-01T13:59:00Z', undefined],
  ['2026-03-01T14:00:00Z', '2026-03-01T23:00:00.000Z'],
  ['2026-03-01T15:59:59Z', '2026-03-01T23:00:00.000Z'],
  ['2026-03-01T16:00:00Z', '2026-03-01T23:00:00.000Z'],
  ['2026-03-01T22:59:59Z', '2026-03-01T23:00:00.000Z'],
  ['2026-03-01T23:00:00Z', undefined],
] as const)('over midnight in Hong Kong at %s it is quiet until %s', (now, until) => {
  expect(quietUntil(new Date(now), NIGHT)?.toISOString()).toBe(until)
})

test.each([
  ['2026-03-01T02:59:00Z', undefined],
  ['2026-03-01T03:00:00Z', '2026-03-01T04:30:00.000Z'],
  ['2026-03-01T04:29:59Z', '2026-03-01T04:30:00.000Z'],
  ['2026-03-01T04:30:00Z', undefined],
] as const)('within a day in Tokyo at %s it is quiet until %s', (now, until) => {
  const lunch = { from: 12 * 60, until: 13 * 60 + 30, timeZone: 'Asia/Tokyo' }
  expect(quietUntil(new Date(now), lunch)?.toISOString()).toBe(until)
})

test('hours that begin and end at one time are none', () => {
  const none = { ...NIGHT, until: NIGHT.from }
  expect(quietUntil(new Date('2026-03-01T14:00:00Z'), none)).toBeUndefined()
})

test.each([
  ['Asia/Taipei', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['', false],
])('%s is a time zone: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is)
})
