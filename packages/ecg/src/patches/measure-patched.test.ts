import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import type { SyntheticEcgOptions } from '@systole/fixtures/ecg-signal/synthetic-options'
import { describe, expect, test } from 'vitest'
import { analyseEcg } from '../analysis/analyse-ecg.ts'
import type { EcgSignal } from '../signal/ecg-signal.ts'
import { applyEdits } from './apply-edits.ts'
import type { PatchEdit } from './edit.ts'
import { measurePatched } from './measure-patched.ts'
import { patchBaseOf } from './patch-base.ts'

type Options = Omit<SyntheticEcgOptions, 'seed' | 'seconds'> & { seed?: number; seconds?: number }

function recording(options: Options) {
  const { signal, truth } = syntheticEcg({ seed: 3, seconds: 40, ...options })
  const stated = truth.gaps.filter(({ cause }) => cause === 'stated')
  const analysis = analyseEcg(signal, { species: options.species, stated })
  const sourced = analysis.beats.map((beat) => ({ ...beat, source: 'auto' as const }))
  const base = patchBaseOf(signal, { ...analysis, beats: sourced })
  const measured = (...edits: PatchEdit[]) =>
    measurePatched(signal, applyEdits(base, edits), analysis)
  return { signal, analysis, base, measured }
}

/** Short recordings of unlike content: each takes other ways through the stages. */
const RECORDINGS: [string, Options][] = [
  ['a dog at rest', { species: 'dog', leads: 6 }],
  [
    'a dog with breathing',
    { species: 'dog', rhythm: { kind: 'sinusArrhythmia', degree: 'marked' } },
  ],
  [
    'a cat with bigeminy',
    { species: 'cat', rhythm: { kind: 'ventricularPremature', pattern: 'bigeminy' } },
  ],
  ['a rabbit', { species: 'rabbit', leads: 6, seed: 9 }],
  ['atrial fibrillation', { species: 'dog', rhythm: { kind: 'atrialFibrillation' } }],
  ['2:1 block', { species: 'dog', rhythm: { kind: 'twoToOneBlock' } }],
  ['third-degree block', { species: 'cat', rhythm: { kind: 'thirdDegreeBlock' } }],
  ['pauses', { species: 'dog', rhythm: { kind: 'sinusPause', seconds: 3 } }],
  ['pacing', { species: 'dog', rhythm: { kind: 'paced' } }],
  [
    'loss of each cause',
    {
      species: 'dog',
      losses: [
        { cause: 'stated', atSeconds: 5, seconds: 1 },
        { cause: 'constant', atSeconds: 14, seconds: 2 },
        { cause: 'repeated', atSeconds: 25, seconds: 1 },
      ],
    },
  ],
  [
    'bursts of noise',
    { species: 'dog', noise: { bursts: [{ atSeconds: 12, seconds: 10, millivolts: 1.5 }] } },
  ],
  ['no beats', { species: 'dog', rhythm: { kind: 'noBeats' }, noise: { whiteMillivolts: 0.01 } }],
]

describe('ECG-3 a revision without edits', () => {
  test.each(RECORDINGS)('equals the automatic analysis of %s', (_, options) => {
    const { analysis, base, measured } = recording(options)
    const { rhythm, medianBeat, measurements, values, gaps } = analysis
    const result = measured()
    expect(result).toMatchObject({ rhythm, values, gaps, valuesByPerson: [] })
    expect(result.medianBeat).toEqual(medianBeat)
    expect(result.measurements).toEqual(measurements)
    expect(result.beats).toEqual(base.beatsAt(0))
    expect(result.ranges).toEqual(base.ranges)
  })

  test('the seconds of a revision add up to the recording', () => {
    for (const [, options] of RECORDINGS) {
      const { measured } = recording(options)
      const { analysedSeconds, lostSeconds, noiseSeconds, excludedSeconds } = measured()
      const all = analysedSeconds + lostSeconds + noiseSeconds + excludedSeconds
      expect(all).toBeCloseTo(40, 6)
    }
  })
})

describe('the edits of a person', () => {
  const seconds = (signal: EcgSignal, from: number, to: number) => ({
    from: from * signal.samplesPerSecond,
    to: to * signal.samplesPerSecond,
  })

  test('a corrected label changes counts and findings', () => {
    const { base, measured } = recording({ species: 'dog' })
    const [, , , beat] = base.beatsAt(0)
    const { counts, rhythm } = measured({
      ...{ edit: 'relabel', samples: [beat?.sample ?? 0], label: 'V' },
    })
    expect(counts.V).toBe(1)
    expect(rhythm.findings.map(({ rule }) => rule)).toContain('ventricularPremature')
  })

  test('a deleted beat leaves a pause, and X instead joins its intervals the same', () => {
    const { base, measured } = recording({ species: 'dog' })
    const sample = base.beatsAt(0)[20]?.sample ?? 0
    const deleted = measured({ edit: 'deleteBeat', sample })
    const crossed = measured({ edit: 'relabel', samples: [sample], label: 'X' })
    const longest = deleted.rhythm.rates.slowest?.perMinute
    expect(longest).toBeLessThan(measured().rhythm.rates.slowest?.perMinute ?? 0)
    expect(crossed.rhythm.rates).toEqual(deleted.rhythm.rates)
    expect(crossed.values.heartRatePerMinute).toEqual(deleted.values.heartRatePerMinute)
  })

  test.each(['noise', 'packetLoss', 'excluded'] as const)(
    'beats in a stretch marked as %s are left out, and no interval crosses it',
    (mark) => {
      const { signal, base, measured } = recording({ species: 'dog' })
      const range = seconds(signal, 10, 20)
      const result = measured({ edit: 'markRange', mark, ...range })
      const inside = base
        .beatsAt(0)
        .filter(({ sample }) => sample >= range.from && sample < range.to).length
      expect(inside).toBeGreaterThan(10)
      expect(result.counts.N).toBe(measured().counts.N - inside)
      expect(result.analysedSeconds).toBe(30)
      expect(result.lostSeconds).toBe(mark === 'packetLoss' ? 10 : 0)
      expect(result.noiseSeconds).toBe(mark === 'noise' ? 10 : 0)
      expect(result.gaps).toEqual(mark === 'packetLoss' ? [{ ...range, cause: 'marked' }] : [])
      expect(result.rhythm.findings.map(({ rule }) => rule)).not.toContain('pause')
      for (const sample of result.medianBeat?.beatSamples ?? [])
        expect(sample < range.from || sample >= range.to).toBe(true)
    },
  )

  test('noise that a person clears counts again; what the file says is missing does not', () => {
    const { base, measured } = recording({
      species: 'dog',
      noise: { bursts: [{ atSeconds: 12, seconds: 10, millivolts: 1.5 }] },
      losses: [{ cause: 'stated', atSeconds: 30, seconds: 2 }],
    })
    expect(base.ranges.map(({ mark }) => mark)).toEqual(
      expect.arrayContaining(['noise', 'packetLoss']),
    )
    expect(measured().noiseSeconds).toBeGreaterThan(5)
    const cleared = measured({ edit: 'clearRange', from: 0, to: base.sampleCount })
    expect([cleared.noiseSeconds, cleared.lostSeconds]).toEqual([0, 2])
    expect(cleared.ranges).toEqual([])
  })

  test('a lead turned over and leads swapped at recording are measured as if they had been right', () => {
    const right = recording({ species: 'dog', leads: 6 }).measured()
    const wrong = recording({ species: 'dog', leads: 6, swapped: true, inverted: ['II'] })
    const { values } = wrong.measured(
      { edit: 'swapLeads', one: 'I', other: 'II' },
      { edit: 'invertLead', lead: 'I' },
    )
    expect(values.rHeightMillivolts?.value).toBeCloseTo(right.values.rHeightMillivolts?.value ?? 0)
    expect(values.axisDegrees?.value).toBeCloseTo(right.values.axisDegrees?.value ?? 0, 0)
  })

  test('heights are those of the primary lead, by its name after a swap', () => {
    const { measured } = recording({ species: 'dog', leads: 6 })
    const heightIn = (lead: string) =>
      measured().measurements?.leads.find(({ name }) => name === lead)?.values.rMillivolts?.value
    const primary: PatchEdit = { edit: 'usePrimaryLead', lead: 'I' }
    expect(measured(primary).values.rHeightMillivolts?.value).toBe(heightIn('I'))
    const swap: PatchEdit = { edit: 'swapLeads', one: 'I', other: 'II' }
    expect(measured(primary, swap).values.rHeightMillivolts?.value).toBe(heightIn('I'))
    expect(heightIn('I')).not.toBe(heightIn('II'))
  })

  test('a bound that a person sets is measured, and its values are theirs', () => {
    const { measured, analysis } = recording({ species: 'dog' })
    const { bounds } = analysis.measurements ?? {}
    const { rIndex = 0, samplesPerSecond = 1 } = analysis.medianBeat ?? {}
    const { on = 0, off = 0 } = bounds?.leads[0]?.qrs ?? {}
    const { values, valuesByPerson } = measured({
      ...{ edit: 'setBound', lead: 'II', wave: 'QRS', side: 'off', offset: off + 5 - rIndex },
    })
    expect(values.qrsDurationSeconds?.value).toBeCloseTo((off + 5 - on) / samplesPerSecond, 9)
    expect(valuesByPerson).toEqual(['rHeightMillivolts', 'qrsDurationSeconds'])
    expect(values.prSeconds).toEqual(analysis.values.prSeconds)
  })

  test('a P that was not found is measured where a person puts both of its sides', () => {
    const { measured, analysis } = recording({
      ...{ species: 'dog', rhythm: { kind: 'atrialFibrillation' } },
    })
    expect(analysis.values.pDurationSeconds).toBeUndefined()
    const on: PatchEdit = { edit: 'setBound', lead: 'II', wave: 'P', side: 'on', offset: -60 }
    const off: PatchEdit = { edit: 'setBound', lead: 'II', wave: 'P', side: 'off', offset: -40 }
    expect(measured(on).values.pDurationSeconds).toBeUndefined()
    const { values, valuesByPerson } = measured(on, off)
    expect(values.pDurationSeconds?.value).toBeCloseTo(
      20 / (analysis.medianBeat?.samplesPerSecond ?? 1),
      9,
    )
    expect(valuesByPerson).toEqual(['pHeightMillivolts', 'pDurationSeconds', 'prSeconds'])
  })
})
