import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ALL_RECORDING_READERS } from '@systole/dicom/recording-readers'
import { openWaveform } from '@systole/dicom/waveforms/waveform-reader'
import { openAecg } from '@systole/ecg/formats/aecg/aecg-reader'
import { openCsv } from '@systole/ecg/formats/csv/csv-reader'
import { openEdf } from '@systole/ecg/formats/edf/edf-reader'
import type { ReadRequest } from '@systole/ecg/formats/recording-reader'
import type { SourceRecording } from '@systole/ecg/formats/source-recording'
import { readOne, requestOf } from '@systole/ecg/formats/testing/read-file'
import { openWfdb } from '@systole/ecg/formats/wfdb/wfdb-reader'
import { expect, test } from 'vitest'

/** A record of LUDB (PhysioNet, ODC-By 1.0) in several formats, with its samples; never part of the project. */
const FOLDER = join(process.env.ECG_RECORDS ?? '', 'open/formats')
const isPresent = process.env.ECG_RECORDS !== undefined && existsSync(FOLDER)
const why = isPresent ? '' : ' (skipped: ECG_RECORDS names no folder of reference records)'

/** Half a step of the record, 5 µV. */
const MOST_MILLIVOLTS_APART = 0.0025

/** The unit of the CSV file, which names none: staff state it. */
const STATED = { millivoltsPerUnit: 1 }

type Expected = { fs: number; leads: { name: string; samples: number[] }[] }

function filesOf(...names: string[]): Record<string, Uint8Array> {
  return Object.fromEntries(
    names.map((name) => [name, new Uint8Array(readFileSync(join(FOLDER, name)))]),
  )
}

function expectedRecord(): Expected {
  return JSON.parse(readFileSync(join(FOLDER, 'ludb_001.expected.json'), 'utf8'))
}

async function openOne(
  open: (request: ReadRequest) => Promise<SourceRecording | SourceRecording[]>,
  names: string[],
) {
  const opened = await open(requestOf(filesOf(...names), STATED))
  const recording = Array.isArray(opened) ? opened[0] : opened
  if (!recording) throw new Error('no recording')
  return recording
}

test.skipIf(!isPresent).each([
  ['EDF', openEdf, ['ludb_001.edf']],
  ['WFDB 16', openWfdb, ['ludb_001_16.hea', 'ludb_001_16.dat']],
  ['WFDB 212', openWfdb, ['ludb_001_212.hea', 'ludb_001_212.dat']],
  ['HL7 aECG', openAecg, ['ludb_001.aecg.xml']],
  ['DICOM', openWaveform, ['ludb_001.dcm']],
  ['CSV', openCsv, ['ludb_001.csv']],
] as const)(
  `%s: every sample of all six leads is that of the record${why}`,
  async (_, open, names) => {
    const recording = await openOne(open, [...names])
    const { fs, leads } = expectedRecord()
    expect(recording.header.samplesPerSecond).toBe(fs)
    expect(recording.leads.map(({ name }) => name)).toEqual(leads.map(({ name }) => name))
    let from = 0
    for await (const block of recording.blocks()) {
      for (const [place, { zero, millivoltsPerUnit }] of recording.leads.entries()) {
        const expected = leads[place]?.samples.slice(from, from + (block[place]?.length ?? 0)) ?? []
        const apart = expected.map((value, index) =>
          Math.abs(((block[place]?.[index] ?? Number.NaN) - zero) * millivoltsPerUnit - value),
        )
        expect(Math.max(...apart)).toBeLessThan(MOST_MILLIVOLTS_APART)
      }
      from += block[0]?.length ?? 0
    }
    expect(from).toBe(leads[0]?.samples.length)
    expect(recording.outcome()).toEqual({ stated: [], warnings: [] })
  },
)

test.skipIf(!isPresent).each([
  ['EDF', ['ludb_001.edf']],
  ['WFDB 16', ['ludb_001_16.hea', 'ludb_001_16.dat']],
  ['WFDB 212', ['ludb_001_212.hea', 'ludb_001_212.dat']],
  ['HL7 aECG', ['ludb_001.aecg.xml']],
  ['DICOM', ['ludb_001.dcm']],
  ['CSV', ['ludb_001.csv']],
  ['JSON', ['ludb_001.expected.json']],
])(
  `%s: stored are the measured leads in the file's own steps, twice the same bytes${why}`,
  async (_, names) => {
    const files = filesOf(...names)
    const [first = new Uint8Array()] = Object.values(files)
    const reader = ALL_RECORDING_READERS.find(({ recognises }) => recognises(first))
    if (!reader) throw new Error('not recognised')
    const [once, again] = [
      await readOne(reader, files, STATED),
      await readOne(reader, files, STATED),
    ]
    expect(again).toEqual(once)
    expect(once.signal.leads.map(({ name }) => name)).toEqual(['I', 'II'])
    const { leads } = expectedRecord()
    for (const [place, { samples, baseline, countsPerMillivolt }] of once.signal.leads.entries()) {
      const apart = [...samples].map((count, index) =>
        Math.abs((count - baseline) / countsPerMillivolt - (leads[place]?.samples[index] ?? 0)),
      )
      expect(Math.max(...apart)).toBeLessThan(MOST_MILLIVOLTS_APART)
    }
  },
)
