import { expect, test } from 'vitest'
import { sourceOfBytes } from '../../signal/byte-source.ts'
import { memorySink } from '../memory-sink.ts'
import { readRecordings } from '../read-recordings.ts'
import type { StatedFacts } from '../recording-reader.ts'
import { RECORDING_READERS } from '../recording-readers.ts'
import { millivoltsByLead } from '../testing/read-file.ts'

async function readCsv(text: string, stated: StatedFacts = {}) {
  const { sink, recordings } = memorySink()
  const options = {
    readers: RECORDING_READERS,
    formats: ['csv'] as const,
    fileName: 'a.csv',
    stated,
  }
  await readRecordings(sourceOfBytes(new TextEncoder().encode(text)), options, sink)
  const [recording] = recordings
  if (!recording) throw new Error('nothing read')
  return recording
}

async function refusalOf(text: string): Promise<unknown> {
  return readCsv(text).then(
    () => 'read',
    (error: unknown) => error,
  )
}

const I = [0, 0.1, -0.25, 1.5]
const II = [0.5, 0.125, -1, 0]
const rows = (line: (at: number) => string) => I.map((_, at) => line(at)).join('\n')
const comma = (value: number | undefined) => String(value).replace('.', ',')

test.each([
  [
    'a header, seconds',
    `time_s,I (mV),II [mV]\n${rows((at) => `${at * 0.002},${I[at]},${II[at]}`)}\n`,
  ],
  [
    'CRLF and a byte order mark',
    `\ufefftime_s,I (mV),II [mV]\r\n${rows((at) => `${at * 0.002},${I[at]},${II[at]}\r`)}\n`,
  ],
  [
    'old line ends',
    `time_s,I (mV),II [mV]\r${rows((at) => `${at * 0.002},${I[at]},${II[at]}`).replaceAll('\n', '\r')}\r`,
  ],
  [
    'decimal commas',
    `Zeit (ms);I_mV;II_mV\n${rows((at) => `${at * 2};${comma(I[at])};${comma(II[at])}`)}\n`,
  ],
  [
    'tabs and quotes',
    `"time (ms)"\t"I (mV)"\t"II (mV)"\n${rows((at) => `"${at * 2}"\t"${I[at]}"\t"${II[at]}"`)}\n`,
  ],
  ['spaces', `time_ms I_mV II_mV\n${rows((at) => ` ${at * 2}   ${I[at]} ${II[at]}`)}\n`],
  [
    'comments with the rate and no times',
    `# Sampling rate: 500 Hz\n# unit: mV\nI,II\n${rows((at) => `${I[at]},${II[at]}`)}\n`,
  ],
  [
    'a row of units',
    `'Elapsed time','I','II'\n'mm:ss.mmm','mV','mV'\n${rows((at) => `'0:00.00${at * 2}',${I[at]},${II[at]}`)}\n`,
  ],
  [
    'ISO times',
    `time,I (mV),II (mV)\n${rows((at) => `2026-03-01T10:20:30.00${at * 2}Z,${I[at]},${II[at]}`)}\n`,
  ],
  [
    'a counter of samples',
    `Fs: 500\nsample,I (mV),II (mV)\n${rows((at) => `${at},${I[at]},${II[at]}`)}\n`,
  ],
  [
    'microvolts',
    `time_s,ECG I [uV],ECG II [µV]\n${rows((at) => `${at * 0.002},${(I[at] ?? 0) * 1000},${(II[at] ?? 0) * 1000}`)}\n`,
  ],
  [
    'counts and a gain',
    `gain: 1000 counts/mV\nfs = 500\nI (counts);II (counts)\n${rows((at) => `${(I[at] ?? 0) * 1000};${(II[at] ?? 0) * 1000}`)}\n`,
  ],
  [
    'no line end at the end',
    `time_s,I (mV),II [mV]\n${rows((at) => `${at * 0.002},${I[at]},${II[at]}`)}`,
  ],
])('CSV: %s gives the same recording', async (_, text) => {
  const read = await readCsv(text)
  expect(read.header.samplesPerSecond).toBe(500)
  expect(millivoltsByLead(read)).toEqual({ I, II })
  expect(read.warnings).toEqual([])
})

test('CSV: without a header, staff state the unit; the rising first column is the time', async () => {
  const text = `${rows((at) => `${at * 0.004},${I[at]},${II[at]}`)}\n`
  const read = await readCsv(text, { millivoltsPerUnit: 1 })
  expect(read.header.samplesPerSecond).toBe(250)
  expect(millivoltsByLead(read)).toEqual({ '1': I, '2': II })
  expect(await refusalOf(text)).toMatchObject({ refusal: 'unitUnknown', field: '1' })
})

test('CSV: the clock of the first row is the start', async () => {
  const text = `time,II (mV)\n${rows((at) => `2026-03-01 10:20:30.00${at * 2},${II[at]}`)}\n`
  expect((await readCsv(text)).header.startedAt).toBe('2026-03-01T10:20:30.000')
})

test('CSV: empty cells and NaN are gaps, a jump of time is a stated gap', async () => {
  const read = await readCsv('time_ms,II (mV)\n0,1\n4,NaN\n8,\n12,2\n16,2\n32,3\n36,3\n')
  const { NaN: gap } = Number
  expect(millivoltsByLead(read)).toEqual({ II: [1, gap, gap, 2, 2, gap, gap, gap, 3, 3] })
  expect(read.stated).toEqual([{ from: 5, to: 8 }])
})

test('CSV: a clock without a date runs on past midnight', async () => {
  const times = ['23:59:59.996', '23:59:59.998', '00:00:00.000', '00:00:00.002']
  const read = await readCsv(`time,II (mV)\n${times.map((time) => `${time},1`).join('\n')}\n`)
  expect(read.header.samplesPerSecond).toBe(500)
  expect(read.stated).toEqual([])
})

test('CSV: a last line that is cut is left out, with a warning', async () => {
  const read = await readCsv('time_ms,I (mV),II (mV)\n0,1,2\n2,1,2\n4,1,2\n6,1')
  expect(read.signal.sampleCount).toBe(3)
  expect(read.warnings).toEqual([{ warning: 'cutShort', value: '3 rows' }])
})

test('CSV: other columns are dropped by name', async () => {
  const read = await readCsv('time_ms,II (mV),HR (bpm)\n0,1,60\n2,1,60\n4,1,60\n6,1,60\n')
  expect(Object.keys(millivoltsByLead(read))).toEqual(['II'])
  expect(read.warnings).toEqual([{ warning: 'leadsDropped', value: 'HR' }])
})

const four = '0,1\n2,1\n4,1\n6,1\n'

test.each([
  ['no unit', `time_ms,II\n${four}`, 'unitUnknown', 'II'],
  ['counts without a gain', `time_ms,II (counts)\n${four}`, 'unitUnknown', 'II (counts)'],
  ['no rate', 'I (mV),II (mV)\n1,2\n3,1\n1,2\n3,1\n', 'samplingRateMissing', 'sampling rate'],
  ['text among numbers', `time_ms,II (mV)\n${four}8,lost\n`, 'samplesNotNumbers', 'row 5, II'],
  [
    'a row with more cells',
    `time_ms,II (mV)\n${four}8,1,7\n`,
    'damaged',
    'row 5: more than 2 cells',
  ],
  ['times backwards', `time_ms,II (mV)\n${four}4,1\n`, 'damaged', 'time_ms[4]: 4'],
  ['words', 'Dear colleague,\nthe dog is well.\n', 'notAnEcg', 'a.csv'],
  ['XML', '<a>\n1,2\n1,2\n1,2\n1,2\n</a>', 'notAnEcg', 'a.csv'],
])('CSV: %s is refused with the place', async (_, text, refusal, field) => {
  expect(await refusalOf(text)).toMatchObject({ refusal, field })
})

test('CSV: a long cell of a damaged header costs no time', async () => {
  const start = performance.now()
  await refusalOf(`${'['.repeat(40_000)};II (mV)\n0;1\n2;1\n4;1\n6;1\n`)
  expect(performance.now() - start).toBeLessThan(1000)
})
