import { aecgFile } from './aecg-file.ts'
import { edfFile } from './edf-file.ts'
import type { FuzzSeed } from './fuzz.ts'
import { scpRecord } from './scp-record.ts'
import { wfdbRecord } from './wfdb-record.ts'

const COUNTS = Array.from({ length: 600 }, (_, index) => ((index * 37) % 400) - 200)
const SHORT = COUNTS.slice(0, 200)
const LEADS = ['I', 'II', 'V1']
const ONSETS = ['+0.25\x14\x14', '+1.25\x14\x14', '+3.755\x14\x14']

/** `name` begins with the format. */
function textSeed(name: string, text: string): FuzzSeed {
  const fileName = name.replace(' ', '.')
  return { name, files: { [fileName]: new TextEncoder().encode(text) } }
}

const EDF: readonly FuzzSeed[] = [
  {
    name: 'edf',
    files: {
      'a.edf': edfFile({
        recordCount: 3,
        signals: [
          ...LEADS.map((lead) => ({ label: `ECG ${lead}`, counts: COUNTS })),
          { label: 'Resp', counts: SHORT.slice(0, 30) },
        ],
      }),
    },
  },
  {
    name: 'edf+ discontinuous',
    files: {
      'a.edf': edfFile({
        recordCount: 3,
        reserved: 'EDF+D',
        signals: [
          { label: 'ECG II', counts: COUNTS },
          { label: 'EDF Annotations', texts: ONSETS },
        ],
      }),
    },
  },
  {
    name: 'edf bdf',
    files: {
      'a.bdf': edfFile({ isBdf: true, recordCount: 2, signals: [{ label: 'ECG', counts: SHORT }] }),
    },
  },
]

const WFDB: readonly FuzzSeed[] = [16, 212, 310, 311, 24, 61, 160, 32].map((format) => ({
  name: `wfdb ${format}`,
  files: wfdbRecord({
    start: '10:00:30.250 24/03/2024',
    signals: [
      ...LEADS.map((label) => ({ label, format, counts: COUNTS })),
      { label: 'V2', format: 80, fileName: 'v2.dat', counts: SHORT.map((count) => count >> 2) },
    ],
  }),
}))

const AECG: readonly FuzzSeed[] = [
  {
    name: 'aecg',
    files: {
      'a.xml': aecgFile({
        prologue: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><!-- made -->',
        before:
          '<effectiveTime><low value="20240101100000"/></effectiveTime><subjectDemographicPerson><name>R&amp;x</name></subjectDemographicPerson>',
        leads: LEADS.map((lead) => ({ code: `MDC_ECG_LEAD_${lead}`, digits: COUNTS.join(' ') })),
      }),
    },
  },
]

const SCP: readonly FuzzSeed[] = ([undefined, 'default'] as const).flatMap((huffman) =>
  [0, 2].map((differences) => ({
    name: `scp ${huffman} ${differences}`,
    files: {
      'a.scp': scpRecord({
        huffman,
        differences,
        leads: [1, 2, 3].map((id) => ({ id, counts: SHORT })),
        tags: new Map([
          [0, [0x52, 0x65, 0x78, 0]],
          [25, [0xe8, 0x07, 3, 24]],
          [26, [10, 5, 9]],
        ]),
      }),
    },
  })),
)

const TEXTS: readonly FuzzSeed[] = [
  textSeed(
    'json leads',
    JSON.stringify({
      samplesPerSecond: 100,
      unit: 'mV',
      filter: '50 Hz',
      leads: { I: SHORT.map((count) => count / 100), II: SHORT.map((count) => count / 200) },
    }),
  ),
  textSeed(
    'kardia json',
    JSON.stringify({
      data: {
        raw: {
          frequency: 300,
          amplitudeResolution: 500,
          numLeads: 1,
          samples: { leadI: SHORT, leadII: SHORT },
        },
      },
    }),
  ),
  textSeed(
    'json list',
    JSON.stringify([{ fs: 100, units: 'uV', leads: [{ name: 'II', samples: SHORT }] }]),
  ),
  textSeed(
    'csv decimal',
    [
      'time_s,I (mV),II (mV)',
      ...SHORT.map((count, index) => `${index / 100},${count / 100},0.5`),
    ].join('\n'),
  ),
  textSeed(
    'json pairs',
    JSON.stringify({
      unit: 'uV',
      startTime: '2026-03-01T10:20:30Z',
      leads: { II: SHORT.map((count, index) => [(index < 90 ? index : index + 40) * 4, count]) },
    }),
  ),
  textSeed(
    'json packets',
    JSON.stringify({
      recordings: [{ fs: 100, unit: 'counts', gain: '200/mV', sequence: [253, 254, 255, 2] }],
      leads: ['I', 'II', 'V1'],
      samples: SHORT.map((count) => [count, null, -count]),
      units: 'uV',
      sequence: [253, 254, 255, 2],
      fs: '100 Hz',
    }),
  ),
  textSeed(
    'csv clock',
    [
      '# gain: 200 counts/mV',
      'Zeit;II (counts);HR (bpm)',
      ...SHORT.map((count, index) => `10:20:3${index % 10},${index};"${count}";60`),
      ...SHORT.map(
        (count, index) => `10:21:0${Math.floor(index / 100)},${index % 100};${count},5;`,
      ),
    ].join('\r\n'),
  ),
]

/** Valid files of every format but DICOM, small so that many inputs are quick. */
export const FUZZ_SEEDS: readonly FuzzSeed[] = [...EDF, ...WFDB, ...AECG, ...SCP, ...TEXTS]
