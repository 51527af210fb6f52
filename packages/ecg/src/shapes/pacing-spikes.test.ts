import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type {
  SyntheticRhythm,
  SyntheticSpecies,
} from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, it } from 'vitest'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import { labelBeats } from './label-beats.ts'

const NOISE = { whiteMillivolts: 0.01, wanderMillivolts: 0.05 }
const SEEDS = Array.from({ length: 15 }, (_, seed) => seed + 1)

/** Returns the share of paced beats among the true beats of a recording. */
function pacedShare(
  species: SyntheticSpecies,
  kind: 'sinus' | 'atrialFibrillation' | 'paced',
  samplesPerSecond: number,
  seed: number,
): number {
  const rhythm: SyntheticRhythm = { kind }
  const { signal, truth } = syntheticEcg({
    ...{ species, rhythm, samplesPerSecond, seed },
    ...{ seconds: 40, noise: NOISE },
  })
  const { beats } = labelBeats(
    signal,
    truth.beats.map(({ sample }) => Math.round(sample)),
    { profile: SPECIES_PROFILES[species], gaps: truth.gaps },
  )
  return beats.filter(({ label }) => label === 'P').length / beats.length
}

describe('pacing spikes', () => {
  it.each([125, 200, 250, 300, 360, 500])(
    'are not found in unpaced cats, dogs and rabbits sampled at %i Hz',
    (samplesPerSecond) => {
      for (const species of ['cat', 'dog', 'rabbit'] as const) {
        for (const kind of ['sinus', 'atrialFibrillation'] as const) {
          const paced = SEEDS.filter(
            (seed) => pacedShare(species, kind, samplesPerSecond, seed) > 0,
          )
          expect({ species, kind, paced }).toEqual({ species, kind, paced: [] })
        }
      }
    },
  )

  it.each([
    ['cat', 300],
    ['rabbit', 300],
    ['cat', 360],
    ['rabbit', 360],
    ['dog', 500],
    ['cat', 500],
    ['rabbit', 500],
    ['dog', 1000],
  ] as const)(
    'are found before most beats of a paced %s sampled at %i Hz',
    (species, samplesPerSecond) => {
      for (const seed of SEEDS.slice(0, 5)) {
        expect(pacedShare(species, 'paced', samplesPerSecond, seed)).toBeGreaterThan(0.5)
      }
    },
  )

  it('are not claimed where a spike looks like a narrow QRS', () => {
    expect(pacedShare('cat', 'paced', 250, 1)).toBe(0)
    expect(pacedShare('rabbit', 'paced', 250, 1)).toBe(0)
  })
})
