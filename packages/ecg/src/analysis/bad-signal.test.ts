import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, test } from 'vitest'
import { NO_SAMPLE } from '../signal/ecg-signal.ts'
import { analyseEcg } from './analyse-ecg.ts'

function analysed(options: Omit<SyntheticEcgOptions, 'seed'>) {
  const { signal, truth } = syntheticEcg({ seed: 5, ...options })
  return { truth, analysis: analyseEcg(signal, { species: options.species }) }
}

describe('a stretch of noise in a steady rhythm', () => {
  const bursts = [{ atSeconds: 60, seconds: 40, millivolts: 1.5 }]
  const clean = analysed({ species: 'dog', seconds: 180 }).analysis.rhythm
  const { rhythm, noise } = analysed({ species: 'dog', seconds: 180, noise: { bursts } }).analysis

  test('is no evidence: no pause, no irregularity, no fibrillation, the same rate', () => {
    expect(noise.length).toBeGreaterThan(0)
    const rules = rhythm.findings.map(({ rule }) => rule)
    expect(rules).not.toContain('pause')
    expect(rules).not.toContain('atrialFibrillationSuspected')
    expect(rhythm.regularity.regularity).toBe(clean.regularity.regularity)
    expect(rhythm.rates.printed?.perMinute).toBeCloseTo(clean.rates.printed?.perMinute ?? 0, 0)
  })

  test('no interval in it is the shortest or longest', () => {
    for (const place of [rhythm.shortestRr, rhythm.longestRr]) {
      const { from = 0, to = 0 } = place ?? {}
      expect(place).toBeDefined()
      for (const range of noise) expect(from >= range.to || to <= range.from).toBe(true)
    }
  })
})

describe.each(['dog', 'cat', 'rabbit'] as const)(
  'mains hum in the recording of a %s',
  (species) => {
    test.each([50, 60] as const)('of %i Hz hides no beat and changes no value much', (humHz) => {
      const noise = { humMillivolts: species === 'rabbit' ? 0.05 : 0.15, humHz }
      const quiet = analysed({ species, seconds: 30 })
      const { analysis, truth } = analysed({ species, seconds: 30, noise })
      const found = analysis.beats.filter(({ sample }) =>
        truth.beats.some((beat) => Math.abs(beat.sample - sample) <= 10),
      )
      expect(found.length).toBe(analysis.beats.length)
      // Beats at the very ends are cut in half.
      expect(found.length).toBeGreaterThanOrEqual(0.95 * truth.beats.length)
      const [own, other] = [analysis.values, quiet.analysis.values]
      const rate = other.heartRatePerMinute?.value ?? 0
      expect(Math.abs((own.heartRatePerMinute?.value ?? 0) - rate)).toBeLessThan(0.02 * rate)
      const width = other.qrsDurationSeconds?.value ?? 0
      expect(Math.abs((own.qrsDurationSeconds?.value ?? 0) - width)).toBeLessThanOrEqual(0.012)
    })

    test.each([50, 60] as const)('of %i Hz alone has no beats and no rate', (humHz) => {
      const noise = { humMillivolts: 0.3, humHz }
      const { beats, values } = analysed({
        ...{ species, seconds: 30, noise, rhythm: { kind: 'noBeats' } },
      }).analysis
      expect(beats).toEqual([])
      expect(values).toEqual({})
    })
  },
)

test('no value is surer than half of a step of the recording', () => {
  const flawless = analysed({ species: 'dog', seconds: 30, leads: 6 }).analysis.values
  expect(Object.keys(flawless).length).toBeGreaterThan(6)
  for (const [name, { uncertainty, resolution }] of Object.entries(flawless)) {
    if (name !== 'axisDegrees') expect(resolution, name).toBeGreaterThan(0)
    expect(uncertainty, name).toBeGreaterThanOrEqual(resolution / 2)
  }
})

test('the shortest and longest interval have their places, and ectopic beats their episodes', () => {
  const rhythm = { kind: 'ventricularPremature', pattern: 'couplet' } as const
  const { analysis, truth } = analysed({ species: 'dog', seconds: 60, rhythm })
  const { shortestRr, longestRr, episodes } = analysis.rhythm
  const intervals = truth.beats.slice(1).map(({ sample }, index) => {
    const from = truth.beats[index]?.sample ?? 0
    return (sample - from) / 500
  })
  expect(shortestRr?.seconds).toBeCloseTo(Math.min(...intervals), 1)
  expect(longestRr?.seconds).toBeCloseTo(Math.max(...intervals), 1)
  expect(episodes.length).toBeGreaterThan(1)
  for (const { kind, label, count } of episodes)
    expect([kind, label, count]).toEqual(['couplet', 'V', 2])
})

test.each(['dog', 'cat', 'rabbit'] as const)(
  'samples of a %s that are lost one by one are gaps, and hide no beat and no rate',
  (species) => {
    const { signal, truth } = syntheticEcg({ species, seed: 11, seconds: 20 })
    for (const { samples } of signal.leads)
      for (let at = 50; at < samples.length; at += 97) samples[at] = NO_SAMPLE
    const { beats, gaps, values, rhythm } = analyseEcg(signal, { species })
    expect(gaps.length).toBeGreaterThan(100)
    const whole = truth.beats.filter(({ sample }) => sample > 30 && sample < 9940)
    const missed = whole.filter(
      ({ sample }) => !beats.some((beat) => Math.abs(beat.sample - sample) <= 10),
    )
    expect(missed).toEqual([])
    expect(beats.filter(({ label }) => label !== 'N')).toEqual([])
    const perMinute = (60 * 500) / medianStep(truth.beats.map(({ sample }) => sample))
    expect(values.heartRatePerMinute?.value).toBeCloseTo(perMinute, -1)
    expect(rhythm.findings.map(({ rule }) => rule)).not.toContain('pause')
  },
)

function medianStep(samples: readonly number[]): number {
  const steps = samples.slice(1).map((sample, index) => sample - (samples[index] ?? 0))
  return steps.toSorted((one, other) => one - other)[steps.length >> 1] ?? Number.NaN
}
