import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, test } from 'vitest'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import type { WaveType } from './wave.ts'
import { waveBlocks, wavesOfBeats } from './waves-of-beats.ts'

type Settings = Omit<SyntheticEcgOptions, 'seed' | 'seconds'> & { seconds?: number }

/** Draws a recording and finds its waves from its true beats. */
function analyse(settings: Settings) {
  const ecg = syntheticEcg({ seed: 5, seconds: 40, leads: 6, ...settings })
  const beats = ecg.truth.beats.map((beat) => ({ ...beat, shape: beat.label === 'V' ? 1 : 0 }))
  const options = { profile: SPECIES_PROFILES[settings.species], gaps: ecg.truth.gaps }
  return { ...ecg, beats, options, found: wavesOfBeats(ecg.signal, beats, options) }
}

/** Compares the waves of a type and lead with the drawn ones: how many are found, and the largest error in milliseconds of a part. */
function compare({ found, truth, signal }: ReturnType<typeof analyse>, type: WaveType) {
  const ofType = (wave: { type: WaveType; lead: string }) =>
    wave.type === type && wave.lead === 'II'
  const drawn = truth.waves.filter(ofType)
  const detected = found.waves.filter(ofType)
  const pairs = drawn.flatMap((wave) => {
    const near = detected.find(
      ({ peak }) => Math.abs(peak - wave.peak) < 0.04 * signal.samplesPerSecond,
    )
    return near ? [{ wave, near }] : []
  })
  const worst = (part: 'on' | 'peak' | 'off') =>
    Math.max(...pairs.map(({ wave, near }) => Math.abs(near[part] - wave[part]))) *
    (1000 / signal.samplesPerSecond)
  return {
    drawn: drawn.length,
    detected: detected.length,
    paired: pairs.length,
    on: worst('on'),
    peak: worst('peak'),
    off: worst('off'),
  }
}

const RATES = [
  { species: 'dog', rate: 60 },
  { species: 'dog', rate: 110 },
  { species: 'dog', rate: 220 },
  { species: 'cat', rate: 120 },
  { species: 'cat', rate: 200 },
  { species: 'cat', rate: 280 },
  { species: 'rabbit', rate: 180 },
  { species: 'rabbit', rate: 300 },
  { species: 'rabbit', rate: 350 },
] as const

describe('bounds of drawn beats', () => {
  test.each(RATES)('$species at $rate/min: P, QRS and T within 12 ms', (settings) => {
    const ecg = analyse(settings)
    for (const type of ['P', 'QRS', 'T'] as const) {
      const { drawn, detected, paired, on, peak, off } = compare(ecg, type)
      expect(paired).toBeGreaterThanOrEqual(drawn - 2)
      expect(detected).toBe(paired)
      expect(Math.max(on, peak, off)).toBeLessThanOrEqual(12)
    }
  })

  test.each([
    { title: 'inverted leads', settings: { inverted: ['I', 'II'] } },
    { title: 'bundle branch block', settings: { waves: { bundleBranchBlock: true } } },
    { title: 'negative T', settings: { waves: { tMillivolts: -0.2 } } },
    { title: 'raised ST', settings: { waves: { stMillivolts: 0.15 } } },
    { title: 'noise', settings: { noise: { whiteMillivolts: 0.02 } } },
    { title: 'wander', settings: { noise: { wanderMillivolts: 0.5 } } },
    { title: 'mains hum', settings: { noise: { humMillivolts: 0.05 } } },
    {
      title: 'marked sinus arrhythmia',
      settings: { rhythm: { kind: 'sinusArrhythmia', degree: 'marked' } },
    },
    { title: '128 samples a second', settings: { samplesPerSecond: 128 } },
    { title: '200 samples a second', settings: { samplesPerSecond: 200 } },
    { title: '1000 samples a second', settings: { samplesPerSecond: 1000 } },
  ] as const)('a dog with $title: every wave within 16 ms', ({ settings }) => {
    const ecg = analyse({ species: 'dog', ...settings })
    for (const type of ['P', 'QRS', 'T'] as const) {
      const { drawn, detected, paired, on, peak, off } = compare(ecg, type)
      expect(paired).toBeGreaterThanOrEqual(drawn - 1)
      expect(detected).toBe(paired)
      expect(Math.max(on, peak, off)).toBeLessThanOrEqual(16)
    }
  })
})

describe('P only where one is', () => {
  test.each(['dog', 'cat', 'rabbit'] as const)('%s in atrial fibrillation has no P', (species) => {
    const { found } = analyse({ species, rhythm: { kind: 'atrialFibrillation' } })
    expect(found.waves.filter(({ type }) => type === 'P')).toEqual([])
    expect(found.pWaves.filter(({ verdict }) => verdict === 'present')).toEqual([])
  })

  test.each(['dog', 'cat', 'rabbit'] as const)('%s without P waves has none', (species) => {
    const { found } = analyse({ species, waves: { pMillivolts: 0 } })
    expect(found.waves.filter(({ type }) => type === 'P')).toEqual([])
  })

  test.each(['dog', 'cat', 'rabbit'] as const)(
    '%s: a ventricular premature beat has no P, the others keep theirs',
    (species) => {
      const { found, beats } = analyse({
        species,
        rhythm: { kind: 'ventricularPremature', pattern: 'single' },
      })
      const verdicts = (label: string) =>
        new Set(
          found.pWaves.filter((_, index) => beats[index]?.label === label).map((p) => p.verdict),
        )
      expect(verdicts('V')).toEqual(new Set(['absent']))
      expect(verdicts('N')).toEqual(new Set(['present']))
    },
  )

  test.each(['dog', 'cat', 'rabbit'] as const)(
    '%s with Mobitz I: each P at its own, growing PR',
    (species) => {
      const { found, truth, signal } = analyse({ species, rhythm: { kind: 'mobitzI' } })
      const drawn = truth.waves.filter(({ type, lead }) => type === 'P' && lead === 'II')
      for (const { verdict } of found.pWaves) expect(verdict).toBe('present')
      for (const wave of found.waves.filter(({ type, lead }) => type === 'P' && lead === 'II')) {
        const nearest = Math.min(...drawn.map(({ peak }) => Math.abs(peak - wave.peak)))
        expect(nearest).toBeLessThan(0.006 * signal.samplesPerSecond)
      }
      const pr = found.pWaves.flatMap(({ prSeconds }) => prSeconds ?? [])
      expect(Math.max(...pr)).toBeGreaterThan(1.4 * Math.min(...pr))
    },
  )

  test('each beat has one verdict with the drawn PR', () => {
    const { found, beats, truth, signal } = analyse({ species: 'dog' })
    const drawn = (type: WaveType, before: number) =>
      truth.waves.findLast((wave) => wave.type === type && wave.on < before)?.on ?? 0
    expect(found.pWaves.map(({ beatSample }) => beatSample)).toEqual(
      beats.map(({ sample }) => sample),
    )
    for (const { beatSample, prSeconds, correlation, heightMillivolts } of found.pWaves) {
      const pr = (drawn('QRS', beatSample) - drawn('P', beatSample)) / signal.samplesPerSecond
      expect(Math.abs((prSeconds ?? 0) - pr)).toBeLessThan(0.008)
      expect(correlation).toBeGreaterThan(0.9)
      expect(heightMillivolts).toBeGreaterThan(0.02)
    }
  })

  test('a beat whose P window is in a gap cannot be read', () => {
    const { found, truth, signal } = analyse({
      species: 'dog',
      losses: [{ cause: 'stated', atSeconds: 10, seconds: 1 }],
    })
    const [gap] = truth.gaps
    if (!gap) throw new Error('the drawing has no gap')
    const first = found.pWaves.find(({ beatSample }) => beatSample >= gap.to)
    const after = first && first.beatSample - gap.to < 0.1 * signal.samplesPerSecond
    expect(first?.verdict).toBe(after ? 'unreadable' : 'present')
    for (const { on, off } of found.waves) expect(off < gap.from || on >= gap.to).toBe(true)
  })
})

test('a day is read in blocks that give the same waves', () => {
  const { signal, beats, options, found } = analyse({ species: 'cat', seconds: 200 })
  const blocks = [...waveBlocks(signal, beats, options)]
  expect(blocks.length).toBeGreaterThan(2)
  expect(blocks.flatMap(({ waves }) => waves)).toEqual(found.waves)
})
