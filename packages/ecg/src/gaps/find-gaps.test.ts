import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type { SyntheticLoss } from '@systole/fixtures/ecg-signal/synthetic-options'
import { expect, test } from 'vitest'
import { type EcgSignal, NO_SAMPLE } from '../signal/ecg-signal.ts'
import { findGaps } from './find-gaps.ts'

const MINUTE = { species: 'dog', seed: 3, seconds: 60 } as const
const NOISY = { whiteMillivolts: 0.01 }

const LOSSES: readonly (SyntheticLoss & { name: string })[] = [
  { name: 'the last value stays', cause: 'constant', level: 'last', atSeconds: 10, seconds: 0.3 },
  {
    name: 'the last value stays for 80 ms',
    cause: 'constant',
    level: 'last',
    atSeconds: 10.2,
    seconds: 0.08,
  },
  { name: 'zeros', cause: 'constant', level: 'zero', atSeconds: 20, seconds: 2 },
  {
    name: 'the rail of the converter',
    cause: 'constant',
    level: 'rail',
    atSeconds: 30,
    seconds: 0.5,
  },
  { name: 'a repeated packet of 200 ms', cause: 'repeated', atSeconds: 40, seconds: 0.2 },
  { name: 'a repeated block of two seconds', cause: 'repeated', atSeconds: 40, seconds: 2 },
  { name: 'missing samples', cause: 'stated', atSeconds: 50, seconds: 1 },
]

test.each(LOSSES)('$name is a gap', (loss) => {
  for (const samplesPerSecond of [128, 300, 500, 1000]) {
    const { signal, truth } = syntheticEcg({
      ...MINUTE,
      samplesPerSecond,
      noise: NOISY,
      losses: [loss],
    })
    const [gap, ...others] = findGaps(signal)
    expect(others).toEqual([])
    expect(gap?.cause).toBe(loss.cause)
    // A neighbouring sample may have the value by chance.
    expect(Math.abs((gap?.from ?? 0) - (truth.gaps[0]?.from ?? -99))).toBeLessThanOrEqual(2)
    expect(Math.abs((gap?.to ?? 0) - (truth.gaps[0]?.to ?? -99))).toBeLessThanOrEqual(2)
  }
})

test('one value for less than 80 ms is no gap', () => {
  const losses = [{ cause: 'constant', level: 'zero', atSeconds: 20, seconds: 0.07 }] as const
  expect(findGaps(syntheticEcg({ ...MINUTE, noise: NOISY, losses }).signal)).toEqual([])
})

test('a gap that the file states comes first, and is cut at the end of the recording', () => {
  const losses = [{ cause: 'constant', level: 'zero', atSeconds: 20, seconds: 2 }] as const
  const { signal } = syntheticEcg({ ...MINUTE, noise: NOISY, losses })
  const stated = [
    { from: 10_500, to: 12_000 },
    { from: 29_000, to: 99_000 },
  ]
  expect(findGaps(signal, { stated })).toEqual([
    { from: 10_000, to: 10_500, cause: 'constant' },
    { from: 10_500, to: 12_000, cause: 'stated' },
    { from: 29_000, to: 30_000, cause: 'stated' },
  ])
})

test('a lead that is lost while another carries a signal is no gap', () => {
  const { signal } = syntheticEcg({ ...MINUTE, leads: 6, noise: NOISY })
  signal.leads[0]?.samples.fill(0, 5000, 9000)
  expect(findGaps(signal)).toEqual([])
  signal.leads[1]?.samples.fill(0, 6000, 8000)
  expect(findGaps(signal)).toEqual([{ from: 6000, to: 8000, cause: 'constant' }])
})

test('an electrode that is off throughout is one gap', () => {
  const { signal } = syntheticEcg(MINUTE)
  signal.leads[0]?.samples.fill(512)
  expect(findGaps(signal)).toEqual([{ from: 0, to: 30_000, cause: 'constant' }])
  signal.leads[0]?.samples.fill(NO_SAMPLE)
  expect(findGaps(signal)).toEqual([{ from: 0, to: 30_000, cause: 'stated' }])
})

test.each([60, 90, 120, 180, 240])(
  'a simulated strip at %s/min without noise has no gaps between its waves',
  (rate) => {
    for (const samplesPerSecond of [128, 300, 500]) {
      const { signal } = syntheticEcg({
        species: 'cat',
        seed: 1,
        seconds: 10,
        rate,
        samplesPerSecond,
        noise: {},
      })
      expect(findGaps(signal)).toEqual([])
    }
  },
)

test('a recorder of low resolution, of which the baseline stays at a value by itself, has no gaps', () => {
  for (const seed of [1, 2, 3, 4]) {
    const noise = { whiteMillivolts: 0.004, wanderMillivolts: 0.2 }
    const { signal } = syntheticEcg({ ...MINUTE, seed, countsPerMillivolt: 40, noise })
    expect(findGaps(signal)).toEqual([])
  }
})

test('mains hum, which repeats itself every 20 ms, is no gap', () => {
  expect(
    findGaps(syntheticEcg({ ...MINUTE, noise: { ...NOISY, humMillivolts: 0.2 } }).signal),
  ).toEqual([])
})

test('a simulator that plays the same second again and again has no gaps', () => {
  const { signal } = syntheticEcg({ ...MINUTE, noise: NOISY })
  const samples = signal.leads[0]?.samples ?? new Int16Array()
  for (let from = 500; from < samples.length; from += 500) samples.copyWithin(from, 0, 500)
  expect(findGaps(signal)).toEqual([])
})

test('a recording without samples has no gaps', () => {
  const empty: EcgSignal = {
    samplesPerSecond: 500,
    sampleCount: 0,
    leads: [{ name: 'II', countsPerMillivolt: 1000, baseline: 0, samples: new Int16Array() }],
  }
  expect(findGaps(empty)).toEqual([])
  expect(findGaps({ ...empty, leads: [] })).toEqual([])
})

test('a pure tone for half an hour is read in a second, whatever its period', () => {
  for (const period of [8.333, 10, 50, 61, 333]) {
    const samples = Int16Array.from({ length: 900_000 }, (_, index) =>
      Math.round(300 * Math.sin((2 * Math.PI * index) / period)),
    )
    const lead = { name: 'II', countsPerMillivolt: 1000, baseline: 0, samples }
    const signal = { samplesPerSecond: 500, sampleCount: samples.length, leads: [lead] }
    const before = process.cpuUsage()
    expect(findGaps(signal)).toEqual([])
    expect(process.cpuUsage(before).user / 1e6).toBeLessThan(1)
  }
})
