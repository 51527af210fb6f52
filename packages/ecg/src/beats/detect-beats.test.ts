import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, test } from 'vitest'
import { findGaps } from '../gaps/find-gaps.ts'
import type { EcgSignal, SignalLead } from '../signal/ecg-signal.ts'
import { SPECIES_PROFILES } from '../species/species-profile.ts'
import { type DetectSettings, detectBeats, readBeats } from './detect-beats.ts'

const RATE = 500
const NOISE = { whiteMillivolts: 0.01 }

/** A hump of the signal: a QRS, a T wave, an artefact. Widths are those of half its height. */
type Hump = { at: number; millivolts: number; width?: number }

/** Draws humps on a baseline with a little noise that is always the same. */
function leadOf(humps: readonly Hump[], seconds: number, name = 'II'): SignalLead {
  const millivolts = new Float64Array(seconds * RATE)
  let seed = 1
  for (let index = 0; index < millivolts.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    millivolts[index] = 0.01 * (seed / 2 ** 31 - 1)
  }
  for (const { at, millivolts: height, width = 0.02 } of humps) {
    const reach = Math.ceil(2 * width * RATE)
    const centre = Math.round(at * RATE)
    for (let offset = -reach; offset <= reach; offset += 1) {
      const place = centre + offset
      const share = 1 - Math.abs(offset) / reach
      if (place >= 0 && place < millivolts.length) {
        millivolts[place] = (millivolts[place] ?? 0) + height * share * share
      }
    }
  }
  const samples = Int16Array.from(millivolts, (value) => Math.round(1000 * value))
  return { name, countsPerMillivolt: 1000, baseline: 0, samples }
}

const signalOf = (...leads: SignalLead[]): EcgSignal => ({
  samplesPerSecond: RATE,
  sampleCount: leads[0]?.samples.length ?? 0,
  leads,
})

const every = (interval: number, from: number, to: number, hump: Partial<Hump> = {}): Hump[] =>
  Array.from({ length: Math.ceil((to - from) / interval) }, (_, index) => ({
    ...{ at: from + index * interval, millivolts: 1 },
    ...hump,
  }))

const seconds = (samples: readonly number[]) =>
  samples.map((sample) => Math.round((100 * sample) / RATE) / 100)
const timesOf = (humps: readonly Hump[]) => humps.map(({ at }) => Math.round(100 * at) / 100)

function dogBeats(signal: EcgSignal, settings: Partial<DetectSettings> = {}) {
  return seconds(detectBeats(signal, SPECIES_PROFILES.dog, { gaps: [], ...settings }))
}

/** Counts the beats of a simulated recording that are missed, and those that are no beats. */
function errorsIn(options: SyntheticEcgOptions) {
  const { signal, truth } = syntheticEcg(options)
  const gaps = findGaps(signal)
  const found = detectBeats(signal, SPECIES_PROFILES[options.species], { gaps })
  const near = 0.03 * signal.samplesPerSecond
  // A beat at the very edge may be cut in half.
  const isWhole = (sample: number) => sample > near && sample < signal.sampleCount - 2 * near
  const beats = truth.beats.map(({ sample }) => sample)
  return {
    missed: beats.filter(
      (beat) => isWhole(beat) && !found.some((at) => Math.abs(at - beat) <= near),
    ).length,
    wrong: found.filter((at) => !beats.some((beat) => Math.abs(at - beat) <= near)).length,
  }
}
const NO_ERRORS = { missed: 0, wrong: 0 }

describe('every beat of ten seconds is found', () => {
  const RATES = {
    dog: [60, 80, 110, 150, 200, 250, 300],
    cat: [80, 120, 160, 190, 240, 300, 350],
    rabbit: [150, 200, 260, 300, 350, 400],
    human: [60, 75, 100, 150, 200],
  } as const
  const rows = Object.entries(RATES).flatMap(([species, rates]) =>
    rates.map((rate) => ({ species: species as keyof typeof RATES, rate })),
  )
  test.each(rows)('$species at $rate/min, at every sampling rate', ({ species, rate }) => {
    // A rabbit's QRS of 20 ms has less than three samples at 128 Hz.
    for (const samplesPerSecond of rate < 350 ? [128, 250, 500, 1000] : [250, 500, 1000]) {
      const options = { species, rate, samplesPerSecond, seconds: 10, seed: rate, noise: NOISE }
      expect(errorsIn(options), `${samplesPerSecond} Hz`).toEqual(NO_ERRORS)
    }
  })

  const dog = { species: 'dog', seed: 4, seconds: 60, noise: NOISE } as const
  const variants: readonly (Partial<SyntheticEcgOptions> & { name: string })[] = [
    { name: 'marked sinus arrhythmia', rhythm: { kind: 'sinusArrhythmia', degree: 'marked' } },
    { name: 'atrial fibrillation', rhythm: { kind: 'atrialFibrillation' } },
    { name: 'premature beats', rhythm: { kind: 'ventricularPremature', pattern: 'bigeminy' } },
    { name: 'pauses of five seconds', rhythm: { kind: 'sinusPause', seconds: 5 } },
    { name: 'P waves without QRS', rhythm: { kind: 'thirdDegreeBlock' } },
    { name: 'an upside-down lead', inverted: ['II'] },
    { name: 'a wandering baseline', noise: { ...NOISE, wanderMillivolts: 2 } },
    { name: 'a constant offset', baseline: 12_000 },
    {
      name: 'an R of 0.05 mV',
      waves: { rMillivolts: 0.05, tMillivolts: 0.01, pMillivolts: 0.005 },
      noise: { whiteMillivolts: 0.001 },
      countsPerMillivolt: 10_000,
    },
    { name: 'an R of 10 mV', waves: { rMillivolts: 10, tMillivolts: 2, pMillivolts: 1 } },
    { name: 'muscle noise', noise: { whiteMillivolts: 0.06 } },
  ]
  test.each(variants)('with $name', ({ name: _, ...variant }) => {
    expect(errorsIn({ ...dog, ...variant })).toEqual(NO_ERRORS)
  })

  test.each([50, 60] as const)(
    'with mains hum of %s Hz, which is in the band of a cat’s QRS',
    (humHz) => {
      const noise = { ...NOISE, humMillivolts: 0.25, humHz }
      expect(errorsIn({ species: 'cat', seed: 4, seconds: 30, noise })).toEqual(NO_ERRORS)
    },
  )
})

test('beats are placed on the R, to the sample', () => {
  const { signal, truth } = syntheticEcg({ species: 'dog', seed: 2, seconds: 30, noise: NOISE })
  const found = detectBeats(signal, SPECIES_PROFILES.dog, { gaps: [] })
  expect(found).toHaveLength(truth.beats.length)
  for (const [index, { sample }] of truth.beats.entries()) {
    expect(Math.abs((found[index] ?? 0) - sample)).toBeLessThanOrEqual(1)
  }
})

test('however the signal is cut into blocks, the beats are the same', () => {
  const { signal } = syntheticEcg({
    species: 'dog',
    seed: 9,
    seconds: 100,
    samplesPerSecond: 1000,
    noise: { whiteMillivolts: 0.1 },
  })
  const whole = dogBeats(signal, { blockSeconds: 1000 })
  for (const blockSeconds of [1, 7, 60]) expect(dogBeats(signal, { blockSeconds })).toEqual(whole)
})

describe('guards of the detector', () => {
  const QRS = every(0.6, 0.5, 30)

  test('a T wave that is higher than the QRS, but less steep, is no beat', () => {
    const waves = QRS.map(({ at }) => ({ at: at + 0.18, millivolts: 1.5, width: 0.065 }))
    expect(dogBeats(signalOf(leadOf([...QRS, ...waves], 30)))).toEqual(timesOf(QRS))
  })

  test('a beat a third as high as the others is found where one is missing', () => {
    const beats = QRS.map((beat, index) => (index % 8 === 5 ? { ...beat, millivolts: 0.34 } : beat))
    expect(dogBeats(signalOf(leadOf(beats, 30)))).toEqual(timesOf(QRS))
  })

  test('beats that become a tenth as high are found after a pause', () => {
    const low = every(0.6, 15, 30, { millivolts: 0.1 })
    const found = dogBeats(signalOf(leadOf([...QRS.filter(({ at }) => at < 15), ...low], 30)))
    expect(found.filter((at) => at > 25)).toEqual(timesOf(low).filter((at) => at > 25))
  })

  test('beats right after a burst of artefacts are found', () => {
    const artefacts = every(0.3, 12.1, 14.4, { millivolts: 12 })
    const beats = QRS.filter(({ at }) => at < 12 || at > 14.5)
    const found = dogBeats(signalOf(leadOf([...beats, ...artefacts], 30)))
    expect(found.filter((at) => at > 14.5)).toEqual(timesOf(beats).filter((at) => at > 14.5))
  })

  test('P waves in a pause are no beats', () => {
    const beats = QRS.filter(({ at }) => at < 12 || at > 16.5)
    const pWaves = every(0.55, 12.4, 16, { millivolts: 0.26, width: 0.03 })
    expect(dogBeats(signalOf(leadOf([...beats, ...pWaves], 30)))).toEqual(timesOf(beats))
  })

  test('the second of two deflections within the refractory period is no beat', () => {
    const notches = QRS.map(({ at }) => ({ at: at + 0.1, millivolts: 0.7 }))
    expect(dogBeats(signalOf(leadOf([...QRS, ...notches], 30)))).toEqual(timesOf(QRS))
  })

  test('a higher sensitivity finds lower beats, a lower one fewer', () => {
    const low = every(0.6, 0.8, 30, { millivolts: 0.34 })
    const signal = signalOf(leadOf([...every(0.6, 0.5, 30), ...low], 30))
    const counts = ([-2, 0, 2] as const).map(
      (sensitivity) => dogBeats(signal, { sensitivity }).length,
    )
    expect(counts).toEqual([50, 50, 99])
  })

  test('no beat is found in a gap', () => {
    const gaps = [{ from: 10 * RATE, to: 12 * RATE }]
    const found = dogBeats(signalOf(leadOf(QRS, 30)), { gaps })
    expect(found).toEqual(timesOf(QRS).filter((at) => at < 10 || at >= 12))
  })

  test('half of a lost packet’s edges are no beats', () => {
    const lead = leadOf(QRS, 30)
    lead.samples.fill(9000, 10 * RATE, 12 * RATE)
    const signal = signalOf(lead)
    const found = dogBeats(signal, { gaps: findGaps(signal) })
    expect(found).toEqual(timesOf(QRS).filter((at) => at < 10 || at >= 12))
  })
})

describe('several leads', () => {
  const QRS = every(0.6, 0.5, 30)
  const clean = (name: string) => leadOf(QRS, 30, name)
  const spikes = every(1.7, 0.9, 30, { millivolts: 0.9, width: 0.008 })

  test('artefacts in one lead alone are no beats', () => {
    const disturbed = leadOf(
      [...QRS, ...spikes.slice(0, 6).map((hump) => ({ ...hump, millivolts: 0.5 }))],
      30,
      'II',
    )
    expect(dogBeats(signalOf(clean('I'), disturbed))).toEqual(timesOf(QRS))
  })

  test('beats are found where one lead is off', () => {
    const off = clean('II')
    off.samples.fill(0, 10 * RATE, 20 * RATE)
    expect(dogBeats(signalOf(clean('I'), off))).toEqual(timesOf(QRS))
  })

  test('beats are found where one lead is only noise', () => {
    const { signal } = syntheticEcg({
      species: 'dog',
      seed: 1,
      seconds: 30,
      rhythm: { kind: 'noBeats' },
      noise: { whiteMillivolts: 0.3 },
    })
    const noise = { ...(signal.leads[0] as SignalLead), name: 'II' }
    expect(dogBeats(signalOf(noise, clean('I')))).toEqual(timesOf(QRS))
  })
})

describe('noise', () => {
  const SECONDS = 60
  const noBeats = { seed: 5, seconds: SECONDS, rhythm: { kind: 'noBeats' } } as const
  const kinds = [
    { name: 'white noise', noise: { whiteMillivolts: 0.2 } },
    { name: 'mains hum', noise: { whiteMillivolts: 0.005, humMillivolts: 0.4 } },
    { name: 'almost nothing', noise: { whiteMillivolts: 0.002 } },
  ]
  test.each(kinds)('$name alone has no beats and is noise throughout', ({ noise }) => {
    for (const species of ['dog', 'cat', 'rabbit'] as const) {
      const { signal } = syntheticEcg({ ...noBeats, species, noise })
      const reading = readBeats(signal, SPECIES_PROFILES[species], { gaps: [] })
      expect(reading, species).toEqual({ beats: [], noise: [{ from: 0, to: SECONDS * RATE }] })
    }
  })

  test('a flat line has no beats', () => {
    const flat = signalOf({ ...leadOf([], 20), samples: new Int16Array(20 * RATE).fill(700) })
    expect(readBeats(flat, SPECIES_PROFILES.dog, { gaps: [] }).beats).toEqual([])
  })

  test('a burst of muscle noise is named, and the rest is not', () => {
    const { signal } = syntheticEcg({
      species: 'dog',
      seed: 5,
      seconds: 60,
      noise: { ...NOISE, bursts: [{ atSeconds: 20, seconds: 20, millivolts: 0.8 }] },
    })
    const { noise } = readBeats(signal, SPECIES_PROFILES.dog, { gaps: [] })
    expect(noise).toHaveLength(1)
    expect(noise[0]?.from).toBeGreaterThanOrEqual(16 * RATE)
    expect(noise[0]?.from).toBeLessThanOrEqual(26 * RATE)
    expect(noise[0]?.to).toBeGreaterThanOrEqual(34 * RATE)
    expect(noise[0]?.to).toBeLessThanOrEqual(46 * RATE)
  })

  test('a fast heart beat is not taken for noise', () => {
    const { signal } = syntheticEcg({
      species: 'cat',
      rate: 340,
      seed: 5,
      seconds: 30,
      noise: NOISE,
    })
    expect(readBeats(signal, SPECIES_PROFILES.cat, { gaps: [] }).noise).toEqual([])
  })
})

test('a recording without leads or samples has no beats', () => {
  expect(readBeats(signalOf(), SPECIES_PROFILES.dog, { gaps: [] })).toEqual({
    beats: [],
    noise: [],
  })
  expect(dogBeats(signalOf({ ...leadOf([], 1), samples: new Int16Array() }))).toEqual([])
})
