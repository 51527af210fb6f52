import { expect, test } from 'vitest'
import { documentNumber, yearIn } from './document-number.ts'

test.each([
  [{ prefix: 'SY', live: true, year: 2026, sequence: 1 }, 'SY2026-000001'],
  [{ prefix: 'XY', live: true, year: 2026, sequence: 999_999 }, 'XY2026-999999'],
  [{ prefix: 'SY', live: true, year: 2026, sequence: 1_000_000 }, 'SY2026-1000000'],
  [{ prefix: 'SY', live: false, year: 2027, sequence: 42 }, 'TEST-SY2027-000042'],
])('%o is %s', (given, number) => {
  expect(documentNumber(given)).toBe(number)
})

test.each([
  ['2026-12-31T15:59:59Z', 2026],
  ['2026-12-31T16:00:00Z', 2027],
])('in Hong Kong %s is in %i', (time, year) => {
  expect(yearIn('Asia/Hong_Kong', new Date(time))).toBe(year)
})
