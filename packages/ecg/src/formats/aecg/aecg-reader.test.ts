import { expect, test } from 'vitest'
import { type AecgTestFile, aecgFile, aecgText } from '../testing/aecg-file.ts'
import { millivoltsByLead, readFiles, readOne, refusalOf } from '../testing/read-file.ts'
import { aecgReader } from './aecg-reader.ts'
import { DigitScanner } from './digit-scanner.ts'

const COUNTS = Array.from({ length: 300 }, (_, index) => ((index * 37) % 400) - 200)
const LEAD = { digits: COUNTS.join(' ') }

function readAecg(file: AecgTestFile) {
  return readOne(aecgReader, { 'a.xml': aecgFile(file) })
}

function samplesOf(read: Awaited<ReturnType<typeof readAecg>>, lead = 0): number[] {
  return [...(read.signal.leads[lead]?.samples ?? [])]
}

test('aECG: digits, scale, rate, start, filters, device and name', async () => {
  const subject =
    '<componentOf><subject><trialSubject><subjectDemographicPerson><name><given>Rex</given> <family>M&amp;M</family></name></subjectDemographicPerson></trialSubject></subject></componentOf>'
  const filter = (code: string, value: number) =>
    `<controlVariable><controlVariable><code code="MDC_ECG_CTL_VBL_ATTR_${code}"/><component><controlVariable><code code="MDC_ECG_CTL_VBL_ATTR_FILTER_CUTOFF_FREQ"/><value xsi:type="PQ" value="${value}" unit="Hz"/></controlVariable></component></controlVariable></controlVariable>`
  const read = await readAecg({
    before: subject,
    inSeries: `<author><seriesAuthor><manufacturedSeriesDevice><manufacturerModelName>Recorder 7</manufacturerModelName></manufacturedSeriesDevice></seriesAuthor></author>${filter('FILTER_HIGH_PASS', 0.05)}${filter('FILTER_LOW_PASS', 40)}`,
    leads: [LEAD],
  })
  expect(read.header).toEqual({
    samplesPerSecond: 100,
    leads: [{ name: 'II', countsPerMillivolt: 200, baseline: 0 }],
    startedAt: '2024-01-01T10:00:00',
    filter: 'high pass 0.05 Hz, low pass 40 Hz',
    device: 'Recorder 7',
    patientName: 'Rex M&M',
    printedAt: { millimetresPerMillivolt: undefined, millimetresPerSecond: undefined },
  })
  expect(samplesOf(read)).toEqual(COUNTS)
  expect(read.warnings).toEqual([])
})

test.each([
  ['<increment value="0.01" unit="s"/>', 100],
  ['<increment value="3" unit="ms"/>', 1000 / 3],
  ['<increment value="3906.25" unit="us"/>', 256],
  ['<increment value="2000000" unit="ns"/>', 500],
  ['<increment unit="s" value="0.0027777"/>', 1 / 0.0027777],
])('aECG: %s gives the rate unrounded', async (increment, rate) => {
  for (const timeCode of ['TIME_ABSOLUTE', 'TIME_RELATIVE']) {
    const read = await readAecg({ increment, timeCode, leads: [LEAD] })
    expect(read.header.samplesPerSecond).toBe(rate)
  }
})

test.each([
  ['<origin value="0" unit="uV"/>', '<scale value="5" unit="uV"/>', 0.5],
  ['<origin value="0" unit="mV"/>', '<scale value="0.005" unit="mV"/>', 0.5],
  ['<origin value="0" unit="uV"/>', '<scale value="5000" unit="nV"/>', 0.5],
  ['<origin value="1" unit="mV"/>', '<scale value="5" unit="uV"/>', 1.5],
  ['<origin value="-0.002" unit="V"/>', '<scale value="2.5" unit="uV"/>', -1.75],
  ['', '<scale value="-5" unit="uV"/>', -0.5],
])('aECG: %s and %s read %f mV from 100', async (origin, scale, millivolts) => {
  const read = await readAecg({ leads: [{ origin, scale, digits: '100 100' }] })
  expect(millivoltsByLead(read).II?.[0]).toBeCloseTo(millivolts, 6)
})

test('aECG: time axis and scale may follow the samples, prefixes and namespaces do not matter', async () => {
  const text = aecgText({ root: '<h:AnnotatedECG xmlns:h="urn:hl7-org:v3">', leads: [LEAD] })
    .replaceAll('<sequence>', '<h:sequence>')
    .replaceAll('</sequence>', '</h:sequence>')
    .replace('</AnnotatedECG>', '</h:AnnotatedECG>')
    .replace(
      /(<component><h:sequence>[\s\S]*?)\n(<component>[\s\S]*<\/h:sequence><\/component>)/,
      '$2$1',
    )
    .replace(/(<origin[^>]*\/>)(<scale[^>]*\/>)(<digits>.*<\/digits>)/, '$3$2$1')
  expect(text.indexOf('<digits>')).toBeLessThan(text.indexOf('<increment'))
  expect(text.indexOf('<digits>')).toBeLessThan(text.indexOf('<scale'))
  const bytes = Uint8Array.from(new TextEncoder().encode(text))
  expect(aecgReader.recognises(bytes)).toBe(true)
  expect(samplesOf(await readOne(aecgReader, { 'a.xml': bytes }))).toEqual(COUNTS)
})

test('aECG: the rhythm is read, neither the representative beat nor what is derived', async () => {
  const beat = aecgText({ seriesCode: 'REPRESENTATIVE_BEAT', leads: [{ digits: '1 2 3' }] })
  const derived = `<derivation><derivedSeries><code code="RHYTHM"/><component><sequenceSet><component><sequence><code code="MDC_ECG_LEAD_II"/><value><digits>9 9</digits></value></sequence></component></sequenceSet></component></derivedSeries></derivation>`
  const series = /<component><series>[\s\S]*<\/series><\/component>/.exec(beat)?.[0] ?? ''
  const read = await readAecg({ before: series, inSeries: derived, leads: [LEAD] })
  expect(samplesOf(read)).toEqual(COUNTS)
})

test('aECG: several sets are several recordings', async () => {
  const other = aecgText({ leads: [{ digits: '1 2 3' }] })
  const series = /<component><series>[\s\S]*<\/series><\/component>/.exec(other)?.[0] ?? ''
  const read = await readFiles(aecgReader, { 'a.xml': aecgFile({ after: series, leads: [LEAD] }) })
  expect(read.map(({ signal }) => signal.sampleCount)).toEqual([300, 3])
})

test('aECG: other signals are dropped by name, leads of unlike length end with a gap', async () => {
  const read = await readAecg({
    leads: [
      { code: 'MDC_ECG_LEAD_I', digits: COUNTS.slice(0, 290).join('\n') },
      { code: 'MDC_ECG_LEAD_V1', digits: COUNTS.join('\t') },
      { code: 'MDC_PRESS', digits: '1 2', scale: '<scale value="1" unit="mm[Hg]"/>' },
    ],
  })
  expect(read.header.leads.map(({ name }) => name)).toEqual(['I', 'V1'])
  expect(read.stated).toEqual([{ from: 290, to: 300 }])
  expect(new Set(samplesOf(read).slice(290))).toEqual(new Set([-32_768]))
  expect(read.warnings).toEqual([
    { warning: 'leadsDropped', value: 'MDC_PRESS' },
    { warning: 'durationDiffers', value: '290 of 300 samples' },
  ])
})

test('aECG: a file cut inside a number is read to the number before', async () => {
  const bytes = aecgFile({ leads: [{ digits: '11 -12 133 144 155' }] })
  const cut = bytes.subarray(0, new TextDecoder().decode(bytes).indexOf('144') + 2)
  const read = await readOne(aecgReader, { 'a.xml': cut })
  expect(samplesOf(read)).toEqual([11, -12, 133])
  expect(read.warnings).toEqual([{ warning: 'cutShort', value: '3 of 3 samples' }])
})

test('aECG: words for "no value" are gaps', async () => {
  const read = await readAecg({ leads: [{ digits: '1 NaN 2 null 3 -INF 4' }] })
  expect(samplesOf(read)).toEqual([1, -32_768, 2, -32_768, 3, -32_768, 4])
})

test('aECG: a document type is skipped and its entities stay as they are', async () => {
  const bomb = '<!DOCTYPE x [<!ENTITY a "aaaa>"><!ENTITY b "&a;&a;"> ]><!-- <a> -- > -->'
  const read = await readAecg({
    prologue: `<?xml version="1.0"?>${bomb}`,
    before:
      '<subjectDemographicPerson><name>&b;<![CDATA[ <Rex> ]]></name></subjectDemographicPerson>',
    leads: [LEAD],
  })
  expect(read.header.patientName).toBe('&b; <Rex>')
  expect(samplesOf(read)).toEqual(COUNTS)
})

test('aECG: digits scanned in pieces of any size are equal', () => {
  const bytes = new TextEncoder().encode(' 12 -345\n+6 nan 0 -0 789')
  for (const size of [1, 2, 3, 5, 100]) {
    const scanner = new DigitScanner('II')
    const numbers: number[] = []
    const out = new Float64Array(2)
    for (let from = 0; from < bytes.length; from += size) {
      const piece = bytes.subarray(from, from + size)
      for (let at = 0; at < piece.length; at = scanner.at) {
        numbers.push(...out.subarray(0, scanner.scan(piece, at, out)))
      }
    }
    numbers.push(...out.subarray(0, scanner.finish(out)))
    expect(numbers).toEqual([12, -345, 6, Number.NaN, 0, 0, 789])
  }
})

test.each<[string, Partial<AecgTestFile>, string, string]>([
  ['no increment', { increment: '' }, 'samplingRateMissing', 'increment of the time sequence'],
  [
    'increment without unit',
    { increment: '<increment value="0.01"/>' },
    'samplingRateMissing',
    'increment of the time sequence',
  ],
  [
    'increment 0',
    { increment: '<increment value="0" unit="s"/>' },
    'samplingRateMissing',
    'increment of the time sequence',
  ],
  [
    'rate under 50 Hz',
    { increment: '<increment value="0.025" unit="s"/>' },
    'samplingRateOutOfRange',
    'increment of the time sequence: 40',
  ],
  ['no scale', { leads: [{ ...LEAD, scale: '' }] }, 'unitUnknown', 'scale of MDC_ECG_LEAD_II'],
  [
    'scale without unit',
    { leads: [{ ...LEAD, scale: '<scale value="5"/>' }] },
    'unitUnknown',
    'scale of MDC_ECG_LEAD_II',
  ],
  [
    'scale 0',
    { leads: [{ ...LEAD, scale: '<scale value="0" unit="uV"/>' }] },
    'unitUnknown',
    'scale of MDC_ECG_LEAD_II',
  ],
  [
    'origin in another unit',
    { leads: [{ ...LEAD, origin: '<origin value="1" unit="m"/>' }] },
    'unitUnknown',
    'origin of MDC_ECG_LEAD_II',
  ],
  [
    'text among digits',
    { leads: [{ digits: '1 2 x3' }] },
    'samplesNotNumbers',
    'digits of MDC_ECG_LEAD_II, sample 3',
  ],
  [
    'decimals among digits',
    { leads: [{ digits: '1 2.5 3' }] },
    'samplesNotNumbers',
    'digits of MDC_ECG_LEAD_II, sample 2',
  ],
  ['no digits', { leads: [{ digits: ' ' }] }, 'samplesMissing', 'digits'],
  [
    'only a representative beat',
    { seriesCode: 'REPRESENTATIVE_BEAT' },
    'samplesMissing',
    'series RHYTHM',
  ],
  ['another document', { root: '<html>' }, 'notAnEcg', 'html'],
  ['crossed elements', { before: '<a><b></a></b>' }, 'damaged', '</a>'],
  ['markup in digits', { leads: [{ digits: '1 <b/> 2' }] }, 'damaged', '<b> in digits'],
  ['depth over 512', { before: '<a>'.repeat(600) }, 'tooDeep', 'a'],
  ['a tag without end', { before: `<a ${'x'.repeat(70_000)}` }, 'damaged', 'tag'],
  ['thirteen leads', { leads: Array.from({ length: 13 }, () => LEAD) }, 'tooManyLeads', '13'],
])('aECG refused: %s', async (_, change, refusal, field) => {
  const bytes = aecgFile({ leads: [LEAD], ...change })
  expect(await refusalOf(aecgReader, { 'a.xml': bytes })).toEqual({ refusal, field })
})

test('aECG refused: UTF-16 is recognised and named', async () => {
  const text = aecgText({ leads: [LEAD] })
  const bytes = Uint8Array.from(
    ['\ufeff', ...text].flatMap((letter) => [
      letter.charCodeAt(0) & 0xff,
      letter.charCodeAt(0) >> 8,
    ]),
  )
  expect(aecgReader.recognises(bytes)).toBe(true)
  expect(await refusalOf(aecgReader, { 'a.xml': bytes })).toEqual({
    refusal: 'layoutUnsupported',
    field: 'encoding UTF-16',
  })
})
