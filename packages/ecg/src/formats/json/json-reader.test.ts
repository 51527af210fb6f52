import { expect, test } from 'vitest'
import { sourceOfBytes } from '../../signal/byte-source.ts'
import { memorySink } from '../memory-sink.ts'
import type { StatedFacts } from '../recording-reader.ts'
import { millivoltsByLead, readFiles, readOne } from '../testing/read-file.ts'
import { jsonReader } from './json-reader.ts'

const SHORT = [0, 0.1, 1.2, -0.2]
const bytesOf = (file: unknown) =>
  new TextEncoder().encode(typeof file === 'string' ? file : JSON.stringify(file))
const readJson = (file: unknown, stated?: StatedFacts) =>
  readOne(jsonReader, { 'a.json': bytesOf(file) }, stated)

async function refusalOf(file: unknown): Promise<unknown> {
  return readFiles(jsonReader, { 'a.json': bytesOf(file) }).then(
    (recordings) => recordings.length,
    (error: unknown) => error,
  )
}

test.each([
  ['leads by name', { fs: 500, units: 'mV', leads: { II: SHORT } }],
  ['a list of leads', { samplingRate: 500, unit: 'mV', leads: [{ name: 'II', samples: SHORT }] }],
  ['a list called millivolts', { sample_rate: 500, leads: [{ lead: 'II', millivolts: SHORT }] }],
  ['microvolts', { fs: 500, unit: 'uV', signals: { II: [0, 100, 1200, -200] } }],
  ['nanovolts', { fs: '500 Hz', unit: 'nV', signals: { II: [0, 1e5, 12e5, -2e5] } }],
  ['volts', { fs: 500, unit: 'V', signals: { II: [0, 1e-4, 0.0012, -2.0e-4] } }],
  [
    'counts and their gain',
    { fs: 500, unit: 'counts', countsPerMillivolt: 200, leads: { II: [0, 20, 240, -40] } },
  ],
  [
    'a gain with its unit and a baseline',
    { fs: 500, gain: '5 uV/count', baseline: 1024, leads: { II: [1024, 1044, 1264, 984] } },
  ],
  ['one lead', { fs: 500, unit: 'mV', lead: 'Lead II', samples: SHORT }],
  ['a wrapper around', { fs: 500, data: { unit: 'mV', leads: { II: SHORT } } }],
  ['samples before rate and unit', `{"leads":{"II":[${SHORT.join(' ,\n')}]},"unit":"mV","fs":5E2}`],
  ['a byte order mark', `\ufeff{"fs":500,"unit":"mV","leads":{"II":[${SHORT.join()}]}}`],
  ['a fact under an escaped name', `{"\\u0066s":500,"unit":"mV","leads":{"II":[${SHORT.join()}]}}`],
])('JSON: %s gives the same millivolts', async (_, file) => {
  const read = await readJson(file)
  expect(read.header.samplesPerSecond).toBe(500)
  expect(millivoltsByLead(read)).toEqual({ II: SHORT })
})

test('JSON: leads that take turns in rows are read by their names', async () => {
  const samples = Array.from({ length: 500 }, (_, at) => [at, 2 * at, at % 7])
  const read = await readJson({ fs: 500, unit: 'uV', leads: ['I', 'II', 'V1'], samples })
  expect(read.header.leads.map(({ name }) => name)).toEqual(['I', 'II', 'V1'])
  expect(millivoltsByLead(read).II?.slice(0, 3)).toEqual([0, 0.002, 0.004])
  expect(read.signal.sampleCount).toBe(500)
})

test('JSON: null, NaN and infinity are gaps', async () => {
  const file = '{"fs":500,"unit":"mV","leads":{"II":[0.5,null,NaN,-Infinity,Infinity,1]}}'
  const { NaN: gap } = Number
  expect(millivoltsByLead(await readJson(file))).toEqual({ II: [0.5, gap, gap, gap, gap, 1] })
})

test('JSON: facts of the recorder are kept', async () => {
  const read = await readJson({
    fs: 500,
    unit: 'mV',
    leads: { II: SHORT },
    filter: 50,
    gain_mm_per_mv: 20,
    paper_speed_mm_s: 25,
    startTime: '2026-03-01T10:20:30+08:00',
    device: { manufacturer: 'Acme', model: 'One' },
    patientName: 'Rex',
  })
  expect(read.header).toMatchObject({
    filter: '50 Hz',
    printedAt: { millimetresPerMillivolt: 20, millimetresPerSecond: 25 },
    startedAt: '2026-03-01T10:20:30+08:00',
    device: 'Acme One',
    patientName: 'Rex',
  })
})

test('JSON: several recordings of a file are read, with the facts that they share', async () => {
  const file = {
    unit: 'mV',
    recordings: [
      { fs: 500, leads: { II: SHORT } },
      { fs: 250, leads: { I: SHORT } },
    ],
  }
  const recordings = await readFiles(jsonReader, { 'a.json': bytesOf(file) })
  expect(recordings.map(({ header }) => header.samplesPerSecond)).toEqual([500, 250])
})

const second = Array.from({ length: 500 }, (_, at) => at % 100)
const aFile = { fs: 500, unit: 'uV', leads: { II: second } }

test.each([
  ['seconds', second.map((_, at) => at * 0.002)],
  ['milliseconds', second.map((_, at) => 1000 + at * 2)],
  ['microseconds since 1970', second.map((_, at) => 1.7e15 + at * 2000)],
])('JSON: times in %s give the rate', async (_, time) => {
  const read = await readJson({ unit: 'uV', time, leads: { II: second } })
  expect(read.header.samplesPerSecond).toBe(500)
  expect(read.stated).toEqual([])
})

test('JSON: pairs of time and value give the rate, and a jump of time is a stated gap', async () => {
  const samples = second.map((value, at) => [at < 200 ? at * 0.002 : 1 + at * 0.002, value])
  const read = await readJson({ unit: 'uV', leads: [{ name: 'II', samples }] })
  expect(read.header.samplesPerSecond).toBe(500)
  expect(read.stated).toEqual([{ from: 200, to: 700 }])
  expect(read.signal.sampleCount).toBe(1000)
  expect(millivoltsByLead(read).II?.[700]).toBe(0)
  expect(millivoltsByLead(read).II?.[699]).toBe(Number.NaN)
})

test('JSON: times that were rounded to milliseconds give a whole rate without gaps', async () => {
  const time = second.map((_, at) => Math.round((at * 1000) / 300))
  const read = await readJson({ unit: 'uV', time_ms: time, leads: { II: second } })
  expect(read.header.samplesPerSecond).toBe(300)
  expect(read.stated).toEqual([])
})

test('JSON: sequence numbers of packets give stated gaps, also where the counter starts again', async () => {
  const sequence = [253, 254, 255, 0, 3]
  const read = await readJson({ ...aFile, sequence })
  expect(read.stated).toEqual([{ from: 400, to: 600 }])
  expect(read.signal.sampleCount).toBe(700)
})

test('JSON: a shorter lead ends with a gap and is named', async () => {
  const read = await readJson({ ...aFile, leads: { I: second.slice(0, 400), II: second } })
  expect(read.signal.leads.map(({ samples }) => samples.length)).toEqual([500, 500])
  expect(read.warnings).toEqual([{ warning: 'cutShort', value: 'leads.I: 400 of 500 samples' }])
})

test('JSON: leads of unlike rates are recordings of their own', async () => {
  const leads = [
    { name: 'I', fs: 250, samples: second.slice(250) },
    { name: 'II', fs: 500, samples: second },
  ]
  const recordings = await readFiles(jsonReader, { 'a.json': bytesOf({ unit: 'uV', leads }) })
  expect(recordings.map(({ header }) => header.samplesPerSecond)).toEqual([250, 500])
})

test('JSON: a file that is cut is read to its last whole number', async () => {
  const whole = JSON.stringify(aFile)
  const read = await readJson(
    whole.slice(0, whole.indexOf('[') + 1 + '0,1,2,3,4,5,6,7,8,9,1'.length),
  )
  expect(read.signal.sampleCount).toBe(10)
  expect(read.warnings).toEqual([{ warning: 'cutShort', value: '10 samples' }])
})

test('JSON: a count or a duration that the samples contradict is a warning', async () => {
  const read = await readJson({ ...aFile, sampleCount: 600, duration: 1.2 })
  expect(read.warnings.map(({ value }) => value)).toEqual([
    '500 samples, stated: 600',
    '1 s, stated: 1.2',
  ])
  expect((await readJson({ ...aFile, duration: 1000 })).warnings).toEqual([])
})

test('JSON: staff may state a gain and a rate that the file lacks', async () => {
  const stated = { millivoltsPerUnit: 0.005, samplesPerSecond: 250 }
  const read = await readJson({ leads: { II: [0, 200] } }, stated)
  expect(read.header.samplesPerSecond).toBe(250)
  expect(millivoltsByLead(read)).toEqual({ II: [0, 1] })
  expect(millivoltsByLead(await readJson({ ...aFile, leads: { II: [0, 200] } }, stated))).toEqual({
    II: [0, 0.2],
  })
})

const deep = `${'['.repeat(600)}1${']'.repeat(600)}`

test.each([
  ['a number', 5, 'notAnEcg', 'a.json'],
  ['a blood count', { wbc: 8.2 }, 'notAnEcg', 'a.json'],
  ['no leads', { fs: 500, unit: 'mV', leads: {} }, 'notAnEcg', 'a.json'],
  ['an empty lead', { fs: 500, unit: 'mV', leads: { II: [] } }, 'samplesMissing', 'leads.II'],
  ['no rate', { unit: 'mV', leads: { II: SHORT } }, 'samplingRateMissing', 'samplesPerSecond'],
  ['49 Hz', { ...aFile, fs: 49 }, 'samplingRateOutOfRange', 'fs: 49'],
  ['20,001 Hz', { ...aFile, fs: 20_001 }, 'samplingRateOutOfRange', 'fs: 20001'],
  ['no unit', { fs: 500, leads: { II: SHORT } }, 'unitUnknown', 'leads.II'],
  ['counts alone', { ...aFile, unit: 'counts' }, 'unitUnknown', 'unit (counts)'],
  ['a bare gain', { ...aFile, unit: 'counts', gain: 200 }, 'unitUnknown', 'gain (counts)'],
  [
    'a gain against its unit',
    { ...aFile, unit: 'mV', countsPerMv: 200 },
    'unitUnknown',
    'countsPerMv (mV)',
  ],
  [
    'text among numbers',
    { ...aFile, leads: [{ name: 'II', samples: [...second, 'lost', 3] }] },
    'samplesNotNumbers',
    'leads[0].samples[500]',
  ],
  ['text only', { ...aFile, leads: { II: ['1', '2'] } }, 'samplesNotNumbers', 'leads.II[0]'],
  ['true', { ...aFile, leads: { II: [1, true] } }, 'samplesNotNumbers', 'leads.II[1]'],
  [
    'half as many samples',
    { ...aFile, leads: { I: second, II: second.slice(250) } },
    'leadsUnequal',
    'leads.II: 250 of 500 samples',
  ],
  [
    'unequal starts',
    {
      fs: 500,
      unit: 'uV',
      leads: [
        { name: 'I', start: '2026-01-01T00:00:00', samples: second },
        { name: 'II', start: '2026-01-01T00:00:01', samples: second },
      ],
    },
    'startsUnequal',
    'leads[1].samples',
  ],
  [
    'thirteen leads',
    { ...aFile, leads: Array.from({ length: 13 }, () => ({ samples: second })) },
    'tooManyLeads',
    '13',
  ],
  [
    'a rate against the times',
    { ...aFile, time_s: second.map((_, at) => at * 0.004) },
    'samplingRateMissing',
    'time_s: 250.0 Hz, stated: 500 Hz',
  ],
  [
    'times without a step',
    { ...aFile, time: second.map((_, at) => at ** 3) },
    'samplingRateMissing',
    'time: no constant step',
  ],
  [
    'times that run backwards',
    { ...aFile, time: second.map((_, at) => (at < 300 ? at : at - 200) * 0.002) },
    'damaged',
    'time[300]: 0.2',
  ],
  [
    'times for other samples',
    { ...aFile, time: second.slice(1) },
    'leadsUnequal',
    'time: 499 for 500 samples',
  ],
  [
    'a rate that occurs twice',
    '{"fs":500,"unit":"mV","fs":250,"leads":{"II":[1]}}',
    'damaged',
    'fs occurs twice',
  ],
  [
    'a lead that occurs twice',
    '{"fs":500,"unit":"mV","leads":{"II":[1],"II":[2]}}',
    'damaged',
    'leads.II occurs twice',
  ],
  ['600 lists in each other', deep, 'tooDeep', 'byte 513'],
  ['a cut name', '{"fs":500,"unit":"m', 'damaged', 'a.json'],
  ['no JSON', '{fs:500}', 'damaged', 'byte 1'],
  [
    'over a week',
    { ...aFile, time: [0, ...second.map((_, at) => 7e8 + at * 2)].slice(0, 500) },
    'tooLong',
    '8.1 d',
  ],
  [
    'a Kardia file of twelve leads',
    { recordedAt: '2024-04-04T10:26:33-05:30', data12L: {} },
    'layoutUnsupported',
    'data12L',
  ],
])('JSON: %s is refused with the field', async (_, file, refusal, field) => {
  expect(await refusalOf(file)).toMatchObject({ refusal, field })
})

/** Builds a Kardia recording of the shape in the vendor's documentation. */
function kardia(raw: object | undefined) {
  const samples = { leadI: [2000, -200], leadII: [3000, 0], leadIII: [1000, 200] }
  const block = { frequency: 300, mainsFrequency: 50, samples, amplitudeResolution: 500 }
  const enhanced = { ...block, samples: { leadI: [1, 2], leadII: [3, 4], leadIII: [5, 6] } }
  return {
    id: 'epgstuys6lpj0dssj2tjyia1v',
    heartRate: 89,
    duration: 6.67,
    recordedAt: '2021-04-16T15:19:09+05:30',
    algorithmDetermination: 'normal',
    data: { enhanced, ...(raw && { raw: { ...block, ...raw } }) },
    deviceInfo: { hardwareType: 'kardia_6l', serialNumber: '20042543K' },
  }
}

test('JSON: of a Kardia recording the unfiltered samples are read, in nanovolts per count', async () => {
  const read = await readJson(kardia({}))
  expect(read.header).toMatchObject({
    samplesPerSecond: 300,
    startedAt: '2021-04-16T15:19:09+05:30',
    device: 'AliveCor kardia_6l 20042543K',
  })
  expect(millivoltsByLead(read)).toEqual({ I: [1, -0.1], II: [1.5, 0] })
  expect(read.header.leads[0]?.countsPerMillivolt).toBe(2000)
  expect(read.warnings).toEqual([])
  expect(JSON.stringify(read)).not.toContain('normal')
})

test.each([
  ['resolution', { amplitudeResolution: undefined }, 'unitUnknown', 'amplitudeResolution'],
  ['rate', { frequency: undefined }, 'samplingRateMissing', 'samplesPerSecond'],
])('JSON: a Kardia recording without %s is refused', async (_, raw, refusal, field) => {
  expect(await refusalOf(kardia(raw))).toMatchObject({ refusal, field: `data.raw.${field}` })
})

test('JSON: a Kardia recording with smoothed samples only is refused', async () => {
  expect(await refusalOf(kardia(undefined))).toMatchObject({
    refusal: 'samplesMissing',
    field: 'data.raw',
  })
})

test('JSON: pieces of any size give the same samples', async () => {
  const text = JSON.stringify({ ...aFile, leads: { I: second, V1: SHORT.concat(second.slice(4)) } })
  const whole = await readJson(text)
  const bytes = bytesOf(text)
  const source = {
    sizeBytes: bytes.length,
    read: (from: number, length: number) =>
      Promise.resolve(bytes.slice(from, from + Math.min(length, 7))),
  }
  const { sink, recordings } = memorySink()
  await jsonReader.read({ source, fileName: 'a', companions: new Map(), stated: {} }, sink)
  expect(recordings).toEqual([whole])
  expect(sourceOfBytes(bytes).sizeBytes).toBe(bytes.length)
})
