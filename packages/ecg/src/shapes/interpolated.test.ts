import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import { expect, test } from 'vitest'
import { analyseEcg } from '../analysis/analyse-ecg.ts'

/** Counts true ventricular beats, those found, and other beats that are taken for ventricular ones. */
function ventricular(options: SyntheticEcgOptions) {
  const { signal, truth } = syntheticEcg(options)
  const { beats } = analyseEcg(signal, { species: options.species })
  const near = 0.05 * signal.samplesPerSecond
  const isV = (sample: number) =>
    beats.some((beat) => beat.label === 'V' && Math.abs(beat.sample - sample) <= near)
  const real = truth.beats.filter(({ label }) => label === 'V')
  const others = truth.beats.filter(({ label }) => label !== 'V')
  return {
    real: real.length,
    found: real.filter(({ sample }) => isV(sample)).length,
    wrong: others.filter(({ sample }) => isV(sample)).length,
  }
}

const noise = { whiteMillivolts: 0.01 }

test.each([
  ['dog', 110],
  ['dog', 160],
  ['cat', 150],
  ['cat', 190],
  ['rabbit', 180],
] as const)(
  'the sinus beat on the T wave of an interpolated ventricular beat of a %s at %i/min is not ventricular',
  (species, rate) => {
    const rhythm = { kind: 'ventricularPremature', pattern: 'interpolated' } as const
    const { real, found, wrong } = ventricular({
      ...{ species, rate, rhythm, noise, seed: 11, seconds: 20 },
    })
    expect(real).toBeGreaterThan(3)
    expect({ found, wrong }).toEqual({ found: real, wrong: 0 })
  },
)

test.each([
  ['dog', 160],
  ['cat', 190],
  ['rabbit', 200],
] as const)('both beats of a couplet of a %s at %i/min are ventricular', (species, rate) => {
  const rhythm = { kind: 'ventricularPremature', pattern: 'couplet' } as const
  const { real, found, wrong } = ventricular({
    ...{ species, rate, rhythm, noise, seed: 11, seconds: 20 },
  })
  expect({ found, wrong }).toEqual({ found: real, wrong: 0 })
})

test.each([
  ['dog', 110, 50],
  ['dog', 220, 50],
  ['cat', 300, 50],
  ['cat', 190, 60],
] as const)(
  'hum in the ECG of a %s at %i/min makes no beat ventricular',
  (species, rate, humHz) => {
    for (const samplesPerSecond of [200, 500, 1000]) {
      const hum = { ...noise, humMillivolts: 0.2, humHz }
      const { real, wrong } = ventricular({
        ...{ species, rate, noise: hum, seed: 11, seconds: 20, samplesPerSecond },
      })
      expect({ real, wrong }, `${samplesPerSecond} Hz`).toEqual({ real: 0, wrong: 0 })
    }
  },
)
