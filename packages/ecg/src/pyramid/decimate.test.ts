import { expect, test } from 'vitest'
import { NO_SAMPLE } from '../signal/ecg-signal.ts'
import { decimatePairs, decimateSamples, drawFrom } from './decimate.ts'
import { pyramidOf, samplesPerPair } from './pyramid.ts'

test.each([
  [0.2, { kind: 'line' }],
  [1.99, { kind: 'line' }],
  [2, { kind: 'samples' }],
  [15.9, { kind: 'samples' }],
  [16, { kind: 'level', level: 0, samplesPerPair: 16 }],
  [63.9, { kind: 'level', level: 0, samplesPerPair: 16 }],
  [64, { kind: 'level', level: 1, samplesPerPair: 64 }],
  [22_500, { kind: 'level', level: 5, samplesPerPair: 16_384 }],
  [1e9, { kind: 'level', level: 5, samplesPerPair: 16_384 }],
])('a column of %d samples is drawn from %j', (samplesPerColumn, expected) => {
  expect(drawFrom(samplesPerColumn, 6)).toEqual(expected)
})

test('a column shows its true extremes, and nothing where nothing was measured', () => {
  const samples = Int16Array.of(5, -3, NO_SAMPLE, NO_SAMPLE, NO_SAMPLE, 9, 4, 4)
  const out = decimateSamples(
    samples,
    100,
    { from: 98, samplesPerColumn: 2, columns: 6 },
    new Int16Array(12),
  )
  expect([...out]).toEqual([
    ...[NO_SAMPLE, NO_SAMPLE],
    ...[-3, 5],
    ...[NO_SAMPLE, NO_SAMPLE],
    ...[9, 9],
    ...[4, 4],
    ...[NO_SAMPLE, NO_SAMPLE],
  ])
})

test('no spike of one sample is lost at any magnification', () => {
  const samples = new Int16Array(2_000_000)
  samples[1_234_567] = 3000
  const { levels } = pyramidOf(samples)
  for (const samplesPerColumn of [3, 17, 70, 260, 1100, 4200, 20_000]) {
    const columns = 200
    const window = { from: 1_234_567 - samplesPerColumn * 100.5, samplesPerColumn, columns }
    const source = drawFrom(samplesPerColumn, levels.length)
    const out = new Int16Array(2 * columns)
    if (source.kind === 'level') {
      const pairs = levels[source.level] ?? new Int16Array()
      decimatePairs({ pairs, samplesPerPair: samplesPerPair(source.level) }, 0, window, out)
    } else decimateSamples(samples, 0, window, out)
    const found = [...out].indexOf(3000) >> 1
    expect(Math.abs(found - 100)).toBeLessThanOrEqual(1)
  }
})
