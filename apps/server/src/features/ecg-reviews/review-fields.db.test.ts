import { withRights } from '@systole/domain/access/permissions'
import { FIXTURES } from '@systole/fixtures/fixtures'
import { AnyReport } from '@systole/report/any-report'
import type { ReportSection } from '@systole/report/report-layout'
import { layOutReport } from '@systole/report/sections'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { recordedCase } from '../ecg-recordings/testing/recorded-case.ts'

/** Every field of the review at its limits, through the calls and in the report that comes of it. Handbook 2, ECG-5. */
let portal: TestApp
let usid: string
let mia: Awaited<ReturnType<TestApp['as']>>
vi.setConfig({ testTimeout: 120_000 }) // the file is read by its own process

beforeAll(async () => {
  portal = await testApp()
  const bytes = Buffer.from(await FIXTURES['ecg_dog.json']())
  const { vet } = await recordedCase(portal, 'ecg_dog.json', bytes)
  usid = vet.caseId
  mia = await portal.as('reviewer', { permissions: withRights({}, 'ecg6l', ['report.review']) })
  await portal.context.database.execute(sql`update cases set service = 'ecg6l', status = '1st_reviewing',
    reader_id = ${mia.accountId}, submitted_at = now(), due_at = now() + interval '90 minutes' where case_id = ${usid}`)
}, 120_000)
afterAll(() => portal.close())

type Document = Record<string, unknown>
const NA = 'Not applicable'
const INVALID = 'Invalid value'

/** Makes a call as a client without the portal's code does. */
async function post(path: string, fields: Record<string, unknown>) {
  const form = new URLSearchParams({ sid: mia.sid, usid, type: 'session_review_report' })
  for (const [name, value] of Object.entries(fields)) form.set(name, JSON.stringify(value))
  const { payload, statusCode } = await portal.app.inject({
    ...{ method: 'POST', url: `/api/${path}`, payload: form.toString() },
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(statusCode).toBe(200)
  return JSON.parse(payload)
}

async function read() {
  const { data } = await post('query_cardiobirdx_review_data', {})
  return data as { ecg: { review: Document; version: number }; report: unknown }
}

/** Saves the review with one field changed; a field is named by its path. */
async function save(path: string, value: unknown) {
  const { review, version } = (await read()).ecg
  const ecg_review = structuredClone(review)
  const names = path.split('.')
  const last = names.pop() ?? ''
  const part = names.reduce((inner, name) => inner[name] as Document, ecg_review)
  part[last] = value
  return post('add_cardiobirdx_session_review_data', { data: { ecg_review, version } })
}

async function expectRefused(path: string, value: unknown, { words = '', code = -103 } = {}) {
  const reply = await save(path, value)
  expect(reply, `${path} ${JSON.stringify(value)}`).toMatchObject({ code })
  expect(reply.data.field.startsWith(`data.ecg_review.${path}`), reply.data.field).toBe(true)
  expect(reply.message).toContain(words)
}

/** Saves a value, which the call reads back exactly, and returns the report that would come of it. */
async function printed(path: string, value: unknown): Promise<(label: string) => string> {
  expect(await save(path, value), `${path} ${JSON.stringify(value)}`).toMatchObject({ code: 0 })
  const { ecg, report } = await read()
  const kept = path
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Document)[name], ecg.review)
  expect(kept).toEqual(value)
  const { sections } = layOutReport(AnyReport.parse(report), { toSimplified: (text) => text })
  const rows = sections.flatMap(rowsOf)
  return (label) => rows.find(([first]) => first === label)?.[1] ?? ''
}

/** Returns what a section prints beside each label. */
function rowsOf(section: ReportSection): (readonly string[])[] {
  if (section.kind === 'table') return [...section.rows]
  if (section.kind !== 'facts') return []
  return [...section.facts, ...section.wide].map(({ label, value }) => [label, value])
}

// field, its words in the report, and values with what is printed; the range of the handbook and the rounding that it asks for
test.each([
  [
    'heart_rate.rrRate',
    'Heart rate, median RR',
    [
      [1, '1 bpm'],
      [600, '600 bpm'],
    ],
    [0, 0.9, 601],
  ],
  [
    'heart_rate.min',
    'Lowest rate (3 beats)',
    [
      [1, '1 bpm'],
      [600, '600 bpm'],
    ],
    [0, 601],
  ],
  [
    'heart_rate.max',
    'Highest rate (3 beats)',
    [
      [1, '1 bpm'],
      [600, '600 bpm'],
    ],
    [0, 601],
  ],
  [
    'heart_rate.counted',
    'Counted rate',
    [
      [117.6, '118 bpm'],
      [600, '600 bpm'],
    ],
    [0, 601],
  ],
  [
    'p_wave.height',
    'P height',
    [
      [0, NA],
      [-2, '\u22122.00 mV'],
      [2, '2.00 mV'],
    ],
    [-2.01, 2.01],
  ],
  [
    'p_wave.duration',
    'P duration',
    [
      [0, NA],
      [0.2, '0.200 s'],
      [0.0413, '0.040 s'],
    ],
    [-0.001, 0.201],
  ],
  [
    'qrs.r_height',
    'R height',
    [
      [0, NA],
      [-10, '\u221210.00 mV'],
      [10, '10.00 mV'],
    ],
    [-10.01, 10.01],
  ],
  [
    'qrs.duration',
    'QRS duration',
    [
      [0, NA],
      [0.4, '0.400 s'],
    ],
    [-0.001, 0.401],
  ],
  [
    'pr.duration',
    'PR interval',
    [
      [0, NA],
      [1, '1.000 s'],
    ],
    [-0.001, 1.001],
  ],
  [
    't_wave.qt',
    'QT interval',
    [
      [0, NA],
      [1.5, '1.500 s'],
    ],
    [-0.001, 1.501],
  ],
  [
    't_wave.height',
    'T height',
    [
      [0, NA],
      [-5, '\u22125.00 mV'],
      [5, '5.00 mV'],
    ],
    [-5.01, 5.01],
  ],
  [
    'axis',
    'QRS axis',
    [
      [0, '0°'],
      [-180, '\u2212180°'],
      [180, '180°'],
      [62.6, '65°'],
    ],
    [-180.5, 181],
  ],
] as const)(
  'ECG-5 CALL-30 the number %s is printed, is Not applicable or is an Invalid value as the handbook says',
  async (field, label, good, bad) => {
    for (const [value, text] of [[null, NA], ...good] as const) {
      const shown = (await printed(field, value))(label).replaceAll('\u00a0', ' ')
      expect(shown, `${field} ${value}`).toBe(text)
    }
    for (const value of [...bad, '', '110', 'fast', '速い', true, [1]])
      await expectRefused(field, value, { words: INVALID })
    await save(field, null)
  },
)

test.each([
  ['rhythm.sinus', 'Sinus rhythm', { yes: 'Yes', no: 'No', undetermined: NA }],
  [
    ...(['rhythm.regularity', 'Regularity'] as const),
    { regular: 'regular', 'regularly irregular': 'regularly irregular', irregular: 'irregular' },
  ],
  ['p_qrs.p_for_every_qrs', 'P for every QRS', { yes: 'Yes', no: 'No', undetermined: NA }],
  ['p_qrs.qrs_for_every_p', 'QRS for every P', { yes: 'Yes', no: 'No', undetermined: NA }],
  ['p_qrs.consistently_related', 'Constant relation', { yes: 'Yes', no: 'No', undetermined: NA }],
] as const)(
  'ECG-5 CALL-30 the choice %s is one of its words or Not applicable',
  async (field, label, words) => {
    for (const [value, text] of [[null, NA], ...Object.entries(words)])
      expect((await printed(field as string, value))(label)).toBe(text)
    for (const value of ['', 0, 1, 'maybe', '是', 'Yes'.repeat(100)])
      await expectRefused(field, value)
  },
)

test.each([
  ['ectopic.has_vpc', 'VPC'],
  ['ectopic.has_pac', 'PAC'],
  ['ectopic.has_packet_loss', 'Packet loss'],
])('ECG-5 CALL-30 %s is yes, none seen or Not applicable', async (field, label) => {
  expect(await save('ectopic.ranges', [])).toMatchObject({ code: 0 })
  for (const [value, text] of [
    [null, NA],
    [false, 'None seen'],
    [true, 'Yes'],
  ] as const)
    expect((await printed(field, value))(label)).toBe(text)
  for (const value of ['', 0, 'yes', '有']) await expectRefused(field, value)
})

test.each([
  ['p_wave.morphology', 'P wave', ['tall', 'notch'], 'tall, notched', ['normal', 'tall']],
  ['qrs.morphology', 'QRS', ['deep S', 'low voltage'], 'deep S, low voltage', ['normal', 'deep S']],
])(
  'ECG-5 CALL-30 %s is a set whose words do not contradict each other',
  async (field, label, set, text, both) => {
    expect((await printed(field, []))(label)).toBe(NA)
    expect((await printed(field, set))(label)).toBe(text)
    for (const value of [both, ['tall', 'tall'], ['高い'], 'normal', 0])
      await expectRefused(field, value)
  },
)

test.each([
  ['ectopic.others', 4000],
  ['interpretation_note', 4000],
  ['evaluation_note', 4000],
  ['treatment_note', 4000],
  ['notes.for_education', 2000],
  ['notes.from_cs', 2000],
  ['notes.for_vet_in_charge', 2000],
  ['qrs.morphology_text', 200],
] as const)('ECG-5 CALL-30 the text %s takes %i characters in any script', async (field, most) => {
  for (const text of ['心'.repeat(most), '心電図は正常です。', '0', '']) await printed(field, text)
  for (const value of ['心'.repeat(most + 1), 7, null]) await expectRefused(field, value)
  await expectRefused(field, 'a\u0007', { code: -134 })
})

test('ECG-5 CALL-30 other diagnoses are 20 lines of 200 characters', async () => {
  const line = '心'.repeat(200)
  const twenty = Array.from({ length: 20 }, () => line).join('\n')
  await printed('other_diagnoses', twenty)
  await expectRefused('other_diagnoses', `${twenty}\nx`)
  await expectRefused('other_diagnoses', `${line}x`, { words: INVALID })
  await printed('other_diagnoses', '')
})

test.each([
  ['diagnosis_list', { phrase_id: null, name: '心房細動の疑い' }],
  ['suspected_diagnosis', { phrase_id: 'dx.vpc', name: 'VPC' }],
  ['interpretation_list', { phrase_id: null, text: 'P波増高' }],
  ['evaluation_list', { phrase_id: null, name: 'Echo', priority: 'could consider' }],
] as const)('ECG-5 CALL-30 %s takes 20 entries', async (field, entry) => {
  await printed(field, new Array(20).fill(entry))
  await expectRefused(field, new Array(21).fill(entry))
  await expectRefused(field, [{ ...entry, phrase_id: 7 }])
  await expectRefused(field, 'Sinus rhythm')
  await printed(field, [])
})

test('ECG-5 CALL-30 500 ranges are kept, and a range that ends before it begins is not', async () => {
  const range = { kind: 'vpc', recording: 'r', from_sample: 10, to_sample: 10, count: 1 }
  await printed('ectopic.ranges', new Array(500).fill(range))
  await expectRefused('ectopic.ranges', new Array(501).fill(range))
  await expectRefused('ectopic.ranges', [{ ...range, to_sample: 9 }], { words: INVALID })
  await expectRefused('ectopic.ranges', [{ ...range, kind: 'apc' }])
  await printed('ectopic.ranges', [])
})

test('ECG-5 CALL-30 an empty name is saved while it is typed, and the review cannot be signed with it', async () => {
  await printed('diagnosis_list', [{ phrase_id: null, name: '' }])
  await printed('evaluation_list', [{ phrase_id: null, name: ' ', priority: 'recommended' }])
  const { version } = (await read()).ecg
  const signed = await mia.api.reports.addReviewData({
    ...{ usid, type: 'session_release_report', data: { version }, proof: portal.proof() },
  })
  expect(signed).toMatchObject({ code: -103 })
  const { blockers } = (signed as unknown as { data: { blockers: { reason: string }[] } }).data
  const reasons = blockers.map(({ reason }) => reason)
  expect(reasons).toContain('diagnosisName')
  expect(reasons).toContain('evaluationName')
})
