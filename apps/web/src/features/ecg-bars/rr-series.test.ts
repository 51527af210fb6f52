import { expect, test } from 'vitest'
import { firstFrom, labelAt, nearestIn, rrSeries, topInterval } from './rr-series.ts'

const beats = [
  { sample: 100, label: 'N' },
  { sample: 600, label: 'N' },
  { sample: 800, label: 'X' },
  { sample: 1000, label: 'V' },
  { sample: 1800, label: 'N' },
] as const

test('ECG-2 the chart has the RR before each beat, and X joins its neighbours', () => {
  const series = rrSeries(beats, [], 1000)
  expect(series.count).toBe(4)
  expect([...series.rr.subarray(0, 4)].map((value) => Number(value.toFixed(3)))).toEqual([
    Number.NaN,
    0.5,
    0.4,
    0.8,
  ])
  expect(labelAt(series, 2)).toBe('V')
})

test('ECG-2 no interval is drawn across lost samples', () => {
  const { rr } = rrSeries(beats, [{ from: 1200, to: 1300 }], 1000)
  expect(Number.isNaN(rr[3])).toBe(true)
  expect(Number.isNaN(rr[2])).toBe(false)
})

test('a place in the chart finds its beat', () => {
  const series = rrSeries(beats, [], 1000)
  expect(firstFrom(series, 0.7)).toBe(2)
  expect(nearestIn(series, 0.79)).toBe(1)
  expect(nearestIn(series, 99)).toBe(3)
  expect(nearestIn(rrSeries([], [], 1000), 1)).toBe(-1)
})

test('one long pause does not flatten the chart', () => {
  const regular = Array.from({ length: 1000 }, (_, index) => ({
    sample: index * 500,
    label: 'N' as const,
  }))
  const paused = [...regular, { sample: 999 * 500 + 6000, label: 'N' as const }]
  expect(topInterval(rrSeries(paused, [], 1000))).toBe(0.6)
})
