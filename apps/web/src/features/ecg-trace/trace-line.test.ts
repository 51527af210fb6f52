import type { EcgSignal } from '@systole/ecg/signal/ecg-signal'
import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { expect, test } from 'vitest'
import { memorySource } from './source/memory-source.ts'
import { traceLine } from './trace-line.ts'

const PER_MILLIMETRE = 96 / 25.4

function aSource(samples: Int16Array, samplesPerSecond = 500) {
  const lead = { name: 'II', countsPerMillivolt: 200, baseline: 1024, samples }
  const signal: EcgSignal = { samplesPerSecond, sampleCount: samples.length, leads: [lead] }
  return memorySource(signal)
}

type Point = { x: number; count: number; down: boolean }

function lineOf(
  source: ReturnType<typeof aSource>,
  given: { startSeconds: number; widthPixels: number; pixelsPerSecond: number; density?: number },
): Point[] {
  const points: Point[] = []
  traceLine(
    source,
    0,
    { density: 1, ...given },
    {
      moveTo: (x, count) => points.push({ x, count, down: false }),
      lineTo: (x, count) => points.push({ x, count, down: true }),
    },
  )
  return points
}

/** Returns a flat line at 1024 with an R of 200 counts every `every` samples. */
function beats(length: number, every: number): Int16Array {
  return new Int16Array(length).map((_, at) => (at % every === 100 ? 1224 : 1024))
}

test.each([25, 50, 100])('at %d mm/s, 25 mm between two R waves are 25 mm of paper', (speed) => {
  const every = (25 / speed) * 500
  const source = aSource(beats(20_000, every))
  for (const startSeconds of [0, 0.0137, 3.4321]) {
    const points = lineOf(source, {
      startSeconds,
      widthPixels: 1200,
      pixelsPerSecond: speed * PER_MILLIMETRE,
    })
    const peaks = points.filter(({ count }) => count === 1224).map(({ x }) => x)
    const distances = peaks.slice(1).map((x, at) => (x - (peaks[at] ?? 0)) / PER_MILLIMETRE)
    const apart = distances.filter((millimetres) => millimetres > 1)
    expect(apart.length).toBeGreaterThan(3)
    for (const millimetres of apart) expect(Math.abs(millimetres - 25)).toBeLessThanOrEqual(0.3)
  }
})

test.each([0.5, 4, 16, 60, 300, 5000])(
  'with %d samples a column the peak stays at its place and height',
  (samplesPerColumn) => {
    const samples = new Int16Array(3_000_000).fill(1024)
    samples[1_500_000] = 3000
    const pixelsPerSecond = 500 / samplesPerColumn
    const widthPixels = 400
    const startSeconds = 3000 - widthPixels / 2 / pixelsPerSecond
    const points = lineOf(aSource(samples), { startSeconds, widthPixels, pixelsPerSecond })
    const peak = points.find(({ count }) => count === 3000)
    expect(Math.abs((peak?.x ?? 0) - 200)).toBeLessThanOrEqual(1)
  },
)

test('lost samples interrupt the line instead of being drawn', () => {
  const samples = beats(2000, 250).fill(NO_SAMPLE, 600, 900)
  for (const pixelsPerSecond of [400, 100]) {
    const points = lineOf(aSource(samples), { startSeconds: 0, widthPixels: 400, pixelsPerSecond })
    expect(points.some(({ count }) => count === NO_SAMPLE)).toBe(false)
    expect(points.filter(({ down }) => !down).length).toBe(pixelsPerSecond === 400 ? 1 : 2)
  }
})

test('a trace that moves by a fraction of a pixel keeps the same columns', () => {
  const source = aSource(new Int16Array(60_000).map((_, at) => (at * 7919) % 500))
  const heights = (startSeconds: number) =>
    lineOf(source, { startSeconds, widthPixels: 300, pixelsPerSecond: 50 })
      .slice(8, 500)
      .map(({ count }) => count)
  expect(heights(10.001)).toEqual(heights(10.003))
})
