import { expect, test } from 'vitest'
import { econsult } from '../services/econsult.ts'
import { dueTime } from '../services/service.ts'
import { minutesLeft, timeBand } from './deadline.ts'

const NOON = new Date('2026-11-20T12:00:00Z')

test('a report is due 24 hours after payment, also across a change of clocks', () => {
  expect(dueTime(NOON, econsult)).toEqual(new Date('2026-11-21T12:00:00Z'))
  expect(dueTime(new Date('2026-10-24T12:00:00Z'), econsult)).toEqual(
    new Date('2026-10-25T12:00:00Z'),
  )
})

test.each([
  [-1, 'timeout'],
  [0, 'under5'],
  [4, 'under5'],
  [5, '5to10'],
  [9, '5to10'],
  [10, '10to30'],
  [29, '10to30'],
  [30, '30to90'],
  [90, '30to90'],
  [91, 'over90'],
] as const)('%d minutes left fall into the band %s', (minutes, band) => {
  expect(timeBand(minutes)).toBe(band)
})

test.each([
  ['2026-11-20T13:30:59Z', 90],
  ['2026-11-20T12:00:59Z', 0],
  ['2026-11-20T12:00:00Z', 0],
  ['2026-11-20T11:59:59Z', -1],
  ['2026-11-20T11:59:00Z', -1],
])('at noon a deadline of %s is %d whole minutes away', (due, minutes) => {
  expect(minutesLeft(new Date(due), NOON)).toBe(minutes)
})
