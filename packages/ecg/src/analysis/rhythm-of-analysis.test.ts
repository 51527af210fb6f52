import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type {
  SyntheticRhythm,
  SyntheticSpecies,
} from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, it } from 'vitest'
import { analyseEcg } from './analyse-ecg.ts'

const NOISE = { whiteMillivolts: 0.01, wanderMillivolts: 0.05 }

function analysed(
  species: SyntheticSpecies,
  rhythm: SyntheticRhythm,
  seed: number,
  options: { rate?: number; samplesPerSecond?: number } = {},
) {
  const common = { species, rhythm, seed, seconds: 60, noise: NOISE }
  const { signal } = syntheticEcg({ ...common, ...options })
  return analyseEcg(signal, { species }).rhythm
}

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

describe('the rhythm of a recording in which nothing is known beforehand', () => {
  it.each([
    ['dog', 500],
    ['cat', 500],
    ['dog', 250],
    ['cat', 250],
  ] as const)(
    'separates a breathing %s from one that fibrillates, sampled at %i Hz',
    (species, samplesPerSecond) => {
      const marked = { kind: 'sinusArrhythmia', degree: 'marked' } as const
      for (const seed of SEEDS) {
        const breathing = analysed(species, marked, seed, { samplesPerSecond })
        const fibrillating = analysed(species, { kind: 'atrialFibrillation' }, seed, {
          samplesPerSecond,
        })
        expect(breathing.fibrillation.some(({ suspected }) => suspected)).toBe(false)
        expect(breathing.sinus).toBe('yes')
        expect(fibrillating.fibrillation.some(({ suspected }) => suspected)).toBe(true)
        expect(fibrillating.sinus).toBe('no')
      }
    },
  )

  it.each([
    ['mobitzII', 'secondDegreeMobitzII'],
    ['twoToOneBlock', 'secondDegreeTwoToOne'],
    ['thirdDegreeBlock', 'thirdDegreeBlock'],
    ['firstDegreeBlock', 'firstDegreeBlock'],
  ] as const)('names %s in dogs and cats', (kind, rule) => {
    for (const species of ['dog', 'cat'] as const) {
      expect(analysed(species, { kind }, 5).findings.map((each) => each.rule)).toContain(rule)
    }
  })

  it('claims no other block where PR grows so much that its P waves are not recognised', () => {
    for (const species of ['dog', 'cat'] as const) {
      const rules = analysed(species, { kind: 'mobitzI' }, 5).findings.map(({ rule }) => rule)
      expect(rules).not.toContain('secondDegreeTwoToOne')
      expect(rules).not.toContain('secondDegreeAdvanced')
      expect(rules).not.toContain('thirdDegreeBlock')
      expect(rules).not.toContain('atrialFibrillationSuspected')
    }
  })

  it('does not deny a sinus rhythm whose P waves are hidden in the T', () => {
    for (const rate of [300, 350, 400]) {
      const { sinus, pForEveryQrs } = analysed('dog', { kind: 'sinus' }, rate, { rate })
      expect({ sinus, pForEveryQrs }).not.toMatchObject({ sinus: 'no' })
      expect(pForEveryQrs).not.toBe('no')
    }
  })

  it('does not take a pause for a sinus arrhythmia', () => {
    const rules = analysed('dog', { kind: 'sinusPause', seconds: 3 }, 5).findings.map((f) => f.rule)
    expect(rules).toEqual(['sinusRhythm', 'pause'])
  })
})
