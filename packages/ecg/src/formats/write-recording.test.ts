import { expect, test } from 'vitest'
import { millivoltsOf, NO_SAMPLE } from '../signal/ecg-signal.ts'
import { memorySink } from './memory-sink.ts'
import { UnreadableRecording } from './recording-sink.ts'
import type { SourceLead } from './source-recording.ts'
import { writeRecording } from './write-recording.ts'

const COUNTS: SourceLead = {
  name: 'II',
  millivoltsPerUnit: 0.005,
  zero: 0,
  step: 1,
  extent: undefined,
}
const HEADER = {
  samplesPerSecond: 500,
  startedAt: undefined,
  filter: '',
  device: '',
  patientName: '',
  printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
}

async function written(...leads: [SourceLead, readonly number[]][]) {
  const { sink, recordings } = memorySink()
  const block = leads.map(([, values]) => Float64Array.from(values))
  await writeRecording(
    {
      header: HEADER,
      leads: leads.map(([lead]) => lead),
      sampleCount: block[0]?.length ?? 0,
      blocks: async function* () {
        yield block
      },
      outcome: () => ({ stated: [], warnings: [] }),
    },
    sink,
  )
  const [recording] = recordings
  if (!recording) throw new Error('no recording ended')
  return recording
}

async function millivoltsWritten(lead: SourceLead, values: readonly number[]) {
  const { signal } = await written([lead, values])
  const [only] = signal.leads
  return only ? [...millivoltsOf(only, { from: 0, to: values.length })] : []
}

test('the counts of a converter with a gain are stored as they are', async () => {
  const { signal } = await written([COUNTS, [0, 200, -200, 32_767, -32_767]])
  expect(signal.leads[0]).toEqual({
    name: 'II',
    countsPerMillivolt: 200,
    baseline: 0,
    samples: Int16Array.of(0, 200, -200, 32_767, -32_767),
  })
})

test.each([
  ['counts above 16 bits', COUNTS, [60_000, 60_200, 100_000]],
  ['the lowest 16-bit count', COUNTS, [-32_768, 0, 1000]],
  ['counts with a fractional zero', { ...COUNTS, zero: 1024.5 }, [1024, 1224, 0]],
  ['counts that run downwards', { ...COUNTS, millivoltsPerUnit: -0.005 }, [0, 200, -600]],
  ['decimals', { ...COUNTS, step: 0.0001, millivoltsPerUnit: 1 }, [0.1234, -1.9999, 2.0001]],
])('%s are exact, shifted where 16 bits need it', async (_, lead, values) => {
  const expected = values.map((value) => (value - lead.zero) * lead.millivoltsPerUnit)
  const read = await millivoltsWritten(lead, values)
  for (const [at, millivolts] of expected.entries()) expect(read[at]).toBeCloseTo(millivolts, 4)
})

test('24-bit counts lose at most 0.5 µV without a warning', async () => {
  const lead = { ...COUNTS, millivoltsPerUnit: 2e-5 }
  const values = [0, 12_345, -234_567, 1_000_001]
  const { signal, warnings } = await written([lead, values])
  const read = signal.leads[0] ? [...millivoltsOf(signal.leads[0], { from: 0, to: 4 })] : []
  expect(warnings).toEqual([])
  for (const [at, value] of values.entries()) {
    expect(Math.abs((read[at] ?? 9) - value * 2e-5)).toBeLessThanOrEqual(0.0005 + 1e-6)
  }
})

test('a range that needs coarser counts is stored with a warning that names the step', async () => {
  const { warnings } = await written([COUNTS, [0, 131_068]])
  expect(warnings).toEqual([{ warning: 'resolutionReduced', value: 'II: 10 µV' }])
})

test('values without a step are stored in steps of 1 µV', async () => {
  const lead = { ...COUNTS, millivoltsPerUnit: 0.001, step: undefined }
  const { signal } = await written([lead, [0, 1.4, 1.6, -1000]])
  expect(signal.leads[0]?.countsPerMillivolt).toBe(1000)
  expect([...(signal.leads[0]?.samples ?? [])]).toEqual([0, 1, 2, -1000])
})

test('what is not a number is a gap', async () => {
  const { signal } = await written([COUNTS, [1, Number.NaN, 3]])
  expect([...(signal.leads[0]?.samples ?? [])]).toEqual([1, NO_SAMPLE, 3])
})

test.each([
  ['no gain', { ...COUNTS, millivoltsPerUnit: Number.NaN }, [1], 'unitUnknown', 'II'],
  ['a gain of zero', { ...COUNTS, millivoltsPerUnit: 0 }, [1], 'unitUnknown', 'II'],
  ['a kilovolt', COUNTS, [1e300], 'unitUnknown', 'II: 5.00e+297 mV'],
  ['no sample', COUNTS, [], 'samplesMissing', ''],
])('a lead with %s is refused with its name', async (_, lead, values, refusal, field) => {
  const failure = await written([lead, values]).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(UnreadableRecording)
  expect(failure).toMatchObject({ refusal, field })
})

test('derived leads are left out where I and II are there, and checked against them', async () => {
  const named = (name: string): SourceLead => ({ ...COUNTS, name })
  const { signal, warnings } = await written(
    [named('I'), [100, 100]],
    [named('II'), [300, 300]],
    [named('III'), [200, 200]],
    [named('aVR'), [-200, -200]],
    [named('aVL'), [-50, -50]],
    [named('aVF'), [250, 188]],
    [named('V1'), [7, 7]],
  )
  expect(signal.leads.map(({ name }) => name)).toEqual(['I', 'II', 'V1'])
  expect(warnings).toEqual([{ warning: 'derivedLeadsContradict', value: 'aVF: 0.31 mV' }])
})

test('derived leads are stored where I or II is missing', async () => {
  const { signal } = await written([COUNTS, [1]], [{ ...COUNTS, name: 'aVF' }, [2]])
  expect(signal.leads.map(({ name }) => name)).toEqual(['II', 'aVF'])
})
