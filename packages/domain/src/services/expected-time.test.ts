import { expect, test } from 'vitest'
import { econsult } from './econsult.ts'
import { expectedTime } from './service.ts'

test.each([
  ['the case is assigned', true, '2026-11-20T10:00:00Z', '2026-11-20T12:00:00Z'],
  ['the case is unassigned', false, '2026-11-20T10:00:00Z', '2026-11-20T14:00:00Z'],
  ['the minute is odd', true, '2026-11-20T10:01:00Z', '2026-11-20T12:15:00Z'],
  ['a day ends', false, '2026-11-20T23:59:59Z', '2026-11-21T04:00:00Z'],
])(
  'STAFF-5 a late report is expected at a full quarter of an hour: %s',
  (_, isAssigned, now, then) => {
    expect(expectedTime(new Date(now), { ...econsult, isAssigned })).toEqual(new Date(then))
  },
)
