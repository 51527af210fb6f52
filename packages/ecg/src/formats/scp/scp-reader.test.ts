import { expect, test } from 'vitest'
import { millivoltsByLead, readOne, refusalOf } from '../testing/read-file.ts'
import { type ScpTestRecord, scpRecord } from '../testing/scp-record.ts'
import { crcCcitt } from './crc-ccitt.ts'
import type { HuffmanCode } from './huffman-tables.ts'
import { scpReader } from './scp-reader.ts'

const COUNTS = Array.from({ length: 300 }, (_, index) => ((index * 37) % 400) - 200)
const LEAD = { id: 2, counts: COUNTS }

function readScp(record: ScpTestRecord) {
  return readOne(scpReader, { 'a.scp': scpRecord(record) })
}

function samplesOf(read: Awaited<ReturnType<typeof readScp>>, lead = 0): number[] {
  return [...(read.signal.leads[lead]?.samples ?? [])]
}

function lettersOf(text: string): number[] {
  return [...text, '\0'].map((letter) => letter.charCodeAt(0))
}

test('SCP: the checksum is that of CCITT', () => {
  expect(crcCcitt(new TextEncoder().encode('123456789'))).toBe(0x29b1)
})

/** A table of its own: small values in 2 bits, the rest in 12. */
const OWN_TABLE: readonly HuffmanCode[] = [
  { prefixBits: 2, totalBits: 2, isSwitch: false, value: 0, prefix: 0b00 },
  { prefixBits: 2, totalBits: 2, isSwitch: false, value: 37, prefix: 0b10 },
  { prefixBits: 1, totalBits: 13, isSwitch: false, value: 0, prefix: 0b1 },
]

test.each(
  [0, 1, 2].flatMap((differences) =>
    ([undefined, 'default', OWN_TABLE] as const).map((huffman) => ({ differences, huffman })),
  ),
)(
  'SCP: differences of order $differences with table $huffman read the same counts',
  async (how) => {
    const other = { id: 3, counts: COUNTS.map((count) => Math.round(count / 3) + 0) }
    const read = await readScp({ ...how, leads: [LEAD, other] })
    expect(read.header.leads).toEqual([
      { name: 'II', countsPerMillivolt: 200, baseline: 0 },
      { name: 'V1', countsPerMillivolt: 200, baseline: 0 },
    ])
    expect(samplesOf(read)).toEqual(COUNTS)
    expect(samplesOf(read, 1)).toEqual(other.counts)
    expect(read.warnings).toEqual([])
  },
)

test('SCP: a code may switch to another table', async () => {
  const first: HuffmanCode[] = [
    { prefixBits: 1, totalBits: 1, isSwitch: false, value: 5, prefix: 0 },
    { prefixBits: 1, totalBits: 1, isSwitch: true, value: 1, prefix: 1 },
  ]
  const bytes = scpRecord({ huffman: first, leads: [{ id: 1, counts: [5, 5, 5, 5] }] })
  expect(samplesOf(await readOne(scpReader, { 'a.scp': bytes }))).toEqual([5, 5, 5, 5])
})

test('SCP: rate, scale, start with zone, filter, device and name', async () => {
  const tags = new Map([
    [0, lettersOf('Rex')],
    [1, lettersOf('Kaiser')],
    [14, [...new Array<number>(8).fill(0), ...lettersOf('REC71'), 0, 0]],
    [25, [0xe8, 0x07, 3, 24]],
    [26, [10, 5, 9]],
    [27, [5, 0]],
    [28, [40, 0]],
    [29, [2]],
    [34, [0xe0, 0x01, 0, 0]],
  ])
  const read = await readScp({ tags, nanovolts: 2500, microseconds: 2000, leads: [LEAD] })
  expect(read.header).toEqual({
    samplesPerSecond: 500,
    leads: [{ name: 'II', countsPerMillivolt: 400, baseline: 0 }],
    startedAt: '2024-03-24T10:05:09+08:00',
    filter: 'high pass 0.05 Hz, low pass 40 Hz, 50 Hz notch',
    device: 'REC71',
    patientName: 'Kaiser Rex',
    printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
  })
  expect(millivoltsByLead(read).II?.[0]).toBe(-0.5)
})

test('SCP: a record with a changed byte names the section whose checksum differs', async () => {
  const bytes = scpRecord({ leads: [LEAD] })
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  const read = await readOne(scpReader, { 'a.scp': bytes })
  expect(read.warnings).toEqual([{ warning: 'checksumDiffers', value: 'record, section 6' }])
})

test('SCP: a cut record is read to its last whole sample, the rest is a gap', async () => {
  const read = await readOne(scpReader, { 'a.scp': scpRecord({ leads: [LEAD] }).slice(0, -201) })
  expect(samplesOf(read)).toEqual(COUNTS.slice(0, 199))
  expect(read.stated).toEqual([{ from: 199, to: 300 }])
  expect(read.warnings).toEqual([{ warning: 'cutShort', value: '199 of 300 samples' }])
})

test.each<[string, Partial<ScpTestRecord>, string, string]>([
  ['bimodal compression', { isBimodal: true }, 'compressionUnsupported', 'bimodal compression'],
  [
    'reference beat subtraction',
    { hasReferenceBeat: true },
    'compressionUnsupported',
    'reference beat subtraction',
  ],
  [
    'differences of the third order',
    { differences: 3 },
    'sampleFormatUnknown',
    'differences of order 3',
  ],
  ['no scale', { nanovolts: 0 }, 'unitUnknown', 'amplitude value multiplier of section 6'],
  ['no interval', { microseconds: 0 }, 'samplingRateMissing', 'sample time interval of section 6'],
  [
    'rate under 50 Hz',
    { microseconds: 25_000 },
    'samplingRateOutOfRange',
    'sample time interval of section 6: 40',
  ],
  ['no leads', { leads: [] }, 'samplesMissing', 'leads of section 3'],
  ['no samples', { leads: [{ id: 2, counts: [] }] }, 'samplesMissing', 'section 6'],
  ['thirteen leads', { leads: Array.from({ length: 13 }, () => LEAD) }, 'tooManyLeads', '13'],
  [
    'unequal starts',
    { leads: [LEAD, { ...LEAD, id: 3, first: 5 }] },
    'startsUnequal',
    'first sample of V1',
  ],
  [
    'a code without bits',
    {
      huffman: [{ prefixBits: 0, totalBits: 0, isSwitch: true, value: 1, prefix: 0 }],
      leads: [{ id: 2, counts: [] }],
    },
    'damaged',
    'code of 0 and 0 bits in section 2',
  ],
])('SCP refused: %s', async (_, change, refusal, field) => {
  const bytes = scpRecord({ leads: [LEAD], ...change })
  expect(await refusalOf(scpReader, { 'a.scp': bytes })).toEqual({ refusal, field })
})

test.each([
  [3, 'samplesMissing', 'section 3'],
  [6, 'samplesMissing', 'section 6'],
])('SCP refused: no section %i', async (id, refusal, field) => {
  const bytes = scpRecord({ leads: [LEAD] })
  bytes.fill(0, 22 + id * 10 + 2, 22 + id * 10 + 10)
  expect(await refusalOf(scpReader, { 'a.scp': bytes })).toEqual({ refusal, field })
})
