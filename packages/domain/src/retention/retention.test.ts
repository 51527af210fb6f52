import { expect, test } from 'vitest'
import {
  deletionDue,
  isTouchedSinceWarning,
  originalsKeptSince,
  warnedWhenUntouchedSince,
} from './retention.ts'

const at = (text: string) => new Date(`${text}Z`)

test('KEEP-1 a case is warned 23 days after its last change', () => {
  expect(warnedWhenUntouchedSince(at('2026-11-24T10:00'))).toEqual(at('2026-11-01T10:00'))
})

test.each([
  ['warned in time', '2026-11-01T10:00', '2026-11-24T10:00', '2026-12-01T10:00'],
  ['warned an hour later', '2026-11-01T10:00', '2026-11-24T11:00', '2026-12-01T11:00'],
  [
    'warned after months without a worker',
    '2026-01-01T10:00',
    '2026-11-24T10:00',
    '2026-12-01T10:00',
  ],
])(
  'KEEP-1 a case is deleted after 30 days and never within a week of its warning: %s',
  (_, touched, now, due) => {
    expect(deletionDue({ touchedAt: at(touched), now: at(now) })).toEqual(at(due))
  },
)

test.each([
  ['2026-11-01T10:00', false],
  ['2026-11-24T10:00', false],
  ['2026-11-24T10:01', true],
  ['2026-11-30T23:59', true],
])('KEEP-1 a change at %s resets a deletion due on 1 December at 10:00: %s', (touched, isReset) => {
  const times = { touchedAt: at(touched), deletionDueAt: at('2026-12-01T10:00') }
  expect(isTouchedSinceWarning(times)).toBe(isReset)
})

test.each([
  ['2033-11-23T00:00', '2026-11-23T00:00'],
  ['2028-02-29T12:00', '2021-03-01T12:00'],
])(
  'KEEP-1 on %s, originals of cases that ended before %s have been kept for seven years',
  (now, since) => {
    expect(originalsKeptSince(at(now))).toEqual(at(since))
  },
)
