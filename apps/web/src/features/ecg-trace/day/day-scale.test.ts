import type { RateBin } from '@systole/ecg/rhythm/rate-trend'
import { expect, test } from 'vitest'
import { hourMarks, ratedStretches, rateLines, rateScale, yOf } from './day-scale.ts'

test('all rates fit into the scale, with a few round lines', () => {
  const scale = rateScale([31, 90, 212], { top: 10, height: 200 })
  expect(yOf(scale, 212)).toBeGreaterThan(10)
  expect(yOf(scale, 31)).toBeLessThan(210)
  expect(rateLines(scale)).toEqual([100, 200])
})

test('a recording without a rate has a scale too', () => {
  expect(rateLines(rateScale([], { top: 0, height: 100 }))).toEqual([0, 50, 100, 150, 200])
})

test('the band is interrupted where minutes have no rate', () => {
  const minute = (from: number, rate?: number): RateBin => ({
    ...{ from, to: from + 60, analysedSeconds: 60, beats: 0, vpc: 0, pac: 0, pauses: 0 },
    ...{ minimum: rate, mean: rate, maximum: rate },
  })
  const stretches = ratedStretches([minute(0, 80), minute(60, 82), minute(120), minute(180, 90)])
  expect(stretches.map((each) => each.map(({ from }) => from))).toEqual([[0, 60], [180]])
})

test('hours are written where they fit', () => {
  const day = { firstHour: 1800, durationSeconds: 86_400 }
  expect(hourMarks(day, 960)).toHaveLength(12)
  expect(hourMarks(day, 300)).toHaveLength(4)
  expect(hourMarks({ firstHour: 0, durationSeconds: 900 }, 600)).toEqual([0])
})
