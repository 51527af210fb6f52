import { contract } from '@systole/contract/contract'
import { reachOf } from '@systole/domain/access/access'
import { SECOND } from '@systole/domain/time/durations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgReviewing } from '../../ecg-reviews/testing/ecg-reviewing.ts'
import { FILE } from '../ecg/testing/ecg-desk.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 }) // files are read by their own process
const MARKER = 'INTERNAL the owner pays late'
const NOTES = ['for_reviewer', 'for_education', 'from_cs', 'for_vet_in_charge'] as const

type Work = Awaited<ReturnType<typeof ecgReviewing>>
let portal: TestApp
let work: Work
/** A case that is being prepared, one whose report the hospital has, and what both have. */
let prepared: Fields
let released: Fields
type Fields = Record<string, string>

/** Creates ECG cases with the marker in every text that staff can write for staff, on each step before and after the report. */
beforeAll(async () => {
  portal = await testApp()
  work = await ecgReviewing(portal)
  prepared = await fieldsOf(await caseInPreparation())
  released = await fieldsOf(await caseWithReport())
})
afterAll(() => portal.close())

async function accepted<Reply extends { ok: boolean }>(reply: Promise<Reply>): Promise<Reply> {
  expect(await reply).toMatchObject({ ok: true })
  return reply
}

async function caseInPreparation(): Promise<string> {
  const { admin, patcher, senior, save, step } = work
  const usid = await work.prepared()
  for (const type of NOTES) await accepted(save(admin, usid, { note: { type, content: MARKER } }))
  await accepted(patcher.api.messages.sendInternal({ usid, to: [admin.accountId], text: MARKER }))
  await accepted(step(patcher, usid, 'data_ready'))
  const exinfo = {
    session_checklist: [{ id: 'leads' as const, done: false, reason: MARKER }],
    session_tests: [
      { type: 'ecg1l', fname: FILE, quality: 'rejected' as const, quality_reason: MARKER },
    ],
  }
  await accepted(save(patcher, usid, { exinfo }))
  await accepted(step(patcher, usid, 'request_quality_review', MARKER))
  await accepted(step(senior, usid, 'data_ready', MARKER))
  return usid
}

/** The report of a case whose second reviewer returned it once, and which was reviewed after its release. */
async function caseWithReport(): Promise<string> {
  const { admin, second, reviewer, asyncReviewer, save, step, sign } = work
  const { usid } = await work.inSecond({ ask_second: { reason: MARKER } })
  await accepted(step(second, usid, '1st_reviewing', MARKER))
  for (const type of NOTES.slice(0, -1))
    await accepted(save(admin, usid, { note: { type, content: MARKER } }))
  const version = await work.write(reviewer, usid)
  await accepted(sign(reviewer, usid, { version }))
  portal.clock.advance(SECOND)
  await accepted(
    asyncReviewer.api.reports.addReviewData({
      ...{ usid, type: 'session_async_review' },
      data: { version: 0, outcome: 'minor', reason: MARKER },
    }),
  )
  return usid
}

/** Returns what names the parts of a case in calls. */
async function fieldsOf(usid: string): Promise<Fields> {
  const { vet, rowOf } = work
  const { recordings } = dataOf(await vet.api.ecgRecordings.queryEcgRecordings({ usid }))
  const [recording] = recordings
  const { petId } = await rowOf(usid)
  const asked = { usid, fname: FILE, view: 'ecg' } as const
  const { url } = dataOf(await vet.api.ecgPages.queryDataPreview(asked))
  const [report] = await work.reportsOf(usid)
  return {
    ...{ usid, usids: JSON.stringify([usid]), pid: petId, fname: FILE },
    ...{ rid: recording?.rid ?? '', fid: recording?.fid ?? '' },
    revision: report?.revision ?? TIME,
    ticket: new URL(url, 'http://portal.test').searchParams.get('sid') ?? '',
  }
}

function dataOf<Data>(reply: { ok: true; data: Data } | { ok: false }): Data {
  if (!reply.ok) throw new Error(JSON.stringify(reply))
  return reply.data
}

const TIME = '20260101000000'
const QUESTIONS = JSON.stringify({
  ...{ mode: 'basic', time: TIME, uid: 'account_vet' },
  question_session: [
    { type: 'prognosis', question: { time: TIME, value: '' }, answer: { time: '', value: '' } },
  ],
})

/** The fields of each call about a case beside the names of its parts. The last ones end the case that the others are about. */
const CALLS: Readonly<Record<string, Fields>> = {
  querySessionInfo: {},
  queryEventLog: {},
  querySessionData: {},
  queryUploadedData: {},
  queryCaseArchive: {},
  queryMeasurements: {},
  queryEcgRecordings: {},
  queryEcgPatches: {},
  queryDeliveries: {},
  queryReviewData: { type: 'session_release_report', fname: '' },
  queryRevisionHistory: {},
  queryEnquiries: {},
  queryRepeats: {},
  queryDataPreview: { view: 'ecg' },
  sidAction: { action: 'ticket', page: 'report' },
  openEcgPage: { opener: 'o'.repeat(40), view: 'ecg' },
  saveMeasurement: {
    ...{ mid: 'measurement_1', version: '0', method: 'interval', frame: '0' },
    points: '[{"x":0.1,"y":0},{"x":0.2,"y":0}]',
  },
  deleteMeasurement: { mid: 'measurement_1', version: '1' },
  saveEcgValue: { field: 'qtSeconds', value: '0.2', version: '0' },
  addSessionData: {
    ...{ type: 'supplementary', ftype: 'json', fname: 'question_to_cardiologist' },
    exinfo: '{"sub_type":"question to cardiologist","mode":"basic"}',
    fcontent: Buffer.from(QUESTIONS).toString('base64'),
  },
  readNotifications: {},
  resendReport: {},
  openReport: {},
  askAfterReport: { text: 'May she have a dental?' },
  answerEnquiry: { eid: 'enquiry_none', text: 'Yes' },
  cloneSession: {},
  keepSession: {},
  updateSession: { params: '{"exinfo":{"recording":{"reason":"Fainted"}}}' },
  askRepeat: { reason: 'Nothing is said of PACs' },
  deleteSessionData: { type: 'supplementary', ftype: 'text' },
  deleteSessions: {},
  restoreSessions: {},
}
/** Calls whose reply has cases among other things. */
const LISTS: Readonly<Record<string, Fields>> = {
  countSessions: { lists: '[{}]' },
  queryAllSessions: { params: '{"start_time":"20190101000000"}' },
  queryUserActivities: { params: '{"year":2026}' },
  queryUserPet: { pname: 'Mochi' },
  queryNotifications: {},
  queryDrafts: {},
  queryRecordingQuality: {},
  queryCreditLedger: {},
  queryStatement: {},
  queryHospital: {},
}

const OF_A_VET = Object.values(contract)
  .flatMap((noun) => Object.entries(noun))
  .filter(([, call]) => reachOf(call.access, 'vet'))

async function send(name: string, fields: Fields) {
  const call = OF_A_VET.find(([each]) => each === name)?.[1]
  if (!call) throw new Error(`A hospital has no call ${name}`)
  const response = await portal.app.inject({
    method: 'POST',
    url: call.path,
    payload: new URLSearchParams({ sid: work.vet.sid, ...fields }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  return { body: response.body, code: response.json().code as number }
}

const PARTS = ['usid', 'usids', 'rid', 'fid']

test('NOTE-1 every call of a hospital that takes a part of a case is walked', () => {
  const takesPart = ({ input }: (typeof OF_A_VET)[number][1]) => {
    const shape = 'shape' in input ? (input.shape as object) : {}
    return PARTS.some((part) => part in shape)
  }
  const about = OF_A_VET.filter(([, call]) => takesPart(call)).map(([name]) => name)
  expect(about.length).toBeGreaterThan(25)
  expect(about.filter((name) => !(name in CALLS))).toEqual([])
})

test.each(['prepared', 'released'] as const)(
  'NOTE-1 no reply about an ECG case that is %s shows a hospital what staff wrote for staff',
  async (name) => {
    const parts = name === 'prepared' ? prepared : released
    const codes: Record<string, number> = {}
    for (const [call, more] of [...Object.entries(LISTS), ...Object.entries(CALLS)]) {
      const { body, code } = await send(call, { ...parts, ...more })
      expect(body, call).not.toContain('INTERNAL')
      codes[call] = code
    }
    // -103 is a request that reached nothing
    expect(Object.keys(codes).filter((call) => codes[call] === -103)).toEqual([])
    const unanswered = Object.keys(LISTS).filter((call) => codes[call] !== 0)
    expect(unanswered).toEqual([])
  },
)

test('NOTE-1 staff do see it, so the walk looks for something that is there', async () => {
  const { admin } = work
  const seen = await Promise.all(
    [prepared, released].flatMap(({ usid = '' }) => [
      admin.api.cases.querySessionInfo({ usid }),
      admin.api.cases.queryEventLog({ usid }),
    ]),
  )
  for (const reply of seen) expect(JSON.stringify(reply)).toContain(MARKER)
})
