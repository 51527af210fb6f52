import type {
  SyntheticRhythm,
  SyntheticSpecies,
} from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, it } from 'vitest'
import type { Regularity } from './regularity.ts'
import type { RhythmRule } from './rhythm-finding.ts'
import type { YesNo } from './sinus.ts'
import { describeSynthetic } from './testing/describe-synthetic.ts'

type Expected = { regularity: Regularity; sinus: YesNo; rules: readonly RhythmRule[] }

const NOISE = { whiteMillivolts: 0.01, wanderMillivolts: 0.1 }

const RHYTHMS: readonly (readonly [SyntheticRhythm, Expected])[] = [
  [{ kind: 'sinus' }, { regularity: 'regular', sinus: 'yes', rules: ['sinusRhythm'] }],
  [
    { kind: 'sinusArrhythmia', degree: 'marked' },
    { regularity: 'regularlyIrregular', sinus: 'yes', rules: ['sinusRhythm', 'sinusArrhythmia'] },
  ],
  [
    { kind: 'wanderingPacemaker' },
    {
      regularity: 'regularlyIrregular',
      sinus: 'yes',
      rules: ['sinusRhythm', 'sinusArrhythmia', 'wanderingPacemaker'],
    },
  ],
  [
    { kind: 'atrialFibrillation' },
    { regularity: 'irregular', sinus: 'no', rules: ['atrialFibrillationSuspected'] },
  ],
  [
    { kind: 'ventricularPremature', pattern: 'single' },
    { regularity: 'regular', sinus: 'yes', rules: ['sinusRhythm', 'ventricularPremature'] },
  ],
  [
    { kind: 'ventricularPremature', pattern: 'couplet' },
    {
      regularity: 'regular',
      sinus: 'yes',
      rules: ['sinusRhythm', 'ventricularPremature', 'ventricularCouplet'],
    },
  ],
  [
    { kind: 'ventricularPremature', pattern: 'bigeminy' },
    {
      regularity: 'regularlyIrregular',
      sinus: 'yes',
      rules: ['sinusRhythm', 'ventricularPremature', 'regularEctopy'],
    },
  ],
  [
    { kind: 'atrialPremature' },
    { regularity: 'regular', sinus: 'yes', rules: ['sinusRhythm', 'atrialPremature'] },
  ],
  [
    { kind: 'supraventricularTachycardia' },
    {
      regularity: 'regular',
      sinus: 'yes',
      rules: ['sinusRhythm', 'atrialPremature', 'supraventricularTachycardia'],
    },
  ],
  [
    { kind: 'firstDegreeBlock' },
    { regularity: 'regular', sinus: 'yes', rules: ['sinusRhythm', 'firstDegreeBlock'] },
  ],
  [
    { kind: 'mobitzI' },
    {
      regularity: 'regularlyIrregular',
      sinus: 'yes',
      rules: ['sinusRhythm', 'secondDegreeMobitzI'],
    },
  ],
  [
    { kind: 'mobitzII' },
    {
      regularity: 'regularlyIrregular',
      sinus: 'yes',
      rules: ['sinusRhythm', 'secondDegreeMobitzII', 'pause'],
    },
  ],
  [
    { kind: 'twoToOneBlock' },
    { regularity: 'regular', sinus: 'yes', rules: ['sinusRhythm', 'secondDegreeTwoToOne'] },
  ],
  [
    { kind: 'thirdDegreeBlock' },
    {
      regularity: 'regular',
      sinus: 'no',
      rules: ['thirdDegreeBlock', 'escapeBeats', 'escapeRhythm'],
    },
  ],
  [
    { kind: 'sinusPause', seconds: 3, withEscape: true },
    { regularity: 'regular', sinus: 'yes', rules: ['sinusRhythm', 'escapeBeats', 'pause'] },
  ],
  [{ kind: 'paced' }, { regularity: 'regular', sinus: 'no', rules: ['pacedRhythm'] }],
]

const SPECIES: readonly SyntheticSpecies[] = ['dog', 'cat', 'human']

describe.each(SPECIES)('the rhythm of a %s', (species) => {
  it.each(RHYTHMS)('is described from its beats and P waves: $kind', (rhythm, expected) => {
    const { rhythm: described } = describeSynthetic({
      species,
      rhythm,
      seed: 5,
      seconds: 60,
      noise: NOISE,
    })
    expect({
      regularity: described.regularity.regularity,
      sinus: described.sinus,
      rules: described.findings.map(({ rule }) => rule),
    }).toEqual(expected)
  })
})

describe('the evidence', () => {
  it('gives the rate of a ventricular run and separates tachycardia from an idioventricular rhythm', () => {
    const rhythm = { kind: 'ventricularPremature', pattern: 'run', runLength: 6 } as const
    const rulesAt = (rate: number) =>
      describeSynthetic({ species: 'dog', rhythm, rate, seed: 2, seconds: 60 }).rhythm.findings
    expect(rulesAt(120)).toContainEqual(
      expect.objectContaining({
        rule: 'ventricularTachycardia',
        figures: expect.objectContaining({ longestBeats: 6 }),
      }),
    )
    expect(rulesAt(70).map(({ rule }) => rule)).toContain('idioventricularRhythm')
    // Ventricular beats in a run come twice as fast as sinus beats.
    const runs = rulesAt(120).flatMap((each) =>
      each.rule === 'ventricularTachycardia' ? [each.figures] : [],
    )
    expect(runs[0]?.slowestRate).toBeGreaterThan(225)
    expect(runs[0]?.fastestRate).toBeLessThan(255)
  })

  it('names PR, its limit and the beats of a first-degree block', () => {
    const rhythm = { kind: 'firstDegreeBlock' } as const
    const { findings } = describeSynthetic({ species: 'dog', rhythm, seed: 1, seconds: 20 }).rhythm
    const [block] = findings.filter(({ rule }) => rule === 'firstDegreeBlock')
    expect(block?.figures).toMatchObject({ limitSeconds: 0.13, beats: expect.any(Number) })
    expect(block?.figures).toMatchObject({ medianPrSeconds: expect.closeTo(0.17, 2) })
    expect(block?.places.length).toBeGreaterThan(20)
  })

  it.each(['mobitzI', 'mobitzII', 'twoToOneBlock'] as const)(
    'finds the P waves of %s that have no QRS, to a hundredth of a second',
    (kind) => {
      const { ecg, rhythm } = describeSynthetic({
        species: 'dog',
        rhythm: { kind },
        seed: 9,
        seconds: 60,
        noise: NOISE,
      })
      const { unconductedP } = ecg.truth
      const hit = rhythm.unconductedP.filter((at) =>
        unconductedP.some((peak) => Math.abs(peak - at) <= 5),
      )
      expect(hit).toEqual(rhythm.unconductedP)
      expect(hit.length).toBeGreaterThanOrEqual(unconductedP.length - 2)
    },
  )

  it('finds no P wave without a QRS where every one is conducted', () => {
    for (let seed = 1; seed <= 30; seed += 1) {
      const rhythm = { kind: 'sinusArrhythmia', degree: seed % 2 ? 'marked' : 'little' } as const
      const noise = { whiteMillivolts: 0.03, wanderMillivolts: 0.2, humMillivolts: 0.02 }
      for (const species of SPECIES) {
        const { unconductedP } = describeSynthetic({
          species,
          rhythm,
          seed,
          seconds: 60,
          noise,
        }).rhythm
        expect({ species, seed, unconductedP }).toEqual({ species, seed, unconductedP: [] })
      }
    }
  })

  it('says that there are too few beats where a short strip is irregular without P', () => {
    const rhythm = { kind: 'atrialFibrillation' } as const
    const described = describeSynthetic({ species: 'dog', rhythm, seed: 4, seconds: 10 }).rhythm
    expect(described.findings).toEqual([
      {
        rule: 'tooFewBeatsForFibrillation',
        figures: { intervals: expect.any(Number), needed: 30 },
        places: [],
      },
    ])
    expect(described.fibrillation).toEqual([])
  })
})

const RATES = [60, 100, 150, 200, 250, 300, 350, 400]

describe('strips of 10 s', () => {
  it.each(
    (['dog', 'cat', 'rabbit'] as const).flatMap((species) =>
      RATES.map((rate) => [species, rate] as const),
    ),
  )('of a %s at %i beats a minute print that rate and a regular sinus rhythm', (species, rate) => {
    const { rhythm } = describeSynthetic({ species, rate, seed: rate, seconds: 10 })
    expect(rhythm.rates.printed?.perMinute).toBeGreaterThan(rate * 0.98)
    expect(rhythm.rates.printed?.perMinute).toBeLessThan(rate * 1.02)
    expect(rhythm.regularity.regularity).toBe('regular')
    expect(rhythm.sinus).toBe('yes')
    expect(rhythm.unconductedP).toEqual([])
  })

  it.each(['noBeats', 'paced'] as const)('without a sinus beat are described too: %s', (kind) => {
    const { rhythm } = describeSynthetic({ species: 'dog', rhythm: { kind }, seed: 1, seconds: 10 })
    expect(rhythm.sinus).not.toBe('yes')
    expect(rhythm.rates.printed?.basis).toBe(kind === 'paced' ? 'P' : undefined)
  })
})
