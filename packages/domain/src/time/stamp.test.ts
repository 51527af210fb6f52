import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromStamp, toStamp } from './stamp.ts'

test('a time is written as 14 digits of UTC', () => {
  expect(toStamp(new Date('2026-11-20T14:02:03.999Z'))).toBe('20261120140203')
  expect(fromStamp('20261120140203')).toEqual(new Date('2026-11-20T14:02:03Z'))
})

test.each([
  ['empty', ''],
  ['too short', '2026112014020'],
  ['too long', '202611201402030'],
  ['not digits', '2026112014020x'],
  ['a 13th month', '20261320140203'],
  ['the 30th of February', '20260230140203'],
  ['29 February of a common year', '20270229000000'],
  ['hour 24', '20261120240000'],
  ['minute 60', '20261120146000'],
  ['the year 0', '00000101000000'],
  ['the last second of 1899', '18991231235959'],
])('a stamp that is %s names no time', (_, stamp) => {
  expect(fromStamp(stamp)).toBeUndefined()
})

test.each(['19000101000000', '99991231235959'])(
  '%s is within the years a stamp can name',
  (stamp) => {
    expect(fromStamp(stamp)).toBeInstanceOf(Date)
  },
)

test('29 February of a leap year names a day', () => {
  expect(fromStamp('20280229000000')).toEqual(new Date('2028-02-29T00:00:00Z'))
})

test('every second survives the way to the wire and back', () => {
  const seconds = fc.integer({ min: 0, max: 253_402_300_799 })
  fc.assert(
    fc.property(seconds, (second) => {
      const time = new Date(second * 1000)
      expect(fromStamp(toStamp(time))).toEqual(time)
    }),
  )
})
