import type {
  SyntheticEcg,
  SyntheticRhythm,
  SyntheticSpecies,
} from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, it } from 'vitest'
import type { BeatPWave } from '../waves/wave.ts'
import type { FibrillationWindow } from './atrial-fibrillation.ts'
import { describeSynthetic } from './testing/describe-synthetic.ts'

const SEEDS = Array.from({ length: 100 }, (_, index) => index + 1)
const SPECIES: readonly SyntheticSpecies[] = ['dog', 'cat', 'rabbit', 'human']
const NOISE = { whiteMillivolts: 0.02, wanderMillivolts: 0.15, humMillivolts: 0.01 }

/** The worst case for a healthy dog: its P waves were not recognised. */
function noneFound({ truth }: SyntheticEcg): BeatPWave[] {
  return truth.beats.map(({ sample }) => ({
    beatSample: sample,
    verdict: 'absent',
    prSeconds: undefined,
    correlation: 0,
    heightMillivolts: undefined,
  }))
}

function windowsOf(species: SyntheticSpecies, rhythm: SyntheticRhythm): FibrillationWindow[] {
  const common = { species, rhythm, seconds: 100, samplesPerSecond: 250, noise: NOISE }
  return SEEDS.flatMap(
    (seed) => describeSynthetic({ ...common, seed }, noneFound).rhythm.fibrillation,
  )
}

function suspectedShare(windows: readonly FibrillationWindow[]): number {
  return windows.filter(({ suspected }) => suspected).length / windows.length
}

describe('atrial fibrillation', () => {
  it.each(
    SPECIES.flatMap((species) =>
      [
        { kind: 'sinusArrhythmia', degree: 'marked' } as const,
        { kind: 'sinusArrhythmia', degree: 'little' } as const,
        { kind: 'wanderingPacemaker' } as const,
        { kind: 'mobitzI' } as const,
      ].map((rhythm) => ({ species, rhythm })),
    ),
  )(
    'is suspected in none of a hundred $species hearts with $rhythm.kind, even where no P was recognised',
    ({ species, rhythm }) => {
      const windows = windowsOf(species, rhythm)
      expect(windows.length).toBeGreaterThan(100)
      expect(suspectedShare(windows)).toBe(0)
    },
  )

  it.each(SPECIES)('is found in nine of ten windows of a %s that has it', (species) => {
    const windows = windowsOf(species, { kind: 'atrialFibrillation' })
    expect(windows.length).toBeGreaterThan(100)
    expect(suspectedShare(windows)).toBeGreaterThan(0.9)
  })

  it('is not suspected from the intervals alone: P waves at a constant place contradict', () => {
    const common = { species: 'dog', seed: 3, seconds: 100 } as const
    const rhythm = { kind: 'sinus', variation: 0.2 } as const
    for (const pWavesOf of [undefined, noneFound]) {
      const { fibrillation } = describeSynthetic({ ...common, rhythm }, pWavesOf).rhythm
      expect(fibrillation.every((window) => window.turningPointRatio > 0.5)).toBe(true)
      expect(fibrillation.some(({ suspected }) => suspected)).toBe(false)
    }
  })

  it('is not suspected where noise hides the P waves', () => {
    const rhythm = { kind: 'sinus', variation: 0.2 } as const
    const noise = { whiteMillivolts: 0.4 }
    const unreadable = (ecg: SyntheticEcg) =>
      noneFound(ecg).map((p): BeatPWave => ({ ...p, verdict: 'unreadable' }))
    const { fibrillation } = describeSynthetic(
      { species: 'dog', seed: 3, seconds: 100, rhythm, noise },
      unreadable,
    ).rhythm
    expect(fibrillation.length).toBeGreaterThan(0)
    expect(fibrillation.some(({ suspected }) => suspected)).toBe(false)
  })

  it('is placed where it begins and ends in a longer recording', () => {
    const { rhythm } = describeSynthetic({
      species: 'dog',
      seed: 6,
      seconds: 600,
      rate: 150,
      rhythm: { kind: 'sinus' },
      episodes: [
        { fromSeconds: 200, rhythm: { kind: 'atrialFibrillation' } },
        { fromSeconds: 400, rhythm: { kind: 'sinus' } },
      ],
    })
    const [finding] = rhythm.findings.filter(({ rule }) => rule === 'atrialFibrillationSuspected')
    expect(finding?.places).toHaveLength(1)
    expect(finding?.places[0]?.from).toBeGreaterThan(180 * 500)
    expect(finding?.places[0]?.to).toBeLessThan(425 * 500)
  })
})
