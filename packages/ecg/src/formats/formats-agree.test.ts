import { expect, test } from 'vitest'
import type { ByteSource } from '../signal/byte-source.ts'
import { aecgReader } from './aecg/aecg-reader.ts'
import { XmlScanner } from './aecg/xml-scanner.ts'
import { edfReader } from './edf/edf-reader.ts'
import type { RecordingReader } from './recording-reader.ts'
import { scpReader } from './scp/scp-reader.ts'
import { aecgFile, aecgText } from './testing/aecg-file.ts'
import { type EdfTestFile, edfFile } from './testing/edf-file.ts'
import { readOne } from './testing/read-file.ts'
import { scpRecord } from './testing/scp-record.ts'
import { wfdbRecord } from './testing/wfdb-record.ts'
import { wfdbReader } from './wfdb/wfdb-reader.ts'

/** More samples than readers take at a time, in steps of 5 µV, within the 10 bits of format 311. */
const LENGTH = 40_000
const LEADS = ['I', 'V1', 'V2'].map((name, lead) => ({
  name,
  counts: Array.from(
    { length: LENGTH },
    (_, index) => Math.round(200 * Math.sin(index / (17 + lead)) + 200 * Math.sin(index / 900)) + 0,
  ),
}))
const FIVE_MICROVOLTS = { physical: [-163_840, 163_835], digital: [-32_768, 32_767] } as const

function edfOf(recordCount: number, recordSeconds: number, samplesPerRecord: number): EdfTestFile {
  const signals = LEADS.map(({ name, counts }) => ({
    label: `ECG ${name}`,
    counts,
    samplesPerRecord,
    ...FIVE_MICROVOLTS,
  }))
  return { recordCount, recordSeconds, signals }
}

test.each<[string, RecordingReader, () => Record<string, Uint8Array>]>([
  ['EDF in records of 100 samples', edfReader, () => ({ 'a.edf': edfFile(edfOf(400, 0.2, 100)) })],
  [
    'EDF in records of 20,000 samples',
    edfReader,
    () => ({ 'a.edf': edfFile(edfOf(2, 40, 20_000)) }),
  ],
  ...[16, 212, 310, 311, 24, 32, 61, 160].map(
    (format): [string, RecordingReader, () => Record<string, Uint8Array>] => [
      `WFDB ${format}`,
      wfdbReader,
      () =>
        wfdbRecord({
          rate: 500,
          signals: LEADS.map(({ name, counts }) => ({ label: name, format, counts })),
        }),
    ],
  ),
  [
    'aECG',
    aecgReader,
    () => ({
      'a.xml': aecgFile({
        increment: '<increment value="0.002" unit="s"/>',
        leads: LEADS.map(({ name, counts }) => ({
          code: `MDC_ECG_LEAD_${name}`,
          digits: counts.join(' '),
        })),
      }),
    }),
  ],
  [
    'SCP',
    scpReader,
    () => ({
      'a.scp': scpRecord({
        microseconds: 2000,
        differences: 2,
        huffman: 'default',
        leads: LEADS.map(({ counts }, lead) => ({ id: [1, 3, 4][lead] ?? 0, counts })),
      }),
    }),
  ],
])(
  '%s: 40,000 samples of three leads are read equally, and twice the same',
  async (_, reader, make) => {
    const files = make()
    const read = await readOne(reader, files)
    expect(read.header.samplesPerSecond).toBe(500)
    expect(read.warnings).toEqual([])
    for (const [lead, { name, counts }] of LEADS.entries()) {
      const stored = read.signal.leads[lead]
      expect(stored).toMatchObject({ name, countsPerMillivolt: 200 })
      expect(Math.abs(stored?.baseline ?? 1)).toBeLessThan(1e-6)
      expect(stored?.samples.join()).toBe(counts.join())
    }
    expect(await readOne(reader, files)).toEqual(read)
  },
)

test('aECG: chunks of any size give the same elements and text', () => {
  const bytes = new TextEncoder().encode(
    aecgText({
      prologue: '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b>">]><!-- a -- > b -->',
      before: `<a b='1>2' c="&lt;"/><![CDATA[<x> ] ]]>`,
      leads: [{ digits: '1 -2 3' }],
    }),
  )
  const eventsIn = (size: number) => {
    const events: string[] = []
    const scanner = new XmlScanner({
      open: (name, attributes) => events.push(`<${name} ${JSON.stringify([...attributes])}>`),
      close: (name) => events.push(`</${name}>`),
      text: (piece) => events.push(new TextDecoder().decode(piece)),
    })
    for (let from = 0; from < bytes.length; from += size) {
      scanner.push(bytes.subarray(from, from + size))
    }
    expect(scanner.isComplete).toBe(true)
    return events.join('')
  }
  const whole = eventsIn(bytes.length)
  expect(whole).toContain('<a [["b","1>2"],["c","<"]]></a><x>')
  for (const size of [1, 2, 3, 7, 64]) expect(eventsIn(size)).toBe(whole)
})

/** A day at 500 Hz in records of a second, made as it is read. */
function dayOfEdf(): { source: ByteSource; longestRead: () => number } {
  const [seconds, perSecond] = [86_400, 500]
  const header = edfFile({
    recordCount: 0,
    statedRecords: seconds,
    signals: [{ label: 'ECG II', samplesPerRecord: perSecond }],
  })
  let longest = 0
  const sizeBytes = header.length + 2 * seconds * perSecond
  const source: ByteSource = {
    sizeBytes,
    read: async (offset, length) => {
      longest = Math.max(longest, length)
      const bytes = new Uint8Array(Math.min(length, sizeBytes - offset))
      for (let at = 0; at < bytes.length; at += 1)
        bytes[at] = header[offset + at] ?? (offset + at) & 1
      return bytes
    },
  }
  return { source, longestRead: () => longest }
}

test('EDF: a day at 500 Hz (86 MB) is read in stretches, in memory that does not grow', async () => {
  const { source, longestRead } = dayOfEdf()
  let [samples, largest, most] = [0, 0, 0]
  const before = process.memoryUsage().arrayBuffers
  await edfReader.read(
    { source, fileName: 'day.edf', companions: new Map(), stated: {} },
    {
      begin: () => undefined,
      append: (_, counts) => {
        samples += counts.length
        largest = Math.max(largest, counts.length)
        if (samples % 4_000_000 < counts.length) {
          most = Math.max(most, process.memoryUsage().arrayBuffers - before)
        }
      },
      end: () => undefined,
    },
  )
  expect(samples).toBe(43_200_000)
  expect(longestRead()).toBeLessThanOrEqual(2 ** 20)
  expect(largest).toBeLessThanOrEqual(16_384)
  expect(most).toBeLessThan(100_000_000)
})
