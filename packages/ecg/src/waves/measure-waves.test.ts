import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type {
  SyntheticEcgOptions,
  SyntheticSpecies,
} from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, test } from 'vitest'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import { type MeasuredValue, measureWaves } from './measure-waves.ts'
import { medianBeats } from './median-beat.ts'

type Settings = Omit<SyntheticEcgOptions, 'seed' | 'seconds'> & { seed?: number; seconds?: number }

function measure(settings: Settings) {
  const ecg = syntheticEcg({ seed: 3, seconds: 30, leads: 6, ...settings })
  const profile = SPECIES_PROFILES[settings.species]
  const beats = ecg.truth.beats.map((beat) => ({ ...beat, shape: beat.label === 'V' ? 1 : 0 }))
  const median = medianBeats(ecg.signal, beats, { profile, gaps: ecg.truth.gaps })
  if (!median) throw new Error('no median beat')
  return { ...ecg, profile, median, measured: measureWaves(median, profile) }
}

/** Returns the drawn intervals of the sixth beat in seconds. */
function drawnIntervals({ truth, signal }: ReturnType<typeof measure>) {
  const waves = (type: string) =>
    truth.waves.filter((wave) => wave.type === type && wave.lead === 'II')
  const qrs = waves('QRS')[5]
  const p = waves('P').findLast(({ on }) => on < (qrs?.on ?? 0))
  const t = waves('T').find(({ on }) => on > (qrs?.on ?? 0))
  if (!qrs || !p || !t) throw new Error('the drawing is too short')
  const seconds = (from: number, to: number) => (to - from) / signal.samplesPerSecond
  return {
    pDurationSeconds: seconds(p.on, p.off),
    prSeconds: seconds(p.on, qrs.on),
    qrsDurationSeconds: seconds(qrs.on, qrs.off),
    qtSeconds: seconds(qrs.on, t.off),
  }
}

describe('the stated uncertainty', () => {
  test('two uncertainties hold the drawn value in 90–98 % of runs', () => {
    const scale = { dog: [1, 1], cat: [0.75, 0.5], rabbit: [0.65, 0.3] } as const
    let state = 1
    const between = (low: number, high: number): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return low + ((high - low) * state) / 2 ** 32
    }
    let inside = 0
    let all = 0
    for (let run = 0; run < 60; run += 1) {
      const species = (['dog', 'cat', 'rabbit'] as const)[run % 3] ?? 'dog'
      const [time, height] = scale[species]
      const noise = { whiteMillivolts: height * between(0.01, 0.04), wanderMillivolts: 0.1 }
      const waves = {
        pMillivolts: height * between(0.15, 0.3),
        pSeconds: time * between(0.034, 0.05),
        prSeconds: time * between(0.085, 0.12),
        qrsSeconds: time * between(0.04, 0.06),
        rMillivolts: height * between(1, 2),
        tMillivolts: height * between(0.2, 0.4),
        qtSeconds: time * between(0.18, 0.22),
      }
      const result = measure({ species, seed: 200 + run, waves, noise })
      for (const [name, drawn] of Object.entries(drawnIntervals(result))) {
        const value = result.measured.overall[name as 'qtSeconds']
        all += 1
        if (value && Math.abs(value.value - drawn) <= 2 * value.uncertaintySD) inside += 1
      }
    }
    expect(all).toBe(240)
    expect(inside / all).toBeGreaterThanOrEqual(0.9)
    expect(inside / all).toBeLessThanOrEqual(0.98)
  })

  test('more noise states more uncertainty, and the same recording the same', () => {
    const qt = (whiteMillivolts: number): MeasuredValue | undefined =>
      measure({ species: 'dog', noise: { whiteMillivolts } }).measured.overall.qtSeconds
    expect(qt(0.06)?.uncertaintySD).toBeGreaterThan(1.5 * (qt(0.005)?.uncertaintySD ?? 0))
    expect(qt(0.06)).toEqual(qt(0.06))
  })

  test('a value names the sample it is read to and the beats it is taken from', () => {
    const { measured, median } = measure({ species: 'cat', samplesPerSecond: 128 })
    expect(median.stepSeconds).toBeCloseTo(1 / 512, 6)
    expect(measured.overall.prSeconds?.resolution).toBeCloseTo(1 / 128, 6)
    expect(measured.overall.prSeconds?.n).toBe(median.beatSamples.length)
    expect(median.beatSamples.length).toBeGreaterThanOrEqual(20)
  })
})

describe('values', () => {
  const HEIGHTS: readonly { species: SyntheticSpecies; r: number; p: number; t: number }[] = [
    { species: 'dog', r: 1.5, p: 0.22, t: 0.3 },
    { species: 'cat', r: 0.6, p: 0.14, t: 0.16 },
    { species: 'rabbit', r: 0.28, p: 0.08, t: 0.1 },
  ]
  test.each(HEIGHTS)('$species: heights in lead II within 5 %', ({ species, r, p, t }) => {
    const values = measure({ species }).measured.leads[1]?.values
    // The axis of lead II is 60°: R points to 62°, P at 55°, T at 50°.
    expect((values?.rMillivolts?.value ?? 0) / r).toBeCloseTo(1, 1)
    expect((values?.pHeightMillivolts?.value ?? 0) / p).toBeCloseTo(1, 1)
    expect((values?.tHeightMillivolts?.value ?? 0) / t).toBeCloseTo(1, 1)
    expect(values?.qMillivolts?.value).toBeLessThan(-0.05 * r)
    expect(values?.sMillivolts?.value).toBeLessThan(-0.1 * r)
  })

  test('the axes of P and QRS follow the drawn ones', () => {
    const { overall } = measure({ species: 'dog' }).measured
    expect(Math.abs((overall.qrsAxisDegrees?.value ?? 0) - 62)).toBeLessThan(5)
    expect(Math.abs((overall.pAxisDegrees?.value ?? 0) - 55)).toBeLessThan(5)
  })

  test('one lead has no axis', () => {
    const { overall } = measure({ species: 'dog', leads: 1 }).measured
    expect(overall.qrsAxisDegrees).toBeUndefined()
    expect(overall.qrsDurationSeconds).toBeDefined()
  })

  test('a raised ST is read after J', () => {
    const st = (stMillivolts: number) =>
      measure({ species: 'dog', waves: { stMillivolts } }).measured.leads[1]?.values.stMillivolts
    expect(Math.abs(st(0)?.value ?? 1)).toBeLessThan(0.02)
    expect(st(0.2)?.value).toBeGreaterThan(0.15)
  })

  test('QTc of a dog is Van de Water’s, a cat has none', () => {
    const { measured, truth, signal } = measure({ species: 'dog', rate: 120 })
    const qt = measured.overall.qtSeconds?.value ?? 0
    const qtc = measured.overall.qtcSeconds?.value ?? 0
    expect(truth.beats.length / (signal.sampleCount / signal.samplesPerSecond)).toBeCloseTo(2, 0)
    expect(qtc - qt).toBeCloseTo(0.087 * (1 - 0.5), 2)
    expect(measured.qtCorrection).toBe('vanDeWater')
    expect(measure({ species: 'cat' }).measured.overall.qtcSeconds).toBeUndefined()
  })

  test('a P that is not repeated has no height, no duration and no PR', () => {
    const { measured, median } = measure({ species: 'dog', rhythm: { kind: 'atrialFibrillation' } })
    expect(median.isPRepeated).toBe(false)
    expect(measured.overall.prSeconds).toBeUndefined()
    expect(measured.overall.pDurationSeconds).toBeUndefined()
    expect(measured.leads[1]?.values.pHeightMillivolts).toBeUndefined()
    expect(measured.overall.qtSeconds).toBeDefined()
  })

  test('bounds that a person has moved are the ones that are measured', () => {
    const { median, profile, measured } = measure({ species: 'dog' })
    const own = measureWaves(median, profile, (found) => ({
      ...found,
      overall: { ...found.overall, qrsOff: found.overall.qrsOff + 5 },
    }))
    const automatic = measured.overall.qrsDurationSeconds?.value ?? 0
    expect(own.overall.qrsDurationSeconds?.value).toBeCloseTo(automatic + 0.01, 6)
  })
})

describe('the median beat', () => {
  test('premature beats and gaps are no part of it', () => {
    const { median, truth } = measure({
      species: 'dog',
      rhythm: { kind: 'ventricularPremature', pattern: 'single' },
      losses: [{ cause: 'stated', atSeconds: 5, seconds: 2 }],
    })
    const labels = new Map(truth.beats.map(({ sample, label }) => [sample, label]))
    for (const sample of median.beatSamples) {
      expect(labels.get(sample)).toBe('N')
      for (const gap of truth.gaps) expect(sample < gap.from || sample >= gap.to).toBe(true)
    }
  })

  test('the noise is taken from the quietest stretch', () => {
    const bursts = [{ atSeconds: 0, seconds: 70, millivolts: 0.2 }]
    const { median, signal } = measure({ species: 'dog', seconds: 120, noise: { bursts } })
    expect(median.takenFrom.from).toBeGreaterThanOrEqual(50 * signal.samplesPerSecond)
  })

  test('fewer than four beats have none', () => {
    const { signal, truth } = syntheticEcg({ species: 'dog', seed: 1, seconds: 30 })
    const beats = truth.beats.slice(0, 3).map((beat) => ({ ...beat, shape: 0 }))
    const options = { profile: SPECIES_PROFILES.dog, gaps: [] }
    expect(medianBeats(signal, beats, options)).toBeUndefined()
  })
})
