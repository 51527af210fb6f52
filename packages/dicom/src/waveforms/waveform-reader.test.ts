import { memorySink } from '@systole/ecg/formats/memory-sink'
import { readRecordings } from '@systole/ecg/formats/read-recordings'
import type { StatedFacts } from '@systole/ecg/formats/recording-reader'
import { fuzzReaders } from '@systole/ecg/formats/testing/fuzz'
import { millivoltsByLead, readOne } from '@systole/ecg/formats/testing/read-file'
import { sourceOfBytes } from '@systole/ecg/signal/byte-source'
import { type Element, encodePart10 } from '@systole/fixtures/dicom/part10'
import { drawEcg } from '@systole/fixtures/ecg'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { expect, test } from 'vitest'
import { ALL_RECORDING_READERS } from '../recording-readers.ts'
import { dicomWaveformReader } from './waveform-reader.ts'

const TWELVE_LEAD = '1.2.840.10008.5.1.4.1.1.9.1.1'
const LEAD: Element[] = [
  ['003A0203', 'SH', 'Lead II (Einthoven)'],
  ['003A0210', 'DS', '2.5'],
  ['003A0211', 'SQ', [[['00080100', 'SH', 'uV']]]],
  ['003A0220', 'DS', '0.05'],
  ['003A0221', 'DS', '150'],
]

type Group = {
  channels?: readonly Element[][]
  count?: number
  rate?: string
  bits?: number
  format?: string
  padding?: Buffer
  label?: string
  data?: Buffer
}

const without = (tag: string, ...more: Element[]) => [
  ...LEAD.filter(([own]) => own !== tag),
  ...more,
]
const shorts = (...values: number[]) => Buffer.from(Int16Array.from(values).buffer)

function item(group: Group): Element[] {
  const { channels = [LEAD], bits = 16, data = shorts(0, 400, -400) } = group
  const count = group.count ?? data.length / (bits / 8) / channels.length
  return [
    ['003A0005', 'US', channels.length],
    ['003A0010', 'UL', count],
    ['003A001A', 'DS', group.rate ?? '500'],
    ['003A0020', 'SH', group.label ?? 'RHYTHM'],
    ['003A0200', 'SQ', [...channels]],
    ['54001004', 'US', bits],
    ['54001006', 'CS', group.format ?? 'SS'],
    ...(group.padding ? ([['5400100A', 'OW', group.padding]] satisfies Element[]) : []),
    ['54001010', bits === 8 ? 'OB' : 'OW', data],
  ]
}

function dicomFile(
  groups: readonly Group[],
  { sopClass = TWELVE_LEAD, head = [] as Element[] } = {},
) {
  return encodePart10([
    ['00080016', 'UI', sopClass],
    ['00080018', 'UI', '2.25.1'],
    ...head,
    ['54000100', 'SQ', groups.map(item)],
  ])
}

const read = (bytes: Uint8Array, stated?: StatedFacts) =>
  readOne(dicomWaveformReader, { 'a.dcm': bytes }, stated)
const readGroup = (group: Group) => read(dicomFile([group]))

async function refusalOf(bytes: Uint8Array): Promise<unknown> {
  return read(bytes).then(
    () => 'read',
    (error: unknown) => error,
  )
}

test('DICOM: the samples of a file are those that were put in, to half a step', async () => {
  const recording = await read(FIXTURES['ecg_dog.dcm']())
  const drawn = new Map(Object.entries(drawEcg('dog').leads))
  expect(recording.header).toMatchObject({
    samplesPerSecond: 500,
    filter: '0.5–150 Hz, notch 50 Hz',
    device: 'Systole synthetic',
  })
  expect(recording.header.leads.map(({ name }) => name)).toEqual(['I', 'II'])
  expect(recording.warnings).toEqual([])
  for (const [name, values] of Object.entries(millivoltsByLead(recording))) {
    const known = drawn.get(name) ?? []
    expect(values.length).toBe(known.length)
    const furthest = Math.max(...known.map((value, at) => Math.abs(value - (values[at] ?? 9))))
    expect(furthest).toBeLessThanOrEqual(0.00125 + 1e-6)
  }
})

test('DICOM: start, device and name are read', async () => {
  const head: Element[] = [
    ['00080022', 'DA', '20260301'],
    ['00080032', 'TM', '102030.5'],
    ['00080070', 'LO', 'Acme'],
    ['00080201', 'SH', '+0800'],
    ['00081090', 'LO', 'One'],
    ['00100010', 'PN', 'Miller^Rex'],
  ]
  const { header } = await read(dicomFile([{}], { head }))
  expect(header).toMatchObject({
    startedAt: '2026-03-01T10:20:30.5+08:00',
    device: 'Acme One',
    patientName: 'Miller Rex',
  })
})

test.each([
  ['SB', 8, Buffer.from([0, 100, 0x9c, 0]), 3, [0, 0.25, -0.25]],
  ['UB', 8, Buffer.from([0, 100, 200, 0]), 3, [0, 0.25, 0.5]],
  ['SS', 16, shorts(0, 300, -300), 3, [0, 0.75, -0.75]],
  ['US', 16, Buffer.from(Uint16Array.of(0, 300, 65_000).buffer), 3, [0, 0.75, 162.5]],
  ['SL', 32, Buffer.from(Int32Array.of(0, 70_000, -70_000).buffer), 3, [0, 175, -175]],
  ['UL', 32, Buffer.from(Uint32Array.of(0, 70_000, 130_000).buffer), 3, [0, 175, 325]],
])('DICOM: samples may be %s', async (format, bits, data, count, expected) => {
  const recording = await readGroup({ format, bits, data, count })
  const { II = [] } = millivoltsByLead(recording)
  for (const [at, value] of expected.entries()) {
    expect(Math.abs((II[at] ?? Number.NaN) - value)).toBeLessThanOrEqual(0.00376)
  }
  expect(II.length).toBe(3)
})

test('DICOM: correction and baseline count', async () => {
  const channel = [...LEAD, ['003A0212', 'DS', '2'], ['003A0213', 'DS', '100']] satisfies Element[]
  const recording = await readGroup({ channels: [channel], data: shorts(0, 200, 400) })
  expect(millivoltsByLead(recording)).toEqual({ II: [0.1, 1.1, 2.1] })
})

test.each([
  ['SS', 16, shorts(0, -32_768, 400, 0), shorts(-32_768)],
  [
    'SL',
    32,
    Buffer.from(Int32Array.of(0, -2_147_483_648, 400, 0).buffer),
    Buffer.from(Int32Array.of(-2_147_483_648).buffer),
  ],
])('DICOM: padding of %s is a gap', async (format, bits, data, padding) => {
  const recording = await readGroup({ format, bits, data, padding })
  expect(millivoltsByLead(recording)).toEqual({ II: [0, Number.NaN, 1, 0] })
})

test('DICOM: the longest group is the rhythm; others are named', async () => {
  const median = { label: 'MEDIAN BEATS', data: shorts(9, 9) }
  const recording = await read(dicomFile([median, { data: shorts(0, 400, 800, 1200) }]))
  expect(millivoltsByLead(recording)).toEqual({ II: [0, 1, 2, 3] })
  expect(recording.warnings).toEqual([{ warning: 'leadsDropped', value: 'MEDIAN BEATS' }])
})

test('DICOM: channels that are no voltage are dropped by name, and the others keep their turns', async () => {
  const breathing = without('003A0211', ['003A0211', 'SQ', [[['00080100', 'SH', 'cm[H2O]']]]])
  const resp = breathing.map(
    (element): Element => (element[0] === '003A0203' ? ['003A0203', 'SH', 'Resp'] : element),
  )
  const recording = await readGroup({ channels: [resp, LEAD], data: shorts(1, 0, 2, 400) })
  expect(millivoltsByLead(recording)).toEqual({ II: [0, 1] })
  expect(recording.warnings).toEqual([{ warning: 'leadsDropped', value: 'Resp' }])
})

test('DICOM: a file without its preamble is read', async () => {
  const whole = dicomFile([{}])
  expect(millivoltsByLead(await read(whole.subarray(132)))).toEqual({ II: [0, 1, -1] })
})

test('DICOM: a cut file is read to its last whole sample and the rest is a gap', async () => {
  const whole = dicomFile([{ data: shorts(...Array.from({ length: 1000 }, (_, at) => at)) }])
  const recording = await read(whole.subarray(0, whole.length - 101))
  expect(recording.signal.sampleCount).toBe(949)
  expect(recording.stated).toEqual([{ from: 949, to: 1000 }])
  expect(recording.warnings).toEqual([{ warning: 'cutShort', value: '949 of 1000 samples' }])
})

test('DICOM: more samples than the file says are all read, with a warning', async () => {
  const recording = await readGroup({ count: 2 })
  expect(millivoltsByLead(recording)).toEqual({ II: [0, 1, -1] })
  expect(recording.warnings).toEqual([{ warning: 'durationDiffers', value: '3 of 2 samples' }])
})

test('DICOM: staff may state a gain that the file lacks', async () => {
  const file = dicomFile([{ channels: [without('003A0210')] }])
  const recording = await read(file, { millivoltsPerUnit: 0.005 })
  expect(millivoltsByLead(recording)).toEqual({ II: [0, 2, -2] })
})

test.each([
  ['mu-law', [{ format: 'MB', bits: 8 }], 'compressionUnsupported', 'mu-law (MB)'],
  ['A-law', [{ format: 'AB', bits: 8 }], 'compressionUnsupported', 'A-law (AB)'],
  ['an unknown format', [{ format: 'XX' }], 'sampleFormatUnknown', 'XX'],
  ['no rate', [{ rate: '0' }], 'samplingRateMissing', '(003A,001A)'],
  ['40 Hz', [{ rate: '40' }], 'samplingRateOutOfRange', '(003A,001A): 40'],
  ['no sensitivity', [{ channels: [without('003A0210')] }], 'unitUnknown', 'II: (003A,0210)'],
  ['no unit', [{ channels: [without('003A0211')] }], 'unitUnknown', 'II: (003A,0211)'],
  ['no group', [], 'samplesMissing', '(5400,1010)'],
  ['no samples', [{ data: Buffer.alloc(0) }], 'samplesMissing', '(5400,1010)'],
  [
    'thirteen leads',
    [{ channels: Array.from({ length: 13 }, () => LEAD), data: Buffer.alloc(26) }],
    'tooManyLeads',
    '13',
  ],
])('DICOM: a waveform with %s is refused with the field', async (_, groups, refusal, field) => {
  expect(await refusalOf(dicomFile(groups))).toMatchObject({ refusal, field })
})

test('DICOM: waveforms of another class and files of another kind are refused', async () => {
  const eeg = dicomFile([{}], { sopClass: '1.2.840.10008.5.1.4.1.1.9.7.1' })
  expect(await refusalOf(eeg)).toMatchObject({ refusal: 'notAnEcg' })
  expect(await refusalOf(Buffer.from('hello'))).toMatchObject({ refusal: 'notAnEcg' })
})

test('DICOM: the dispatch of all formats recognises it by content', async () => {
  const { sink, recordings } = memorySink()
  const options = {
    readers: ALL_RECORDING_READERS,
    formats: ['dicom'] as const,
    fileName: 'a.json',
  }
  await readRecordings(sourceOfBytes(dicomFile([{}])), options, sink)
  expect(recordings).toHaveLength(1)
})

test('DICOM: no damaged file ends in anything but a recording or a named refusal', async () => {
  const channels = [LEAD, without('003A0203', ['003A0203', 'SH', 'I'])]
  const data = shorts(...Array.from({ length: 400 }, (_, at) => (at * 37) % 900))
  const seeds = [
    [
      { channels, data },
      { label: 'MEDIAN', data: data.subarray(0, 40) },
    ],
    [{ format: 'SB', bits: 8, data: data.subarray(0, 200), padding: Buffer.from([0x80, 0]) }],
    [{ format: 'UL', bits: 32, data }],
  ].map((groups, at) => ({
    name: `dicom ${at}`,
    files: { 'a.dcm': new Uint8Array(dicomFile(groups)) },
  }))
  const report = await fuzzReaders({ readers: ALL_RECORDING_READERS, seeds, count: 3000 })
  expect(report.failures).toEqual([])
  expect(report.read).toBeGreaterThan(300)
})
