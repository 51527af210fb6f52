import { expect, test } from 'vitest'
import { heartRate, rPeaks } from './heart-rate.ts'

const SAMPLES_PER_SECOND = 500

/** Generates a realistic lead: P, QRS and T waves at a steady rate on a slowly wandering baseline. */
function lead(beatsPerMinute: number, seconds: number, height = 1): Float32Array {
  const interval = 60 / beatsPerMinute
  return Float32Array.from({ length: seconds * SAMPLES_PER_SECOND }, (_, index) => {
    const time = index / SAMPLES_PER_SECOND
    const phase = time % interval
    const wave = (centre: number, width: number, size: number) =>
      size * Math.exp(-((phase - centre) ** 2) / (2 * width ** 2))
    const beat =
      wave(0.04, 0.012, 0.15) +
      wave(0.1, 0.005, 1.2) +
      wave(0.112, 0.006, -0.3) +
      wave(0.18, 0.02, 0.3)
    return beat * height + 0.2 * Math.sin(time)
  })
}

test.each([40, 72, 120, 200, 260])('a heart at %i beats a minute is counted so', (rate) => {
  const peaks = rPeaks(lead(rate, 10), SAMPLES_PER_SECOND)
  expect(heartRate(peaks, SAMPLES_PER_SECOND)?.beatsPerMinute).toBeCloseTo(rate, -0.5)
  expect(Math.abs(peaks.length - rate / 6)).toBeLessThanOrEqual(1)
})

test('a lead that points downward is counted like one that points up', () => {
  const peaks = rPeaks(lead(150, 10, -1), SAMPLES_PER_SECOND)
  expect(heartRate(peaks, SAMPLES_PER_SECOND)?.beatsPerMinute).toBeCloseTo(150, -0.5)
})

test('the interval of 0.30 s is a rate of 200', () => {
  const rate = heartRate([0, 150, 300, 450], SAMPLES_PER_SECOND)
  expect(rate).toEqual({ beatsPerMinute: 200, medianIntervalSeconds: 0.3 })
})

test('one missed beat does not change the rate', () => {
  expect(heartRate([0, 150, 450, 600, 750], SAMPLES_PER_SECOND)?.beatsPerMinute).toBe(200)
})

test.each([
  ['no beat', []],
  ['one beat', [10]],
  ['two beats', [10, 160]],
])('%s gives no rate', (_, peaks) => {
  expect(heartRate(peaks, SAMPLES_PER_SECOND)).toBeUndefined()
})

test('a flat line has no beats', () => {
  expect(rPeaks(new Float32Array(5000), SAMPLES_PER_SECOND)).toEqual([])
})
