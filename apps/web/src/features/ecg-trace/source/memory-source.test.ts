import { NO_SAMPLE } from '@systole/ecg/signal/ecg-signal'
import { expect, test } from 'vitest'
import { memorySource } from './memory-source.ts'
import { readMillivolts } from './trace-source.ts'

const lead = (name: string, millivolts: readonly number[], countsPerMillivolt = 1000) => ({
  name,
  countsPerMillivolt,
  baseline: 7,
  samples: Int16Array.from(millivolts, (value) =>
    Number.isNaN(value) ? NO_SAMPLE : Math.round(value * countsPerMillivolt) + 7,
  ),
})
const of = (...leads: ReturnType<typeof lead>[]) =>
  memorySource({ samplesPerSecond: 500, sampleCount: leads[0]?.samples.length ?? 0, leads })

const I = [0.5, 1, -0.2, Number.NaN]
const II = [1.5, 0.4, 0.6, 1]

test('the four other limb leads follow from I and II, whatever their gains, and say so', () => {
  const source = of(lead('I', I, 1000), lead('II', II, 200))
  expect(source.leads.map(({ name, derived }) => `${name}${derived ? '*' : ''}`)).toEqual([
    ...['I', 'II', 'III*', 'aVR*', 'aVL*', 'aVF*'],
  ])
  const expected = [
    [1, -0.6, 0.8], // III = II − I
    [-1, -0.7, -0.2], // aVR = −(I + II) / 2
    [-0.25, 0.8, -0.5], // aVL = I − II / 2
    [1.25, -0.1, 0.7], // aVF = II − I / 2
  ]
  for (const [at, values] of expected.entries()) {
    const read = [...readMillivolts(source, at + 2, { from: 0, to: 4 })]
    for (const [sample, value] of values.entries()) expect(read[sample]).toBeCloseTo(value, 2)
    expect(read[3]).toBeNaN()
  }
})

test('a difference of two large leads is not cut off', () => {
  const source = of(lead('I', [-30]), lead('II', [30]))
  expect(readMillivolts(source, 2, { from: 0, to: 1 })[0]).toBeCloseTo(60, 2)
})

test('leads that came with the file are not calculated', () => {
  const names = ['I', 'II', 'III', 'aVR', 'aVL', 'aVF']
  const source = of(...names.map((name) => lead(name, II)))
  expect(source.leads.every(({ derived }) => !derived)).toBe(true)
  expect(of(lead('II', II), lead('V1', II)).leads.map(({ name }) => name)).toEqual(['II', 'V1'])
})

test('samples beyond the ends are missing', () => {
  const source = of(lead('II', II))
  const out = new Int16Array(4)
  source.copySamples(0, -2, out)
  expect([...out]).toEqual([NO_SAMPLE, NO_SAMPLE, 1507, 407])
  source.copySamples(0, 3, out)
  expect([...out]).toEqual([1007, NO_SAMPLE, NO_SAMPLE, NO_SAMPLE])
})

test('the usual reach of a lead leaves out a loose electrode, and keeps a tall ectopic beat', () => {
  const millivolts: number[] = Array.from({ length: 20_000 }, (_, at) => (at % 250 === 0 ? 1 : 0))
  millivolts[5000] = 2.4
  millivolts[9000] = 30
  expect(of(lead('II', millivolts)).leads[0]?.highest).toBeCloseTo(3, 1)
  millivolts[9000] = 0
  expect(of(lead('II', millivolts)).leads[0]?.highest).toBeCloseTo(2.4, 1)
})
