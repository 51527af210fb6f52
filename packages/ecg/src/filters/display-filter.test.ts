import { expect, test } from 'vitest'
import { NO_SAMPLE } from '../signal/ecg-signal.ts'
import { AS_RECORDED, type DisplayFilter, filterForDisplay } from './display-filter.ts'

const FS = 500
const SECONDS = 60
const AMPLITUDE = 2000

/** Returns the share of a sine of this frequency that a filter leaves, in the middle of a minute. */
function left(hertz: number, filter: Partial<DisplayFilter>): number {
  const turn = (2 * Math.PI * hertz) / FS
  const counts = new Int16Array(FS * SECONDS).map((_, at) => AMPLITUDE * Math.sin(turn * at))
  filterForDisplay(counts, { ...AS_RECORDED, ...filter }, { samplesPerSecond: FS, baseline: 0 })
  const middle = counts.subarray(FS * 20, FS * 40)
  const meanSquare = middle.reduce((sum, count) => sum + count * count, 0) / middle.length
  return Math.sqrt(2 * meanSquare) / AMPLITUDE
}

test.each([
  [{ highPass: 0.5 }, 0.5, Math.SQRT1_2],
  [{ highPass: 0.5 }, 0.05, 0],
  [{ highPass: 0.5 }, 8, 1],
  [{ highPass: 0.05 }, 0.5, 1],
  [{ lowPass: 40 }, 40, Math.SQRT1_2],
  [{ lowPass: 40 }, 8, 1],
  [{ lowPass: 100 }, 100, Math.SQRT1_2],
  [{ lowPass: 150 }, 150, Math.SQRT1_2],
  [{ notch: 50 }, 50, 0],
  [{ notch: 50 }, 40, 1],
  [{ notch: 60 }, 60, 0],
  [{ notch: 60 }, 50, 1],
] as const)('%j leaves of %d Hz the share %d', (filter, hertz, share) => {
  expect(Math.abs(left(hertz, filter) - share)).toBeLessThan(0.03)
})

test('no filter moves a peak', () => {
  const counts = new Int16Array(FS * 20).map((_, at) => {
    const away = (at - 5000) / 4
    return Math.round(1500 * Math.exp(-away * away))
  })
  const filter = { highPass: 0.05, lowPass: 40, notch: 50 } as const
  filterForDisplay(counts, filter, { samplesPerSecond: FS, baseline: 0 })
  expect(counts.indexOf(Math.max(...counts))).toBe(5000)
})

test('lost samples stay lost and leave no step beside them', () => {
  const counts = new Int16Array(FS * 20).fill(1300)
  counts.fill(NO_SAMPLE, 4000, 4600)
  filterForDisplay(
    counts,
    { ...AS_RECORDED, lowPass: 40 },
    { samplesPerSecond: FS, baseline: 1000 },
  )
  expect(counts[4000]).toBe(NO_SAMPLE)
  expect(counts[4599]).toBe(NO_SAMPLE)
  expect(new Set(counts)).toEqual(new Set([1300, NO_SAMPLE]))
})
