import { expect, test } from 'vitest'
import type { PaperScale } from './ecg-paper.ts'
import { tracePoints } from './trace-points.ts'

const scale: PaperScale = {
  millimetresPerSecond: 50,
  millimetresPerMillivolt: 20,
  pixelsPerMillimetre: 4,
}

test('one millivolt rises by the gain, and a second runs by the speed', () => {
  const points = tracePoints(
    Float32Array.from([0, 1, 0]),
    { samplesPerSecond: 2, startSeconds: 0, widthPixels: 400 },
    scale,
  )
  expect([...points]).toEqual([0, 0, 100, -80, 200, 0])
})

test('a narrow R peak survives when many samples share a pixel', () => {
  const samples = new Float32Array(10_000)
  samples[4321] = 1.5
  const points = tracePoints(
    samples,
    { samplesPerSecond: 10_000, startSeconds: 0, widthPixels: 200 },
    { ...scale, millimetresPerSecond: 25, pixelsPerMillimetre: 1 },
  )
  expect(Math.min(...points)).toBe(-30)
  expect(points.length / 2).toBeLessThanOrEqual(4 * 26)
})

test('only the visible seconds are drawn, with one sample beyond either edge', () => {
  const points = tracePoints(
    new Float32Array(100),
    { samplesPerSecond: 10, startSeconds: 5, widthPixels: 200 },
    scale,
  )
  const times = [...points].filter((_, index) => index % 2 === 0)
  expect(times.at(0)).toBe(0)
  expect(times.at(-1)).toBe(200)
})

test('where nothing was measured the pen is lifted, and the peak beside the gap stays', () => {
  const samples = Float32Array.from([0, Number.NaN, 1, 0])
  const coarse = { ...scale, millimetresPerSecond: 25, pixelsPerMillimetre: 1 } as const
  const window = { samplesPerSecond: 2, startSeconds: 0, widthPixels: 100 }
  expect([...tracePoints(samples, window, coarse)].filter((_, index) => index % 2 === 1)).toEqual([
    0,
    Number.NaN,
    -20,
    0,
  ])
  const dense = { samplesPerSecond: 1000, startSeconds: 0, widthPixels: 100 }
  expect(Math.min(...[...tracePoints(samples, dense, coarse)].filter(Number.isFinite))).toBe(-20)
})
