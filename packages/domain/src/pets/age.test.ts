import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ageYears, birthDateFromAge, isDay } from './age.ts'

const TODAY = '2026-11-20'

test.each([
  ['2026-11-20', 0],
  ['2026-11-19', 0],
  ['2026-11-16', 0.01],
  ['2025-11-20', 1],
  ['2020-06-23', 6.41],
  ['1916-11-20', 110],
])('NEW-7 a pet born on %s is %d years old', (birthDate, years) => {
  expect(ageYears(birthDate, TODAY)).toBe(years)
})

test('NEW-7 the age never falls below 0, also for a birth date in the future', () => {
  expect(ageYears('2027-01-01', TODAY)).toBe(0)
})

test.each([
  [0, '2026-11-20'],
  [1, '2025-11-20'],
  [6.41, '2020-06-23'],
  [110, '1916-11-19'],
])('NEW-7 an age of %d years gives the birth date %s', (years, birthDate) => {
  expect(birthDateFromAge(years, TODAY)).toBe(birthDate)
})

test('NEW-7 an age of up to two decimals comes back unchanged from its birth date', () => {
  const hundredths = fc.integer({ min: 0, max: 11_000 })
  const today = fc.date({
    min: new Date('2019-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(hundredths, today, (hundredth, date) => {
      const day = date.toISOString().slice(0, 10)
      expect(ageYears(birthDateFromAge(hundredth / 100, day), day)).toBe(hundredth / 100)
    }),
  )
})

test.each(['', '20200623', '2020-13-01', '2020-02-30', '2019-02-29', '2020-6-23', 'abcd-ef-gh'])(
  '%j is no day of the calendar',
  (date) => expect(isDay(date)).toBe(false),
)

test.each(['2020-06-23', '2020-02-29'])('%s is a day of the calendar', (date) => {
  expect(isDay(date)).toBe(true)
})
