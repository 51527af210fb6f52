import type { EcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { emptyEcgReview } from '@systole/domain/ecg-reviews/ecg-review'
import { reviewNumberText } from '@systole/domain/ecg-reviews/review-fields'
import { expect, test } from 'vitest'
import { AnyReport } from '../any-report.ts'
import type { ReportLayout } from '../report-layout.ts'
import { reportParts } from '../report-parts.ts'
import { layOutReport } from '../sections.ts'
import { aReport } from '../testing/a-report.ts'
import { buildEcgReport, type EcgReportSource } from './build-ecg-report.ts'
import { anEcgSource, aReview } from './testing/an-ecg-source.ts'

const around = { toSimplified: (text: string) => text }
const RELEASE = { revision: '20261123052100', reason: '' }

function layOut(given: Partial<EcgReportSource> = {}): ReportLayout {
  return layOutReport(buildEcgReport(anEcgSource(given), RELEASE), around)
}

/** Returns the text of a value: the row of a table or the fact of this name. */
function shown(layout: ReportLayout, name: string): string | undefined {
  for (const section of layout.sections) {
    if (section.kind === 'table') {
      const row = section.rows.find(([first]) => first === name)
      if (row) return row[1]
    }
    if (section.kind === 'facts') {
      const fact = [...section.facts, ...section.wide].find(({ label }) => label === name)
      if (fact) return fact.value
    }
  }
  return undefined
}

const NA = 'Not applicable'

test.each([
  [
    'a missing rate',
    { heart_rate: { rrRate: null, min: null, max: null, counted: null } },
    'Heart rate, median RR',
    NA,
  ],
  ['a rate of zero', { heart_rate: { rrRate: 0, min: 0, max: 0, counted: 0 } }, 'Counted rate', NA],
  ['a height of zero', { t_wave: { qt: 0.2, height: 0 } }, 'T height', NA],
  ['a duration of zero', { pr: { duration: 0 } }, 'PR interval', NA],
  ['an axis of 0°', { axis: 0 }, 'QRS axis', '0°'],
  ['a missing axis', { axis: null }, 'QRS axis', NA],
  ['a negative T', {}, 'T height', '\u22120.20\u00a0mV'],
  ['a rate', {}, 'Heart rate, median RR', '112\u00a0bpm'],
  ['a duration', {}, 'QRS duration', '0.050\u00a0s'],
  [
    'an undetermined answer',
    { rhythm: { sinus: 'undetermined', regularity: null } },
    'Sinus rhythm',
    NA,
  ],
  ['no regularity', { rhythm: { sinus: 'yes', regularity: null } }, 'Regularity', NA],
  ['no shape', { p_wave: { height: 0.2, duration: 0.04, morphology: [] } }, 'P wave', NA],
  ['PAC not seen', {}, 'PAC', 'None seen'],
  ['VPC', {}, 'VPC', 'beat 6 (0:02.9)'],
  ['a couplet', {}, 'VPC couplet', 'beats 20–21 (0:10.5)'],
  ['packet loss', {}, 'Packet loss', '1.20\u00a0s after beat 100 (0:54.0)'],
] satisfies [string, Partial<EcgReview>, string, string][])(
  'ECG-5 the report writes %s as the handbook says',
  (_, given, name, text) => {
    expect(shown(layOut({ review: aReview(given) }), name)).toBe(text)
  },
)

test('ECG-5 unanswered ectopy is not applicable, and seen without a place is Yes', () => {
  const { ectopic } = emptyEcgReview()
  const open = layOut({ review: aReview({ ectopic }) })
  expect(['VPC', 'PAC', 'Packet loss'].map((name) => shown(open, name))).toEqual([NA, NA, NA])
  const seen = layOut({ review: aReview({ ectopic: { ...ectopic, has_vpc: true } }) })
  expect(shown(seen, 'VPC')).toBe('Yes')
})

test('ECG-5 an indiscernible P leaves P height, P duration and PR without a value', () => {
  const p_wave = { height: 0.2, duration: 0.04, morphology: ['indiscernible' as const] }
  const layout = layOut({ review: aReview({ p_wave }) })
  expect(
    ['P height', 'P duration', 'PR interval', 'P wave'].map((name) => shown(layout, name)),
  ).toEqual([NA, NA, NA, 'indiscernible'])
})

test('ECG-9 beats are numbered from 1 without what is no beat, and packet loss names the beat before it', () => {
  const samples = [100, 370, 640, 910]
  const beats = new Map([['r1', { samplesPerSecond: 500, samples }]])
  const { ectopic } = aReview()
  const ranges = [
    { kind: 'pac' as const, recording: 'r1', from_sample: 640, to_sample: 640, count: 1 },
    { kind: 'packet_loss' as const, recording: 'r1', from_sample: 0, to_sample: 50, count: 0 },
    { kind: 'vpc' as const, recording: 'r1', from_sample: 100, to_sample: 910, count: 2 },
  ]
  const review = aReview({ ectopic: { ...ectopic, has_pac: true, ranges } })
  const layout = layOut({ review, beats })
  expect(['PAC', 'Packet loss', 'VPC'].map((name) => shown(layout, name))).toEqual([
    'beat 3 (0:01.3)',
    '0.10\u00a0s at the start',
    '2 in beats 1–4 (0:00.2)',
  ])
})

test('ECG-9 a range of another recording of the case is not printed as one of the reported', () => {
  const beats = new Map([['r1', { samplesPerSecond: 500, samples: [100, 370, 640, 910] }]])
  const { ectopic } = aReview()
  const own = { kind: 'vpc' as const, recording: 'r1', from_sample: 370, to_sample: 370, count: 1 }
  const other = { ...own, recording: 'r2', from_sample: 90_000, to_sample: 90_000 }
  const review = aReview({ ectopic: { ...ectopic, has_vpc: true, ranges: [own, other] } })
  expect(shown(layOut({ review, beats }), 'VPC')).toBe('beat 2 (0:00.7)')
})

test('ECG-9 a value is printed with ±, step, reference and flag; one that a person gave has no ±', () => {
  const layout = layOut({ review: aReview({ qrs: { ...aReview().qrs, duration: 0.07 } }) })
  const table = layout.sections.find(({ id }) => id === 'measurements')
  const rows = table?.kind === 'table' ? table.rows : []
  expect(rows.find(([name]) => name === 'PR interval')).toEqual([
    'PR interval',
    '0.100\u00a0s',
    '±\u00a00.001, step 0.002\u00a0s',
    '0.06 to 0.13\u00a0s',
    'within',
  ])
  expect(rows.find(([name]) => name === 'QRS duration')).toEqual([
    'QRS duration',
    '0.070\u00a0s',
    'step 0.002\u00a0s',
    'up to 0.06\u00a0s',
    'above',
  ])
  expect(rows.find(([name]) => name === 'QT interval')?.[3]).toBe(
    '0.15 to 0.25\u00a0s (up to 0.27\u00a0s)',
  )
})

test.each([
  ['PR interval', 'pr.duration', (pr: number) => ({ pr: { duration: pr } })],
  ['QRS duration', 'qrs.duration', (s: number) => ({ qrs: { ...aReview().qrs, duration: s } })],
  [
    'P duration',
    'p_wave.duration',
    (s: number) => ({ p_wave: { ...aReview().p_wave, duration: s } }),
  ],
  ['QT interval', 't_wave.qt', (s: number) => ({ t_wave: { ...aReview().t_wave, qt: s } })],
] as const)(
  'E14 %s is printed as the caliper of the median beat shows it, at any length',
  (name, field, answer) => {
    for (let length = 4; length < 200; length += 7) {
      const seconds = length / 512 // between two bounds of the interpolated median beat
      const { sections } = layOut({ review: aReview(answer(seconds)) })
      const table = sections.find(({ id }) => id === 'measurements')
      const row = table?.kind === 'table' ? table.rows.find(([title]) => title === name) : undefined
      expect(row?.[1]).toBe(reviewNumberText(field, seconds))
    }
  },
)

test('ECG-9 the only note that leaves the house is the one to the vet in charge', () => {
  const text = JSON.stringify(layOut())
  expect(text).toContain('Please keep Duke from hard play.')
  for (const inside of ['For the reviewer only', 'For teaching only', 'From CS only'])
    expect(text).not.toContain(inside)
})

test('ECG-9 the sections come in the order of the design, with both signatures', () => {
  expect(layOut().sections.map(({ id }) => id)).toEqual([
    'diagnosis',
    'patient',
    'recording',
    'measurements',
    'leads',
    'rhythm',
    'ectopy',
    'strips',
    'interpretation',
    'recommendations',
    'vetNote',
    'signature-1',
    'signature-2',
    'disclaimer',
    'scale',
  ])
})

test('ECG-9 a 1L report has no axis and no heights per lead', () => {
  const { sections } = layOut({
    service: 'ecg1l',
    animal: { ...anEcgSource().animal, service: 'ecg1l' },
  })
  expect(sections.map(({ id }) => id)).not.toContain('leads')
  expect(
    shown(
      layOut({ service: 'ecg1l', animal: { ...anEcgSource().animal, service: 'ecg1l' } }),
      'QRS axis',
    ),
  ).toBeUndefined()
})

test('ECG-9 the summary says rate, rhythm and counted ectopy in one sentence', () => {
  const conclusion = layOut().sections.find(({ kind }) => kind === 'conclusion')
  expect(conclusion).toMatchObject({
    lines: [
      { text: 'Ventricular premature complexes (VPC)' },
      { text: 'Suspected: Cardiomyopathy of the Boxer' },
    ],
    summary: '112\u00a0bpm, sinus rhythm, regularly irregular, 3 VPC in 58.8\u00a0s.',
  })
})

test('ECG-9 a normal report says who prepared it', () => {
  const [first] = anEcgSource().signatures
  const signatures = first ? [{ ...first, as: 'normal' as const }] : []
  const text = JSON.stringify(layOut({ signatures }))
  expect(text).toContain('Normal report, prepared by Ka Lok Leung')
})

test('ECG-9 a normal report without a diagnosis says that nothing abnormal was found', () => {
  const { review, signatures } = anEcgSource()
  const linesOf = (as: 'first' | 'normal') =>
    layOut({
      review: { ...review, diagnosis_list: [], suspected_diagnosis: [] },
      signatures: signatures.slice(0, 1).map((each) => ({ ...each, as })),
    }).sections.flatMap((each) => (each.kind === 'conclusion' ? each.lines : []))
  expect(linesOf('normal')).toEqual([{ text: 'No abnormality found in this recording' }])
  expect(linesOf('first')).toEqual([{ text: 'No diagnosis' }])
})

test('ECG-6 a phrase of the catalogue keeps its own language within the report', () => {
  const phraseIn: EcgReportSource['phraseIn'] = ({ id }) =>
    id === 'vpc' ? { text: '心室期外収縮', language: 'ja' } : undefined
  const [line] = layOut({ phraseIn }).sections.flatMap((each) =>
    each.kind === 'conclusion' ? each.lines : [],
  )
  expect(line).toEqual({ text: '心室期外収縮', lang: 'ja' })
})

test('ECG-9 a report of either format is read back as it was frozen', () => {
  const model = buildEcgReport(anEcgSource(), RELEASE)
  expect(AnyReport.parse(JSON.parse(JSON.stringify(model)))).toEqual(model)
  expect(AnyReport.parse(JSON.parse(JSON.stringify(aReport())))).toEqual(aReport())
})

test('ECG-9 parts of two revisions can be compared', () => {
  const parts = reportParts(buildEcgReport(anEcgSource(), RELEASE), around)
  expect(parts.map(({ id }) => id)).toContain('ectopy')
})
