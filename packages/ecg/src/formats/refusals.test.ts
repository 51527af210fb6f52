import { expect, test } from 'vitest'
import { type ByteSource, sourceOfBytes } from '../signal/byte-source.ts'
import { memorySink } from './memory-sink.ts'
import { readRecordings } from './read-recordings.ts'
import { RECORDING_FORMATS } from './recording-reader.ts'
import { RECORDING_READERS } from './recording-readers.ts'
import { UnreadableRecording } from './recording-sink.ts'
import { aecgFile } from './testing/aecg-file.ts'
import { edfFile } from './testing/edf-file.ts'
import { scpRecord } from './testing/scp-record.ts'
import { wfdbRecord } from './testing/wfdb-record.ts'

/** Each line of handbook 7 about the content of a file, for the formats that staff import. */
const COUNTS = Array.from({ length: 300 }, (_, index) => (index * 37) % 400)
const ECG = { label: 'ECG II', counts: COUNTS }
const LEAD = { digits: COUNTS.join(' ') }
const EIGHT_DAYS_AT_50_HZ = 8 * 86_400 * 50

type Files = Readonly<Record<string, Uint8Array | ByteSource>>

const edf = (change: Partial<Parameters<typeof edfFile>[0]>): Files => ({
  'a.edf': edfFile({ recordCount: 3, signals: [ECG], ...change }),
})
const wfdb = (change: Partial<Parameters<typeof wfdbRecord>[0]>): Files =>
  wfdbRecord({ signals: [{ counts: COUNTS }], ...change })
const aecg = (change: Partial<Parameters<typeof aecgFile>[0]>): Files => ({
  'a.xml': aecgFile({ leads: [LEAD], ...change }),
})
const scp = (change: Partial<Parameters<typeof scpRecord>[0]>): Files => ({
  'a.scp': scpRecord({ leads: [{ id: 2, counts: COUNTS }], ...change }),
})

/** Returns a file that repeats bytes between its start and its end, without being in memory. */
function longFile(start: Uint8Array, repeated: string, times: number, end = ''): ByteSource {
  const unit = [...repeated].map((letter) => letter.charCodeAt(0))
  const bodyEnd = start.length + unit.length * times
  const sizeBytes = bodyEnd + end.length
  return {
    sizeBytes,
    read: async (offset, length) => {
      const bytes = new Uint8Array(Math.max(0, Math.min(length, sizeBytes - offset)))
      for (let at = 0; at < bytes.length; at += 1) {
        const place = offset + at
        const inBody = unit[(place - start.length) % unit.length] ?? 0
        bytes[at] = start[place] ?? (place < bodyEnd ? inBody : end.charCodeAt(place - bodyEnd))
      }
      return bytes
    },
  }
}

function longEdf(): ByteSource {
  const signals = [{ label: 'ECG II', samplesPerRecord: 50 }]
  return longFile(
    edfFile({ recordCount: 0, statedRecords: -1, signals }),
    '\0\0',
    EIGHT_DAYS_AT_50_HZ,
  )
}

function longAecg(): ByteSource {
  const increment = '<increment value="0.02" unit="s"/>'
  const text = new TextDecoder().decode(aecgFile({ increment, leads: [{ digits: '#' }] }))
  const [start = '', end = ''] = text.split('#')
  return longFile(new TextEncoder().encode(start), '1 ', EIGHT_DAYS_AT_50_HZ, end)
}

function longWfdb(): Files {
  const { 'r1.hea': header = new Uint8Array() } = wfdbRecord({
    recordLine: 'r1 1 50',
    signals: [{ format: 80, counts: COUNTS }],
  })
  return { 'r1.hea': header, 'r1.dat': longFile(new Uint8Array(), '\x80', EIGHT_DAYS_AT_50_HZ) }
}

const huge = (start: Uint8Array): ByteSource => ({
  ...longFile(start, '\0', 1),
  sizeBytes: 2 ** 30 + 1,
})

const NO_GAIN = { physical: [0, 0] } as const
const THIRTEEN = Array.from({ length: 13 })

test.each<[string, string, () => Files, string, string]>([
  [
    'no unit',
    'EDF',
    () => edf({ signals: [{ ...ECG, unit: '' }] }),
    'unitUnknown',
    'physical dimension "" of ECG II',
  ],
  [
    'no unit',
    'WFDB',
    () => wfdb({ signals: [{ counts: COUNTS, gain: '5/l' }] }),
    'unitUnknown',
    'unit "l" of II',
  ],
  [
    'no unit',
    'aECG',
    () => aecg({ leads: [{ ...LEAD, scale: '<scale value="5"/>' }] }),
    'unitUnknown',
    'scale of MDC_ECG_LEAD_II',
  ],
  [
    'no gain',
    'EDF',
    () => edf({ signals: [{ ...ECG, ...NO_GAIN }] }),
    'unitUnknown',
    'physical and digital limits of ECG II',
  ],
  [
    'no gain',
    'WFDB',
    () => wfdb({ signals: [{ counts: COUNTS, gain: 'x' }] }),
    'unitUnknown',
    'gain of II',
  ],
  [
    'no gain',
    'aECG',
    () => aecg({ leads: [{ ...LEAD, scale: '' }] }),
    'unitUnknown',
    'scale of MDC_ECG_LEAD_II',
  ],
  [
    'no gain',
    'SCP',
    () => scp({ nanovolts: 0 }),
    'unitUnknown',
    'amplitude value multiplier of section 6',
  ],
  [
    'unknown sample format',
    'WFDB',
    () => wfdb({ signals: [{ counts: COUNTS, format: 8 }] }),
    'sampleFormatUnknown',
    'format 8 of r1.dat',
  ],
  [
    'unknown sample format',
    'SCP',
    () => scp({ differences: 3 }),
    'sampleFormatUnknown',
    'differences of order 3',
  ],
  [
    'no rate',
    'EDF',
    () => edf({ recordSeconds: 0 }),
    'samplingRateMissing',
    'duration of a data record',
  ],
  [
    'no rate',
    'WFDB',
    () => wfdb({ recordLine: 'r1 1' }),
    'samplingRateMissing',
    'sampling frequency',
  ],
  [
    'no rate',
    'aECG',
    () => aecg({ increment: '' }),
    'samplingRateMissing',
    'increment of the time sequence',
  ],
  [
    'no rate',
    'SCP',
    () => scp({ microseconds: 0 }),
    'samplingRateMissing',
    'sample time interval of section 6',
  ],
  [
    'rate under 50 Hz',
    'EDF',
    () => edf({ recordSeconds: 2.5 }),
    'samplingRateOutOfRange',
    'duration of a data record: 40',
  ],
  [
    'rate under 50 Hz',
    'WFDB',
    () => wfdb({ rate: 49 }),
    'samplingRateOutOfRange',
    'sampling frequency: 49',
  ],
  [
    'rate under 50 Hz',
    'aECG',
    () => aecg({ increment: '<increment value="25" unit="ms"/>' }),
    'samplingRateOutOfRange',
    'increment of the time sequence: 40',
  ],
  [
    'rate under 50 Hz',
    'SCP',
    () => scp({ microseconds: 25_000 }),
    'samplingRateOutOfRange',
    'sample time interval of section 6: 40',
  ],
  [
    'rate over 20,000 Hz',
    'EDF',
    () => edf({ recordSeconds: 0.004 }),
    'samplingRateOutOfRange',
    'duration of a data record: 25000',
  ],
  [
    'rate over 20,000 Hz',
    'WFDB',
    () => wfdb({ rate: 20_001 }),
    'samplingRateOutOfRange',
    'sampling frequency: 20001',
  ],
  [
    'rate over 20,000 Hz',
    'aECG',
    () => aecg({ increment: '<increment value="40" unit="us"/>' }),
    'samplingRateOutOfRange',
    'increment of the time sequence: 25000',
  ],
  [
    'rate over 20,000 Hz',
    'SCP',
    () => scp({ microseconds: 40 }),
    'samplingRateOutOfRange',
    'sample time interval of section 6: 25000',
  ],
  [
    'text among numbers',
    'aECG',
    () => aecg({ leads: [{ digits: '1 2 abc' }] }),
    'samplesNotNumbers',
    'digits of MDC_ECG_LEAD_II, sample 3',
  ],
  [
    'unequal start',
    'WFDB',
    () => wfdb({ signals: [{ counts: COUNTS, layout: ':9' }] }),
    'layoutUnsupported',
    'skew of II',
  ],
  [
    'unequal start',
    'SCP',
    () =>
      scp({
        leads: [
          { id: 2, counts: COUNTS },
          { id: 3, counts: COUNTS, first: 7 },
        ],
      }),
    'startsUnequal',
    'first sample of V1',
  ],
  ['over 7 days', 'EDF', () => ({ 'a.edf': longEdf() }), 'tooLong', '8.0 d'],
  ['over 7 days', 'WFDB', longWfdb, 'tooLong', '8.0 d'],
  ['over 7 days', 'aECG', () => ({ 'a.xml': longAecg() }), 'tooLong', '8.0 d'],
  ['over 12 leads', 'EDF', () => edf({ signals: THIRTEEN.map(() => ECG) }), 'tooManyLeads', '13'],
  [
    'over 12 leads',
    'WFDB',
    () => wfdb({ signals: THIRTEEN.map(() => ({ counts: COUNTS })) }),
    'tooManyLeads',
    '13',
  ],
  ['over 12 leads', 'aECG', () => aecg({ leads: THIRTEEN.map(() => LEAD) }), 'tooManyLeads', '13'],
  [
    'over 12 leads',
    'SCP',
    () => scp({ leads: THIRTEEN.map(() => ({ id: 2, counts: COUNTS })) }),
    'tooManyLeads',
    '13',
  ],
  [
    'over 1 GB',
    'EDF',
    () => ({ 'a.edf': huge(edfFile({ recordCount: 3, signals: [ECG] })) }),
    'tooLarge',
    'a.edf',
  ],
  [
    'over 1 GB',
    'WFDB',
    () => ({ ...wfdb({}), 'r1.dat': huge(new Uint8Array()) }),
    'tooLarge',
    'r1.dat',
  ],
  [
    'over 1 GB',
    'aECG',
    () => ({ 'a.xml': huge(aecgFile({ leads: [LEAD] })) }),
    'tooLarge',
    'a.xml',
  ],
  [
    'over 16 MB',
    'SCP',
    () => ({
      'a.scp': {
        ...huge(scpRecord({ leads: [{ id: 2, counts: COUNTS }] })),
        sizeBytes: 2 ** 24 + 1,
      },
    }),
    'tooLarge',
    'a.scp',
  ],
  [
    'cut file, nothing whole',
    'EDF',
    () => ({ 'a.edf': edfFile({ recordCount: 3, signals: [ECG] }).slice(0, 513) }),
    'samplesMissing',
    '0 data records',
  ],
  [
    'cut file, nothing whole',
    'WFDB',
    () => ({ ...wfdb({}), 'r1.dat': Uint8Array.of(1) }),
    'samplesMissing',
    'r1.dat',
  ],
  [
    'cut file, nothing whole',
    'aECG',
    () => ({ 'a.xml': aecgFile({ leads: [LEAD] }).slice(0, 300) }),
    'samplesMissing',
    'digits',
  ],
  [
    'cut file, nothing whole',
    'SCP',
    () => ({ 'a.scp': scpRecord({ leads: [{ id: 2, counts: COUNTS }] }).slice(0, 170) }),
    'samplesMissing',
    'section 3',
  ],
  [
    'missing sample file',
    'WFDB',
    () => ({
      'r1.hea': wfdbRecord({ signals: [{ counts: COUNTS }] })['r1.hea'] ?? new Uint8Array(),
    }),
    'samplesMissing',
    'r1.dat',
  ],
  ['depth over 512', 'aECG', () => aecg({ before: '<a>'.repeat(513) }), 'tooDeep', 'a'],
  [
    'bimodal compression',
    'SCP',
    () => scp({ isBimodal: true }),
    'compressionUnsupported',
    'bimodal compression',
  ],
  [
    'reference beat subtraction',
    'SCP',
    () => scp({ hasReferenceBeat: true }),
    'compressionUnsupported',
    'reference beat subtraction',
  ],
  [
    'no ECG',
    'EDF',
    () => edf({ signals: [{ label: 'EEG Fpz', counts: COUNTS }] }),
    'notAnEcg',
    'signals EEG Fpz',
  ],
  [
    'no ECG',
    'text',
    () => ({ 'a.md': new TextEncoder().encode('# Notes of a day') }),
    'notAnEcg',
    'a.md',
  ],
])(
  '%s, %s: refused with the field that a person must look at',
  async (_, __, make, refusal, field) => {
    const [first, ...others] = Object.entries(make()).map(
      ([name, file]) => [name, file instanceof Uint8Array ? sourceOfBytes(file) : file] as const,
    )
    const [fileName, source] = first ?? ['', sourceOfBytes(new Uint8Array())]
    const { sink, recordings } = memorySink()
    const options = {
      readers: RECORDING_READERS,
      formats: RECORDING_FORMATS,
      fileName,
      companions: new Map(others),
    }
    const failure = await readRecordings(source, options, sink).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(UnreadableRecording)
    expect(failure).toMatchObject({ refusal, field })
    expect(recordings).toEqual([])
  },
)
