import { expect, test } from 'vitest'
import { tracePoints } from '../trace.ts'
import {
  CSS_PIXELS_PER_MILLIMETRE,
  gridLines,
  latestStart,
  type PaperScale,
  pixelsPerMillivolt,
  pixelsPerSecond,
  secondsAcross,
} from './ecg-paper.ts'

const scale: PaperScale = {
  millimetresPerSecond: 50,
  millimetresPerMillivolt: 20,
  pixelsPerMillimetre: 4,
}

test.each([
  [25, 5, 100, 20],
  [25, 10, 100, 40],
  [50, 20, 200, 80],
] as const)(
  '%i mm/s and %i mm/mV are %i pixels a second and %i a millivolt',
  (speed, gain, x, y) => {
    const paper = { ...scale, millimetresPerSecond: speed, millimetresPerMillivolt: gain }
    expect(pixelsPerSecond(paper)).toBe(x)
    expect(pixelsPerMillivolt(paper)).toBe(y)
  },
)

test('25 mm of paper are 25 mm of a screen that tells its size truly', () => {
  expect(25 * CSS_PIXELS_PER_MILLIMETRE).toBeCloseTo(94.49, 2)
})

test('a strip shows no more than the recording holds', () => {
  expect(secondsAcross(400, scale)).toBe(2)
  expect(latestStart(10, 400, scale)).toBe(8)
  expect(latestStart(1, 400, scale)).toBe(0)
})

test('every fifth millimetre is a major line, counted from the start of the recording', () => {
  const lines = gridLines(40, scale, 6)
  expect(lines.map(({ at }) => at)).toEqual([2, 6, 10, 14, 18, 22, 26, 30, 34, 38])
  expect(lines.filter(({ major }) => major).map(({ at }) => at)).toEqual([14, 34])
})

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
