import { expect, test } from 'vitest'
import { type EdfTestFile, edfFile } from '../testing/edf-file.ts'
import { millivoltsByLead, readFiles, readOne, refusalOf } from '../testing/read-file.ts'
import { edfReader } from './edf-reader.ts'

const COUNTS = Array.from({ length: 300 }, (_, index) => ((index * 37) % 400) - 200)
/** Three records of one second at 100 Hz. */
const THREE_SECONDS: EdfTestFile = {
  recordCount: 3,
  signals: [{ label: 'ECG II', counts: COUNTS, filter: 'HP:0.5Hz LP:40Hz' }],
}

function readEdf(file: EdfTestFile) {
  return readOne(edfReader, { 'a.edf': edfFile(file) })
}

/** Returns the header and outcome of a file whose signal is `counts` and its lead as counts. */
async function countsOf(file: EdfTestFile): Promise<number[]> {
  return [...((await readEdf(file)).signal.leads[0]?.samples ?? [])]
}

test('EDF: the counts of the file are kept, with lead, rate, start, filter, device and name', async () => {
  const { header, signal, stated, warnings } = await readEdf(THREE_SECONDS)
  expect(header).toEqual({
    samplesPerSecond: 100,
    leads: [{ name: 'II', countsPerMillivolt: 1000, baseline: 0 }],
    startedAt: '2024-01-01T10:00:00',
    filter: 'HP:0.5Hz LP:40Hz',
    device: 'Recorder 7',
    patientName: 'Rex',
    printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
  })
  expect([...(signal.leads[0]?.samples ?? [])]).toEqual(COUNTS)
  expect({ stated, warnings }).toEqual({ stated: [], warnings: [] })
})

test.each([
  ['uV', [-1000, 1000], [-2000, 2000], [0.5, 0]],
  ['mV', [-5, 5], [-1000, 1000], [5, 0]],
  ['V', [-0.005, 0.005], [-1000, 1000], [5, 0]],
  ['nV', [-1e6, 1e6], [-2000, 2000], [0.5, 0]],
  ['\xb5V', [-1000, 1000], [-2000, 2000], [0.5, 0]],
  ['\xc2\xb5V', [-1000, 1000], [-2000, 2000], [0.5, 0]],
  ['mV', [-10.24, 10.235], [0, 4095], [-5.24, -10.24]],
  ['uV', [1000, -1000], [-2000, 2000], [-0.5, 0]],
] as const)(
  'EDF: unit %s, physical %j at digital %j give %j mV for 1000 and 0',
  async (unit, physical, digital, expected) => {
    const signals = [{ label: 'ECG I', unit, physical, digital, counts: [1000, 0, 0, 0] }]
    const read = await readEdf({ recordCount: 1, recordSeconds: 0.02, signals })
    expect(millivoltsByLead(read).I?.slice(0, 2)).toEqual(expected)
  },
)

test('EDF: leads are read among other signals, and only they are named as dropped', async () => {
  const counts = new Int16Array(300).fill(7)
  const read = await readEdf({
    recordCount: 3,
    reserved: 'EDF+C',
    signals: [
      { label: 'Resp', unit: 'mV', counts },
      { label: 'ECG I', counts: COUNTS },
      { label: 'SpO2', unit: '%', counts: counts.subarray(0, 3) },
      { label: 'ECG II', counts: COUNTS.map((count) => 2 * count) },
      { label: 'EDF Annotations', texts: ['+0\x14\x14', '+1\x14\x14', '+2\x14\x14'] },
    ],
  })
  expect(read.header.leads.map(({ name }) => name)).toEqual(['I', 'II'])
  expect([...(read.signal.leads[1]?.samples ?? [])]).toEqual(COUNTS.map((count) => 2 * count))
  expect(read.warnings).toEqual([{ warning: 'leadsDropped', value: 'Resp, SpO2' }])
})

test('EDF: without a signal named as a lead, voltages of no other type are the leads', async () => {
  const read = await readEdf({
    recordCount: 3,
    signals: ['Channel 1', 'EMG chin', 'Channel 2'].map((label) => ({ label, counts: COUNTS })),
  })
  expect(read.header.leads.map(({ name }) => name)).toEqual(['Channel 1', 'Channel 2'])
})

test('EDF: of leads at unlike rates the larger group is read, then the faster; the others are named', async () => {
  const slow = COUNTS.filter((_, index) => index % 2 === 0)
  const signals = [
    { label: 'ECG I', counts: slow },
    { label: 'ECG II', counts: COUNTS },
  ]
  const faster = await readEdf({ recordCount: 3, signals })
  expect(faster.header).toMatchObject({ samplesPerSecond: 100, leads: [{ name: 'II' }] })
  expect(faster.warnings).toEqual([{ warning: 'leadsDropped', value: 'ECG I' }])
  const third = { label: 'ECG V1', counts: slow }
  const larger = await readEdf({ recordCount: 3, signals: [...signals, third] })
  expect(larger.header).toMatchObject({
    samplesPerSecond: 50,
    leads: [{ name: 'I' }, { name: 'V1' }],
  })
})

test('EDF+D: gaps follow from the onsets of the records, also fractional ones', async () => {
  const texts = ['+0.25\x14\x14', '+1.25\x14\x14', '+3.755\x14\x14']
  const [signal] = THREE_SECONDS.signals
  const read = await readEdf({
    ...THREE_SECONDS,
    reserved: 'EDF+D',
    signals: [...(signal ? [signal] : []), { label: 'EDF Annotations', texts }],
  })
  expect(read.header.startedAt).toBe('2024-01-01T10:00:00.250')
  expect(read.stated).toEqual([{ from: 200, to: 351 }])
  const samples = [...(read.signal.leads[0]?.samples ?? [])]
  expect(samples.slice(0, 200)).toEqual(COUNTS.slice(0, 200))
  expect(new Set(samples.slice(200, 351))).toEqual(new Set([-32_768]))
  expect(samples.slice(351)).toEqual(COUNTS.slice(200))
})

test('EDF+D: records days apart are recordings of their own, each with its start', async () => {
  const texts = ['+0\x14\x14', '+259200\x14\x14', '+259201\x14\x14']
  const read = await readFiles(edfReader, {
    'a.edf': edfFile({
      recordCount: 3,
      reserved: 'EDF+D',
      signals: [
        { label: 'ECG II', counts: COUNTS },
        { label: 'EDF Annotations', texts },
      ],
    }),
  })
  expect(read.map(({ header, signal }) => [header.startedAt, signal.sampleCount])).toEqual([
    ['2024-01-01T10:00:00', 100],
    ['2024-01-04T10:00:00', 200],
  ])
})

test('EDF: a record that starts before the end of the one before is named', async () => {
  const texts = ['+0\x14\x14', '+0.5\x14\x14', '+2\x14\x14']
  const [signal] = THREE_SECONDS.signals
  const read = await readEdf({
    ...THREE_SECONDS,
    reserved: 'EDF+D',
    signals: [...(signal ? [signal] : []), { label: 'EDF Annotations', texts }],
  })
  expect(read.signal.sampleCount).toBe(300)
  expect(read.warnings).toEqual([{ warning: 'durationDiffers', value: 'onset of record 2' }])
})

test.each([
  ['-1', 300, 'durationDiffers', '3 of ? data records', []],
  ['2', 300, 'durationDiffers', '3 of 2 data records', []],
  ['5', 300, 'cutShort', '3 of 5 data records', [{ from: 300, to: 500 }]],
])(
  'EDF: a header that states %s of 3 records',
  async (statedRecords, length, warning, value, gaps) => {
    const read = await readEdf({ ...THREE_SECONDS, statedRecords })
    expect(read.signal.sampleCount).toBe(length)
    expect(read.warnings).toEqual([{ warning, value }])
    expect(read.stated).toEqual(gaps)
  },
)

test('EDF: a file cut inside a record is read to its last whole sample', async () => {
  const bytes = edfFile({
    recordCount: 3,
    signals: [
      { label: 'ECG I', counts: COUNTS },
      { label: 'ECG V1', counts: COUNTS },
    ],
  })
  const read = await readOne(edfReader, { 'a.edf': bytes.subarray(0, 768 + 800 + 2 * 40 + 1) })
  expect(read.stated).toEqual([{ from: 240, to: 300 }])
  expect([...(read.signal.leads[0]?.samples ?? [])]).toEqual(COUNTS.slice(0, 240))
  expect(read.signal.leads[1]?.samples[199]).toBe(COUNTS[199])
  expect(new Set(read.signal.leads[1]?.samples.subarray(200))).toEqual(new Set([-32_768]))
  expect(read.warnings).toEqual([{ warning: 'cutShort', value: '2 of 3 data records' }])
})

test('BDF: 24-bit counts keep their steps where the range of the lead fits into 16 bits', async () => {
  const counts = Int32Array.from(COUNTS, (count) => 3_000_000 + 20 * count)
  const signals = [
    { label: 'ECG II', physical: [-262144, 262143], digital: [-8388608, 8388607], counts },
  ] as const
  const read = await readEdf({ isBdf: true, recordCount: 3, signals })
  const lead = read.signal.leads[0]
  const millivolts = [...(lead?.samples ?? [])].map(
    (count) => (count - (lead?.baseline ?? 0)) / (lead?.countsPerMillivolt ?? 0),
  )
  const step = 524_287 / 16_777_215 / 1000
  const furthest = millivolts.map((value, index) =>
    Math.abs(value - (-262.144 + ((counts[index] ?? 0) + 8_388_608) * step)),
  )
  expect(Math.max(...furthest)).toBeLessThan(step / 2)
})

test('EDF: a count of -32768 within the limits of the signal is its lowest value, not a lost sample', async () => {
  const [first] = await countsOf({
    recordCount: 1,
    recordSeconds: 0.02,
    signals: [{ label: 'ECG II', counts: [-32768, 0, 0, 0] }],
  })
  expect(first).toBe(-32_767)
})

test.each([
  [
    'version',
    { ...THREE_SECONDS, isBdf: false },
    (bytes: Uint8Array) => bytes.fill(0x31, 0, 1),
    'notAnEcg',
    'version',
  ],
  [
    'header',
    THREE_SECONDS,
    (bytes: Uint8Array) => bytes.subarray(0, 400),
    'samplesMissing',
    'header',
  ],
  [
    'no data',
    THREE_SECONDS,
    (bytes: Uint8Array) => bytes.subarray(0, 512),
    'samplesMissing',
    '0 data records',
  ],
] as const)('EDF refused: %s', async (_, file, change, refusal, field) => {
  const bytes = change(edfFile(file))
  expect(await refusalOf(edfReader, { 'a.edf': bytes })).toEqual({ refusal, field })
})

const ECG = { label: 'ECG II', counts: COUNTS }
test.each<[string, Partial<EdfTestFile>, string, string]>([
  [
    'no unit',
    { signals: [{ ...ECG, unit: '' }] },
    'unitUnknown',
    'physical dimension "" of ECG II',
  ],
  [
    'unit of another kind',
    { signals: [{ ...ECG, unit: 'bpm' }] },
    'unitUnknown',
    'physical dimension "bpm" of ECG II',
  ],
  [
    'equal physical limits',
    { signals: [{ ...ECG, physical: [0, 0] }] },
    'unitUnknown',
    'physical and digital limits of ECG II',
  ],
  [
    'equal digital limits',
    { signals: [{ ...ECG, digital: [5, 5] }] },
    'unitUnknown',
    'physical and digital limits of ECG II',
  ],
  [
    'limits that are no numbers',
    { signals: [{ ...ECG, physical: ['low', 'high'] }] },
    'unitUnknown',
    'physical and digital limits of ECG II',
  ],
  ['record duration 0', { recordSeconds: 0 }, 'samplingRateMissing', 'duration of a data record'],
  ['no record duration', { recordSeconds: '' }, 'samplingRateMissing', 'duration of a data record'],
  [
    'rate under 50 Hz',
    { recordSeconds: 2.5 },
    'samplingRateOutOfRange',
    'duration of a data record: 40',
  ],
  [
    'rate over 20,000 Hz',
    { recordSeconds: 0.001 },
    'samplingRateOutOfRange',
    'duration of a data record: 100000',
  ],
  [
    'no lead',
    { signals: [{ label: 'Resp', unit: 'L/s', counts: COUNTS }] },
    'notAnEcg',
    'signals Resp',
  ],
  ['thirteen leads', { signals: Array.from({ length: 13 }, () => ECG) }, 'tooManyLeads', '13'],
  [
    'samples that are no number',
    { signals: [{ ...ECG, samplesPerRecord: Number.NaN }] },
    'samplingRateMissing',
    'samples in each record of ECG II',
  ],
])('EDF refused: %s', async (_, change, refusal, field) => {
  const bytes = edfFile({ ...THREE_SECONDS, ...change })
  expect(await refusalOf(edfReader, { 'a.edf': bytes })).toEqual({ refusal, field })
})

test('EDF: a gain that staff enter replaces a missing one', async () => {
  const bytes = edfFile({ ...THREE_SECONDS, signals: [{ ...ECG, unit: '' }] })
  const read = await readOne(edfReader, { 'a.edf': bytes }, { millivoltsPerUnit: 0.005 })
  expect(read.header.leads[0]?.countsPerMillivolt).toBe(200)
})
