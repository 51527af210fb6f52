import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type { SyntheticRhythm } from '@systole/fixtures/ecg-signal/synthetic-options'
import { expect, test } from 'vitest'
import { millivoltsOf } from '../signal/ecg-signal.ts'
import { marchThrough } from './march-through.ts'
import { marchWaves } from './march-waves.ts'
import { peakNear } from './snap-to-wave.ts'

const SECONDS = 8

/** Marches from one P wave to the next through eight seconds, as a person does: both ends are snapped to the peak beside the pointer. */
function marched(rhythm: SyntheticRhythm, seed: number) {
  const noise = { whiteMillivolts: 0.01, wanderMillivolts: 0.05 }
  const { signal, truth } = syntheticEcg({
    ...{ species: 'dog', rhythm, seed, noise, leads: 1 },
    ...{ seconds: SECONDS, samplesPerSecond: 500 },
  })
  const [lead] = signal.leads
  if (!lead) throw new Error('no lead')
  const { samplesPerSecond, sampleCount } = signal
  const stretch = { from: 0, to: sampleCount }
  const drawn = { from: 0, samplesPerSecond, millivolts: millivoltsOf(lead, stretch) }
  const peaks = truth.waves.filter(({ type }) => type === 'P').map(({ peak }) => peak)
  const snapped = [peaks[3], peaks[4]].map((peak = 0) => peakNear(peak + 6, 12, drawn) ?? peak)
  const between = [snapped[0] ?? 0, snapped[1] ?? 0] as const
  const beats = truth.beats.map(({ sample }) => sample)
  const march = marchThrough(between, beats, stretch)
  if (!march) throw new Error('no march')
  return { peaks, samplesPerSecond, snapped, ...marchWaves(march, between, drawn, beats) }
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8]

test.each(SEEDS)('a caliper end beside a P wave moves to its peak (%i)', (seed) => {
  const { peaks, snapped, samplesPerSecond } = marched({ kind: 'thirdDegreeBlock' }, seed)
  for (const [place, at] of snapped.entries()) {
    expect(Math.abs(at - (peaks[3 + place] ?? 0))).toBeLessThan(0.01 * samplesPerSecond)
  }
})

test.each(SEEDS)(
  'P waves are found at the steps in 2:1 block, each QRS at one distance (%i)',
  (seed) => {
    const { steps, drift, toR, samplesPerSecond } = marched({ kind: 'twoToOneBlock' }, seed)
    const found = steps.filter(({ wave }) => wave !== undefined).length
    expect(found / steps.length).toBeGreaterThan(0.7)
    expect(Math.abs(drift ?? Number.NaN) / samplesPerSecond).toBeLessThanOrEqual(0.06)
    expect(((toR?.most ?? 0) - (toR?.least ?? 0)) / samplesPerSecond).toBeLessThan(0.04)
  },
)

test.each(SEEDS)(
  'in third-degree block the distance to the QRS is another one each time (%i)',
  (seed) => {
    const { toR, samplesPerSecond } = marched({ kind: 'thirdDegreeBlock' }, seed)
    expect(((toR?.most ?? 0) - (toR?.least ?? 0)) / samplesPerSecond).toBeGreaterThan(0.1)
  },
)

test('no wave is found where the line is flat or lost', () => {
  const march = { steps: [100, 200, 300], stepSamples: 100 }
  for (const value of [0, Number.NaN]) {
    const lead = { from: 0, samplesPerSecond: 500, millivolts: new Float32Array(400).fill(value) }
    expect(marchWaves(march, [100, 200], lead, [150])).toMatchObject({
      ...{ drift: undefined, toR: undefined },
      steps: march.steps.map((step) => ({ step, wave: undefined })),
    })
    expect(peakNear(200, 20, lead)).toBeUndefined()
  }
})
