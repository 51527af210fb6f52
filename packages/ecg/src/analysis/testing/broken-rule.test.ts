import { expect, test } from 'vitest'
import { RECORDING_READERS } from '../../formats/recording-readers.ts'
import { fuzzReaders } from '../../formats/testing/fuzz.ts'
import { FUZZ_SEEDS } from '../../formats/testing/fuzz-seeds.ts'
import { ECG_SPECIES } from '../../species/species-profile.ts'
import { brokenRule } from './broken-rule.ts'

test('whatever is read of damaged files is analysed without an error or an impossible value', async () => {
  let analysed = 0
  const report = await fuzzReaders({
    readers: RECORDING_READERS,
    seeds: FUZZ_SEEDS,
    from: 500_000,
    count: 600,
    check: (recording, input) => {
      analysed += 1
      return brokenRule(recording, ECG_SPECIES[input % ECG_SPECIES.length] ?? 'dog')
    },
  })
  expect(report.failures).toEqual([])
  expect(analysed).toBeGreaterThan(100)
})

test.each([
  ['no lead', { samplesPerSecond: 500, sampleCount: 0, leads: [] }],
  ['no sample', { samplesPerSecond: 500, sampleCount: 0, leads: [leadOf([])] }],
  ['one sample', { samplesPerSecond: 500, sampleCount: 1, leads: [leadOf([7])] }],
  ['two samples', { samplesPerSecond: 50, sampleCount: 2, leads: [leadOf([7, -7])] }],
  [
    'leads of unlike length',
    {
      samplesPerSecond: 250,
      sampleCount: 900,
      leads: [leadOf(new Array(900).fill(1)), leadOf([1, 2])],
    },
  ],
  [
    'nothing but lost samples',
    { samplesPerSecond: 250, sampleCount: 900, leads: [leadOf(new Array(900).fill(-32_768))] },
  ],
  [
    'nothing but rails',
    {
      samplesPerSecond: 250,
      sampleCount: 900,
      leads: [leadOf(Array.from({ length: 900 }, (_, at) => (at % 2 ? 32_767 : -32_767)))],
    },
  ],
] as const)('a signal of %s is analysed', (_, signal) => {
  for (const species of ECG_SPECIES)
    expect(brokenRule({ signal, stated: [] }, species)).toBeUndefined()
})

function leadOf(counts: readonly number[]) {
  return { name: 'II', countsPerMillivolt: 200, baseline: 0, samples: Int16Array.from(counts) }
}
