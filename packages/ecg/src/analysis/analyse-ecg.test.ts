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
