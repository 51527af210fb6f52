import type { WireAbsentFile } from '@systole/contract/cases/wire-case'
import { contract } from '@systole/contract/contract'
import type { CaseStatus } from '@systole/domain/cases/case'
import type { Question } from '@systole/domain/questions/question'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionSession } from '../../../testing/builders.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { pdfBytes, uploadClient } from '../../uploads/testing/upload-client.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

const NO_ECG = { file_type: 'ECG', reason: 'No ECG machine at the clinic' }
const NO_ECHO = { file_type: 'echo', reason: '主人不同意' }

function reportAbsence(
  usid: string,
  absent_files: WireAbsentFile[],
  { api } = vet,
  version?: number,
) {
  const params = { exinfo: { absent_files }, ...(version !== undefined && { version }) }
  return api.cases.updateSession({ usid, params })
}

async function absences(usid: string, { api } = vet) {
  const reply = await api.cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.session.exinfo.absent_files
}

async function log(usid: string) {
  const reply = await vet.api.cases.queryEventLog({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.events
    .filter(({ action }) => action.startsWith('absence.'))
    .map(({ action, from, to, note }) => [action, from || to, note])
}

function ask(usid: string, asked: Question[]) {
  const content = questionSession(vet.accountId, 'basic', asked)
  return vet.api.cases.addSessionData({
    usid,
    type: 'supplementary',
    exinfo: { sub_type: 'question to cardiologist', mode: 'basic' },
    fname: 'question_to_cardiologist',
    ftype: 'json',
    fcontent: Buffer.from(JSON.stringify(content)).toString('base64'),
  })
}

test('why advised files are absent is kept with the case, changed, withdrawn and logged', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  expect(await reportAbsence(usid, [NO_ECG, NO_ECHO])).toMatchObject({
    data: { session: { exinfo: { absent_files: [NO_ECG, NO_ECHO] } } },
  })
  const later = { ...NO_ECG, reason: 'Sent for repair' }
  await reportAbsence(usid, [later])
  expect(await absences(usid)).toEqual([later])
  await reportAbsence(usid, [later])
  await reportAbsence(usid, [])
  expect(await absences(usid)).toEqual([])
  expect(await log(usid)).toEqual([
    ['absence.told', 'ECG', NO_ECG.reason],
    ['absence.told', 'echo', NO_ECHO.reason],
    ['absence.told', 'ECG', later.reason],
    ['absence.ended', 'echo', ''],
    ['absence.ended', 'ECG', ''],
  ])
})

test('the cardiologist reads the reason of a paid case, and writes none', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  await reportAbsence(usid, [NO_ECG])
  const cardiologist = await portal.as('cardiologist')
  expect(await absences(usid, cardiologist)).toEqual([NO_ECG])
  expect(await reportAbsence(usid, [], cardiologist)).toMatchObject({ code: -102 })
  expect(await absences(usid)).toEqual([NO_ECG])
})

test.each([
  ['upload', true],
  ['submit', true],
  ['data_processing', true],
  ['resend_report_request', true],
  ['close', false],
  ['reject', false],
] as [CaseStatus, boolean][])('in status %s a reason is taken: %s', async (status, taken) => {
  const usid = await portal.build.consult(vet, { status })
  expect(await reportAbsence(usid, [NO_ECG])).toMatchObject(taken ? { ok: true } : { code: -6024 })
})

test.each([
  ['a required file', [{ file_type: 'chest X-ray', reason: 'No film' }], 'file_type', -103],
  ['a file nobody advises', [{ file_type: 'others', reason: 'None' }], 'file_type', -103],
  ['an unknown type', [{ file_type: 'MRI', reason: 'None' }], 'file_type', -103],
  ['a reason of spaces', [{ file_type: 'ECG', reason: '  ' }], 'reason', -103],
  ['301 characters', [{ file_type: 'ECG', reason: 'x'.repeat(301) }], 'reason', -103],
  ['a control character', [{ file_type: 'ECG', reason: 'a\u0007' }], 'reason', -134],
])('ERR-4 a reason for %s is refused, naming the field', async (_, sent, field, code) => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  const response = await portal.app.inject({
    method: 'POST',
    url: contract.cases.updateSession.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      sid: vet.sid,
      usid,
      params: JSON.stringify({ exinfo: { absent_files: sent } }),
    }).toString(),
  })
  expect(response.json()).toMatchObject({
    code,
    data: { field: `params.exinfo.absent_files.0.${field}` },
  })
  expect(await absences(usid)).toEqual([])
})

test('ERR-4 a file named twice is refused at its second place', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  expect(await reportAbsence(usid, [NO_ECG, NO_ECG])).toMatchObject({
    code: -103,
    data: { field: 'params.exinfo.absent_files.1.file_type' },
  })
})

test('ROLE-2 a reason for a foreign case, without a plan, or over a stale version is refused', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  expect(await reportAbsence(usid, [NO_ECG], await portal.as('vet'))).toMatchObject({ code: -6002 })
  const poor = await portal.as('vet', { plan: false })
  expect(await reportAbsence(usid, [NO_ECG], poor)).toMatchObject({ code: -4006 })
  expect(await reportAbsence(usid, [NO_ECG], vet, 1)).toMatchObject({ ok: true })
  expect(await reportAbsence(usid, [], vet, 1)).toMatchObject({ code: -6025 })
})

test('INSP-7 when the file arrives its reason falls away, and the log says so', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  await reportAbsence(usid, [NO_ECG, NO_ECHO])
  const file = { name: 'ecg.pdf', bytes: pdfBytes(9), caseId: usid, kind: 'ECG' }
  expect(await uploadClient(portal.app, vet.sid).put(file, 1)).toMatchObject({ status: 200 })
  expect(await absences(usid)).toEqual([NO_ECHO])
  expect((await log(usid)).at(-1)).toEqual(['absence.ended', 'ECG', ''])
  await vet.api.uploads.deleteSessionData({
    usid,
    uid: vet.accountId,
    type: 'supplementary',
    fname: 'ecg.pdf',
    ftype: 'pdf',
  })
  expect(await absences(usid)).toEqual([NO_ECHO])
})

test('a reason for a file that came meanwhile is dropped without a word', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  await portal.build.file(usid, vet, 'ecg')
  expect(await reportAbsence(usid, [NO_ECG, NO_ECHO])).toMatchObject({ ok: true })
  expect(await absences(usid)).toEqual([NO_ECHO])
})

test('CASE-5 other questions end the reasons that they do not advise', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  await reportAbsence(usid, [NO_ECG, NO_ECHO])
  await ask(usid, ['riskOfAnesthesia'])
  expect(await absences(usid)).toEqual([NO_ECG, NO_ECHO])
  await ask(usid, ['suggestionOnFurtherInvestigations'])
  expect(await absences(usid)).toEqual([])
  await ask(usid, ['riskOfAnesthesia'])
  expect(await absences(usid)).toEqual([])
})

test('REPT-2 a follow-up starts without the reasons of its original', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  await reportAbsence(usid, [NO_ECG])
  await portal.context.database.execute(
    `update cases set status = 'close', closed_at = now() where case_id = '${usid}'`,
  )
  const clone = await vet.api.cases.cloneSession({ usid })
  expect(clone.ok && (await absences(clone.data.usid))).toEqual([])
})
