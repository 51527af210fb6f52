import { syntheticEcg } from '@systole/fixtures/ecg-signal/synthetic-ecg'
import { expect, test } from 'vitest'
import { ANALYSIS_VERSION, analyseEcg } from './analyse-ecg.ts'

const dog = () =>
  syntheticEcg({
    species: 'dog',
    rhythm: { kind: 'sinus' },
    seconds: 30,
    samplesPerSecond: 500,
    leads: 6,
    seed: 7,
  })

test('an analysis finds every beat of a clean recording and names its version', () => {
  const { signal, truth } = dog()
  const { version, gaps, beats } = analyseEcg(signal, { species: 'dog' })
  expect(version).toBe(ANALYSIS_VERSION)
  expect(gaps).toEqual([])
  expect(beats).toHaveLength(truth.beats.length)
  for (const [index, { sample }] of truth.beats.entries())
    expect(Math.abs((beats[index]?.sample ?? 0) - sample)).toBeLessThanOrEqual(5)
})

test('the same recording is analysed alike each time', () => {
  expect(analyseEcg(dog().signal, { species: 'dog' })).toEqual(
    analyseEcg(dog().signal, { species: 'dog' }),
  )
})

test('a gap that the file states is kept, and no beat is found in it', () => {
  const { signal } = dog()
  const stated = { from: 2000, to: 4000 }
  const { gaps, beats } = analyseEcg(signal, { species: 'dog', stated: [stated] })
  expect(gaps).toEqual([{ ...stated, cause: 'stated' }])
  expect(beats.filter(({ sample }) => sample >= stated.from && sample < stated.to)).toEqual([])
})

test('an analysis describes the rhythm and gives the printed rate', () => {
  const { rhythm } = analyseEcg(dog().signal, { species: 'dog' })
  expect(rhythm.sinus).toBe('yes')
  expect(rhythm.rates.printed?.perMinute).toBeCloseTo(110, -1)
  expect(rhythm.findings.map(({ rule }) => rule)).not.toContain('atrialFibrillationSuspected')
})

test('the values of an analysis are near the truth, each with its uncertainty, step and beats', () => {
  const { signal, truth } = dog()
  const { values, medianBeat } = analyseEcg(signal, { species: 'dog' })
  const wave = (type: 'P' | 'QRS' | 'T') => {
    const found = truth.waves.find((each) => each.lead === 'II' && each.type === type)
    return { on: found?.on ?? 0, off: found?.off ?? 0 }
  }
  const seconds = (from: number, to: number) => (to - from) / signal.samplesPerSecond
  const known = {
    pDurationSeconds: seconds(wave('P').on, wave('P').off),
    prSeconds: seconds(wave('P').on, wave('QRS').on),
    qrsDurationSeconds: seconds(wave('QRS').on, wave('QRS').off),
    qtSeconds: seconds(wave('QRS').on, wave('T').off),
  }
  for (const [name, value] of Object.entries(known)) {
    const found = values[name as keyof typeof known]
    expect(Math.abs((found?.value ?? 0) - value), name).toBeLessThan(0.012)
    expect(found?.resolution).toBeCloseTo(0.002, 6)
    expect(found?.count).toBeGreaterThan(3)
    expect(found?.uncertainty).toBeGreaterThanOrEqual(0)
  }
  expect(values.axisDegrees?.value).toBeGreaterThan(-180)
  expect(medianBeat?.leads.map(({ name }) => name)).toEqual(['I', 'II'])
})

test('a recording without beats has no values', () => {
  const samples = new Int16Array(5000)
  const signal = {
    samplesPerSecond: 500,
    sampleCount: 5000,
    leads: [{ name: 'II', countsPerMillivolt: 1000, baseline: 0, samples }],
  }
  const { values, beats, medianBeat } = analyseEcg(signal, { species: 'cat' })
  expect(beats).toEqual([])
  expect(values).toEqual({})
  expect(medianBeat).toBeUndefined()
})
