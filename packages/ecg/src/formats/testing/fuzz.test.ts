import { expect, test } from 'vitest'
import { RECORDING_READERS } from '../recording-readers.ts'
import { fuzzReaders } from './fuzz.ts'
import { mutateFiles, seededRandom } from './fuzz-mutations.ts'
import { FUZZ_SEEDS } from './fuzz-seeds.ts'

test('no damaged file of any format ends in anything but a recording or a named refusal', async () => {
  const report = await fuzzReaders({ readers: RECORDING_READERS, seeds: FUZZ_SEEDS, count: 3000 })
  expect(report.failures).toEqual([])
  expect(report.read).toBeGreaterThan(300)
  expect(Object.keys(report.refused).length).toBeGreaterThan(8)
}, 300_000)

test('an input follows from its number', () => {
  const [seed] = FUZZ_SEEDS
  const make = () => mutateFiles(seed?.files ?? {}, new Uint8Array(9), seededRandom(17))
  expect(make()).toEqual(make())
  expect(make()).not.toEqual(seed?.files)
})

test('the fuzz reports readers that throw, break the order of calls or invent samples', async () => {
  const [seed] = FUZZ_SEEDS
  const header = {
    samplesPerSecond: 100,
    leads: [{ name: 'II', countsPerMillivolt: 1, baseline: 0 }],
    startedAt: undefined,
    filter: '',
    device: '',
    patientName: '',
    printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
  }
  const wrong = [
    () => Promise.reject(new RangeError('offset')),
    async (_: unknown, sink: Parameters<(typeof RECORDING_READERS)[number]['read']>[1]) =>
      void (await sink.append(0, new Int16Array(1))),
    async (_: unknown, sink: Parameters<(typeof RECORDING_READERS)[number]['read']>[1]) => {
      sink.begin(header)
      for (let times = 0; times < 30; times += 1) await sink.append(0, new Int16Array(1_000_000))
    },
  ]
  for (const read of wrong) {
    const readers = [{ format: 'edf' as const, recognises: () => true, read }]
    const report = await fuzzReaders({ readers, seeds: seed ? [seed] : [], count: 2 })
    expect(report.failures).toHaveLength(2)
  }
})
