import { expect, test } from 'vitest'
import { millivoltsByLead, readOne, refusalOf } from '../testing/read-file.ts'
import { type WfdbTestRecord, type WfdbTestSignal, wfdbRecord } from '../testing/wfdb-record.ts'
import { wfdbReader } from './wfdb-reader.ts'

const COUNTS = Array.from({ length: 101 }, (_, index) => ((index * 37) % 200) - 100)
const SIGNAL: WfdbTestSignal = { counts: COUNTS }

function readRecord(record: WfdbTestRecord) {
  return readOne(wfdbReader, wfdbRecord(record))
}

function samplesOf(read: Awaited<ReturnType<typeof readRecord>>, lead = 0): number[] {
  return [...(read.signal.leads[lead]?.samples ?? [])]
}

test.each([16, 212, 80, 61, 160, 310, 311, 24, 32])(
  'WFDB: format %i keeps the counts of one, two and three signals in a file',
  async (format) => {
    for (const shifts of [[0], [0, 1], [0, 1, 2]]) {
      const signals = shifts.map((shift) => ({
        label: `V${shift + 1}`,
        format,
        counts: COUNTS.map((count) => count + shift),
      }))
      const read = await readRecord({ signals })
      expect(read.signal.sampleCount).toBe(101)
      expect(read.warnings).toEqual([])
      for (const [lead, { counts }] of signals.entries()) {
        expect(samplesOf(read, lead)).toEqual(counts)
      }
    }
  },
)

test.each([
  [16, -32768],
  [61, -32768],
  [160, -32768],
  [80, -128],
  [212, -2048],
  [310, -512],
  [311, -512],
  [24, -8388608],
  [32, -2147483648],
])('WFDB: in format %i the count %i is no sample', async (format, invalid) => {
  const read = await readRecord({ signals: [{ format, counts: [1, invalid, 3] }] })
  expect(samplesOf(read)).toEqual([1, -32_768, 3])
})

test.each([
  ['200(1024)/mV', 0, 0.5, 1124],
  ['200/mV', 1024, 0.5, 1124],
  ['200', 0, 0.5, 100],
  ['0', 0, 0.5, 100],
  ['2(0)/uV', 0, 0.5, 1000],
  ['1e-3/nV', 0, 0.5, 500],
  ['-200', 0, -0.5, 100],
])('WFDB: gain %s with zero %i reads %f mV from %i', async (gain, zero, millivolts, count) => {
  const read = await readRecord({ signals: [{ gain, zero, counts: [count, count] }] })
  expect(millivoltsByLead(read).II).toEqual([millivolts, millivolts])
})

test('WFDB: counts of 32 bits beyond 16 are shifted, their steps kept', async () => {
  const counts = COUNTS.map((count) => 1_000_000 + count)
  const read = await readRecord({ signals: [{ format: 32, counts }] })
  const baseline = read.header.leads[0]?.baseline ?? 0
  expect(samplesOf(read).map((count) => count - baseline)).toEqual(counts)
})

test('WFDB: signals in several files of unlike formats, other signals dropped by name', async () => {
  const read = await readRecord({
    start: '10:00:30.250 24/03/2024',
    signals: [
      { label: 'ECG I', counts: COUNTS },
      { label: 'ABP', counts: COUNTS, gain: '12/mmHg' },
      { label: 'V2', counts: COUNTS.map((count) => 2 * count), format: 212, fileName: 'v2.dat' },
    ],
  })
  expect(read.header).toMatchObject({
    samplesPerSecond: 100,
    startedAt: '2024-03-24T10:00:30.250',
    leads: [{ name: 'I', countsPerMillivolt: 200, baseline: 0 }, { name: 'V2' }],
  })
  expect(samplesOf(read, 1)).toEqual(COUNTS.map((count) => 2 * count))
  expect(read.warnings).toEqual([{ warning: 'leadsDropped', value: 'ABP' }])
})

test('WFDB: samples begin at the byte offset of the header', async () => {
  expect(samplesOf(await readRecord({ prefix: 17, signals: [SIGNAL] }))).toEqual(COUNTS)
})

test('WFDB: names of sample files compare without case', async () => {
  const { 'r1.hea': header, 'r1.dat': samples } = wfdbRecord({ signals: [SIGNAL] })
  const files = { 'R1.HEA': header ?? new Uint8Array(), 'R1.DAT': samples ?? new Uint8Array() }
  expect(samplesOf(await readOne(wfdbReader, files))).toEqual(COUNTS)
})

test.each([
  ['checksum', { checksum: 1 }, 'checksum of II'],
  ['initial value', { initial: 7 }, 'initial value of II'],
])('WFDB: a differing %s is named and the samples are read', async (_, change, value) => {
  const read = await readRecord({ signals: [{ ...SIGNAL, ...change }] })
  expect(samplesOf(read)).toEqual(COUNTS)
  expect(read.warnings).toEqual([{ warning: 'checksumDiffers', value }])
})

test.each([
  [150, 'cutShort', '101 of 150 samples', [{ from: 101, to: 150 }]],
  [90, 'durationDiffers', '101 of 90 samples', []],
])(
  'WFDB: %i samples in the header, 101 in the file',
  async (statedSamples, warning, value, gaps) => {
    const checksum = COUNTS.slice(0, 90).reduce((sum, count) => sum + count, 0)
    const read = await readRecord({ statedSamples, signals: [{ ...SIGNAL, checksum }] })
    expect(samplesOf(read)).toEqual(COUNTS)
    expect(read.warnings).toEqual([{ warning, value }])
    expect(read.stated).toEqual(gaps)
  },
)

test('WFDB: without a number of samples the file decides', async () => {
  const read = await readRecord({ recordLine: 'r1 1 100', signals: [SIGNAL] })
  expect(read).toMatchObject({ signal: { sampleCount: 101 }, warnings: [] })
})

test.each<[string, Partial<WfdbTestRecord>, string, string]>([
  ['several segments', { recordLine: 'r1/2 1 100 101' }, 'layoutUnsupported', 'several segments'],
  ['skew', { signals: [{ ...SIGNAL, layout: ':3' }] }, 'layoutUnsupported', 'skew of II'],
  [
    'several samples per frame',
    { signals: [{ ...SIGNAL, layout: 'x4' }] },
    'layoutUnsupported',
    'several samples per frame of II',
  ],
  [
    'differences',
    { signals: [{ ...SIGNAL, format: 8 }] },
    'sampleFormatUnknown',
    'format 8 of r1.dat',
  ],
  [
    'FLAC',
    { signals: [{ ...SIGNAL, format: 516 }] },
    'compressionUnsupported',
    'format 516 of r1.dat',
  ],
  [
    'two formats in one file',
    { signals: [SIGNAL, { ...SIGNAL, format: 212 }] },
    'layoutUnsupported',
    'several formats in r1.dat',
  ],
  ['no rate', { recordLine: 'r1 1' }, 'samplingRateMissing', 'sampling frequency'],
  ['rate 0', { rate: 0 }, 'samplingRateOutOfRange', 'sampling frequency: 0'],
  ['rate over 20,000', { rate: 30000 }, 'samplingRateOutOfRange', 'sampling frequency: 30000'],
  [
    'unit of no voltage',
    { signals: [{ ...SIGNAL, gain: '12/mmHg' }] },
    'unitUnknown',
    'unit "mmHg" of II',
  ],
  [
    'gain that is no number',
    { signals: [{ ...SIGNAL, gain: 'high' }] },
    'unitUnknown',
    'gain of II',
  ],
  ['no signals', { recordLine: 'r1 0 100 101' }, 'samplesMissing', 'number of signals'],
  ['fewer signal lines than stated', { recordLine: 'r1 3 100 101' }, 'damaged', 'signal line 2'],
  [
    'no lead of an ECG',
    { signals: [{ ...SIGNAL, label: 'ABP', gain: '12/mmHg' }] },
    'notAnEcg',
    'signals ABP',
  ],
  ['thirteen leads', { signals: Array.from({ length: 13 }, () => SIGNAL) }, 'tooManyLeads', '13'],
  ['no samples', { signals: [{ ...SIGNAL, counts: [] }] }, 'samplesMissing', 'r1.dat'],
])('WFDB refused: %s', async (_, change, refusal, field) => {
  const files = wfdbRecord({ signals: [SIGNAL], ...change })
  expect(await refusalOf(wfdbReader, files)).toEqual({ refusal, field })
})

test('WFDB refused: a sample file that is missing is named', async () => {
  const { 'r1.hea': header = new Uint8Array() } = wfdbRecord({ signals: [SIGNAL] })
  expect(await refusalOf(wfdbReader, { 'r1.hea': header })).toEqual({
    refusal: 'samplesMissing',
    field: 'r1.dat',
  })
})

test.each([
  ['r1 1 100\nr1.dat 212 200', true],
  ['100 2 360 650000\n100.dat 212 200 11 1024 995 -22131 0 MLII', true],
  ['multi/3 2 360', true],
  ['0.000 5 7\n0.002 6 8', false],
  ['time I II\n0 1 2', false],
  ['{"fs": 500}', false],
])('WFDB: %j is a header: %s', (text, isHeader) => {
  expect(wfdbReader.recognises(new TextEncoder().encode(text))).toBe(isHeader)
})
