import { expect, test } from 'vitest'
import type { Beat } from '../beats/beat.ts'
import { measuredRate } from './measured-rate.ts'

const series = (intervalsSeconds: readonly number[]) => {
  let at = 0
  const samples = [0, ...intervalsSeconds.map((seconds) => (at += Math.round(seconds * 500)))]
  const beats = samples.map((sample): Beat => ({ sample, label: 'N', shape: 1 }))
  return { samplesPerSecond: 500, sampleCount: at + 1, beats, gaps: [] }
}

test('a regular rate is as fine as one sample of its interval, and never surer than half of it', () => {
  const rate = measuredRate(series(new Array(20).fill(0.5)), { perMinute: 120, intervals: 20 })
  expect(rate).toEqual({
    value: 120,
    uncertainty: expect.closeTo(0.24, 9),
    resolution: expect.closeTo(0.48, 9),
    count: 21,
  })
})

test('an irregular rate is less sure, and more beats make it surer', () => {
  const few = measuredRate(series([0.4, 0.6, 0.5, 0.45, 0.55]), { perMinute: 120, intervals: 5 })
  const intervals = Array.from({ length: 8 }, () => [0.4, 0.6, 0.5, 0.45, 0.55]).flat()
  const many = measuredRate(series(intervals), { perMinute: 120, intervals: 40 })
  expect(few?.uncertainty).toBeGreaterThan(5)
  expect(many?.uncertainty).toBeLessThan((few?.uncertainty ?? 0) / 2.5)
})

test('without a printed rate there is none', () => {
  expect(measuredRate(series([0.5]), undefined)).toBeUndefined()
})
