import { expect, test } from 'vitest'
import { recordYears } from './record-list.ts'

test.each([
  [2019, [2019]],
  [2020, [2020, 2019]],
  [2026, [2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]],
  [2018, [2018]],
])('NEW-4 in %i the record years go back to 2019', (thisYear, years) => {
  expect(recordYears(thisYear)).toEqual(years)
})
