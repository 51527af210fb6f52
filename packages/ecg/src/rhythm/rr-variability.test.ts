import { describe, expect, it } from 'vitest'
import type { RrInterval } from './rr-intervals.ts'
import {
  autocorrelations,
  lorenzPoints,
  relativeSuccessiveDifference,
  rrVariation,
  turningPointRatio,
} from './rr-variability.ts'

function runOf(...seconds: number[]): RrInterval[] {
  let at = 0
  return seconds.map((each, beat) => {
    const from = at
    at += Math.round(each * 500)
    return { from, to: at, seconds: each, beat, labels: ['N', 'N'] }
  })
}

describe('variability of RR', () => {
  it('is the distance of the 10th and 90th percentiles over the median', () => {
    // 0.5, 0.55 … 1.0: 11 values; 10th percentile 0.55, 90th 0.95, median 0.75.
    const seconds = Array.from({ length: 11 }, (_, index) => 0.5 + index * 0.05)
    expect(rrVariation(seconds)).toBeCloseTo(0.4 / 0.75, 9)
    expect(rrVariation([])).toBeUndefined()
  })

  it('counts an interval that is longer or shorter than both neighbours as a turning point', () => {
    expect(turningPointRatio([runOf(1, 2, 1, 2, 1)])).toBe(1)
    expect(turningPointRatio([runOf(1, 2, 3, 4, 5)])).toBe(0)
    expect(turningPointRatio([runOf(1, 2, 3, 2, 1, 2)])).toBe(0.5)
    expect(turningPointRatio([runOf(1, 2), runOf(3, 1)])).toBeUndefined()
  })

  it('does not compare across a break', () => {
    expect(relativeSuccessiveDifference([runOf(1, 1), runOf(3, 3)])).toBe(0)
    expect(relativeSuccessiveDifference([runOf(1, 3)])).toBe(1)
  })

  it('finds the cycle of breathing', () => {
    const breaths = Array.from({ length: 40 }, (_, index) => 0.6 + (index % 4 === 0 ? 0.2 : 0))
    const [two, four] = autocorrelations([runOf(...breaths)], [2, 4])
    expect(two).toBeLessThan(0)
    expect(four).toBeCloseTo(1, 1)
  })

  it('gives the points of the Lorenz plot with their places', () => {
    expect(lorenzPoints([runOf(0.5, 0.6, 0.4)])).toEqual([
      { from: 0, to: 550, seconds: 0.5, nextSeconds: 0.6 },
      { from: 250, to: 750, seconds: 0.6, nextSeconds: 0.4 },
    ])
  })
})
