import { expect, test } from 'vitest'
import { barStart, barStarts, periodEnd } from './period.ts'

const from = new Date('2026-11-23T16:00:00Z')

test('a day has a bar for each hour, a longer period one for each day', () => {
  expect(barStarts({ from, days: 1 })).toHaveLength(24)
  expect(barStarts({ from, days: 7 })).toHaveLength(7)
  expect(barStart({ from, days: 1 }, 2)).toEqual(new Date('2026-11-23T18:00:00Z'))
  expect(barStart({ from, days: 30 }, -1)).toEqual(new Date('2026-11-22T16:00:00Z'))
  expect(periodEnd({ from, days: 7 })).toEqual(new Date('2026-11-30T16:00:00Z'))
})
