import { WireClinicalInput } from '@systole/contract/cases/wire-clinical-input'
import type { ConsultMode } from '@systole/domain/cases/case'
import type { Question } from '@systole/domain/questions/question'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { questionSession, validClinicalInput } from '../../testing/builders.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

function questions(usid: string, mode: ConsultMode, asked: Question[]) {
  const content = questionSession(vet.accountId, mode, asked)
  return {
    usid,
    uid: vet.accountId,
    type: 'supplementary',
    exinfo: { sub_type: 'question to cardiologist', mode },
    fname: 'question',
    ftype: 'json',
    fcontent: Buffer.from(JSON.stringify(content)).toString('base64'),
  } as const
}

async function session(usid: string, api = vet.api) {
  const reply = await api.cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.session
}

test('NEW-10 CALL-10 a case opens for a pet of the hospital', async () => {
  const pid = await portal.build.pet(vet.hospitalId, { name: '咪咪' })
  const reply = await vet.api.cases.createSession({ type: 'etest', pid })
  if (!reply.ok) throw new Error(reply.message)
  expect(await session(reply.data.usid)).toMatchObject({
    status: 'open',
    pet: { name: '咪咪', breed: 'British Shorthair' },
  })
})

test('a hospital without a credit plan opens nothing: -4006', async () => {
  const poor = await portal.as('vet', { plan: false })
  const pid = await portal.build.pet(poor.hospitalId)
  expect(await poor.api.cases.createSession({ type: 'etest', pid })).toMatchObject({ code: -4006 })
})

test('ROLE-2 a foreign case and one that does not exist are answered alike, in every call', async () => {
  const usid = await portal.build.consult(vet)
  const stranger = await portal.as('vet')
  const both = [usid, 'case_that_is_not']
  const answers = await Promise.all(
    both.map(async (id) => [
      await stranger.api.cases.querySessionInfo({ usid: id }),
      await stranger.api.cases.updateSession({
        usid: id,
        params: { clinical_input: validClinicalInput() },
      }),
      await stranger.api.cases.cloneSession({ usid: id }),
      await stranger.api.cases.queryEventLog({ usid: id }),
      await stranger.api.cases.addSessionData({
        ...questions(id, 'basic', ['prognosis']),
        uid: stranger.accountId,
      }),
    ]),
  )
  expect(answers[0]?.map((answer) => !answer.ok && answer.code)).toEqual([
    -6002, -6002, -6002, -6002, -6002,
  ])
  expect(answers[0]).toEqual(answers[1])
  expect(await stranger.api.cases.queryAllSessions({ params: { usid } })).toMatchObject({
    data: { sessions: [] },
  })
})

test('CASE-4 CALL-11 clinical input is there on another machine, as typed', async () => {
  const usid = await portal.build.consult(vet)
  const clinical_input = {
    ...validClinicalInput(),
    medicalHistoryTextfieldValue: '三年前發現心雜音。\n<b>bold</b>',
  }
  expect(
    await vet.api.cases.updateSession({ usid, params: { clinical_input, version: 1 } }),
  ).toMatchObject({ ok: true })
  const elsewhere = portal.client(await portal.sessionOf(vet.accountId))
  expect((await session(usid, elsewhere)).clinical_input).toEqual(clinical_input)
})

test('CLIN-2 a form that says no signs beside a sign is stored without the sign', async () => {
  const usid = await portal.build.consult(vet)
  const clinical_input = WireClinicalInput.parse({})
  clinical_input.clinicalSigns.noClinicalSignsValue = true
  clinical_input.clinicalSigns.frequentCoughingValue = true
  await vet.api.cases.updateSession({ usid, params: { clinical_input } })
  expect((await session(usid)).clinical_input?.clinicalSigns).toMatchObject({
    noClinicalSignsValue: true,
    frequentCoughingValue: false,
  })
})

test('a stale version is refused and changes nothing: -6025', async () => {
  const usid = await portal.build.consult(vet)
  await vet.api.cases.updateSession({
    usid,
    params: { clinical_input: validClinicalInput(), version: 1 },
  })
  const stale = await vet.api.cases.updateSession({
    usid,
    params: { clinical_input: WireClinicalInput.parse({}), version: 1 },
  })
  expect(stale).toMatchObject({ code: -6025 })
  expect((await session(usid)).clinical_input?.suspectedRespiratoryDiseaseValue).toBe('44')
})

test('CASE-5 QUES-8 questions tag the case by mode; a new question file replaces the former', async () => {
  const usid = await portal.build.consult(vet)
  expect(
    await vet.api.cases.addSessionData(questions(usid, 'basic', ['prognosis', 'riskOfAnesthesia'])),
  ).toMatchObject({ ok: true })
  expect(await session(usid)).toMatchObject({ status: 'upload', tag: [{ tagid: 6 }] })
  await vet.api.cases.addSessionData(questions(usid, 'advance', ['additional_question_1']))
  const after = await session(usid)
  expect(after.tag).toEqual([{ tagid: 7 }])
  expect(after.question_session).toMatchObject({
    mode: 'advance',
    uid: vet.accountId,
    question_session: [{ type: 'additional_question_1' }],
  })
})

test.each([
  ['no question', 'basic', []],
  ['a question of the other mode', 'basic', ['additional_question_1']],
  ['additional 2 without 1', 'advance', ['additional_question_2']],
  ['a question asked twice', 'basic', ['prognosis', 'prognosis']],
] as const)('QUES-5 QUES-7 %s is refused by the server too', async (_name, mode, asked) => {
  const usid = await portal.build.consult(vet)
  expect(await vet.api.cases.addSessionData(questions(usid, mode, [...asked]))).toMatchObject({
    code: -103,
  })
  expect((await session(usid)).status).toBe('open')
})

test.each([
  ['is too long', 'x'.repeat(20_001), -103],
  ['holds a control character', 'a\u0007', -134],
])('ERR-4 a question file whose text %s is refused, naming the place', async (_, value, code) => {
  const usid = await portal.build.consult(vet)
  const sent = questionSession(vet.accountId, 'advance', ['additional_question_1'])
  const [first] = sent.question_session
  if (first) first.question.value = value
  expect(
    await vet.api.cases.addSessionData({
      ...questions(usid, 'advance', ['additional_question_1']),
      fcontent: Buffer.from(JSON.stringify(sent)).toString('base64'),
    }),
  ).toMatchObject({ code, data: { field: 'fcontent.question_session.0.question.value' } })
})

test('QUES-9 after payment the mode cannot change and nothing is edited', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit', mode: 'basic' })
  expect(
    await vet.api.cases.addSessionData(questions(usid, 'advance', ['additional_question_1'])),
  ).toMatchObject({ code: -7005 })
  expect(await vet.api.cases.addSessionData(questions(usid, 'basic', ['prognosis']))).toMatchObject(
    { code: -6024 },
  )
  expect(
    await vet.api.cases.updateSession({ usid, params: { clinical_input: validClinicalInput() } }),
  ).toMatchObject({ code: -6024 })
})

test.each([
  ['close', -6024],
  ['submit', -6024],
  ['data_processing', -6024],
  ['reject', -102],
] as const)('a vet cannot set the status to %s', async (status, code) => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  expect(await vet.api.cases.updateSession({ usid, params: { status } })).toMatchObject({ code })
  expect(await session(usid)).toMatchObject({ status: 'upload', tag: [{ tagid: 6 }] })
})

test('STAFF-4 of many cardiologists who start reading at the same time, one gets the case', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const readers = await Promise.all([1, 2, 3, 4].map(() => portal.as('cardiologist')))
  const replies = await Promise.all(
    readers.map(({ api }) =>
      api.cases.updateSession({ usid, params: { status: 'data_processing' } }),
    ),
  )
  expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
  const log = await readers[0]?.api.cases.queryEventLog({ usid })
  expect(log).toMatchObject({
    data: { events: [{ action: 'case.claim', from: 'submit', to: 'data_processing' }] },
  })
})

test('a cardiologist sees no unpaid case', async () => {
  const usid = await portal.build.consult(vet, { status: 'upload' })
  const reader = await portal.as('cardiologist')
  expect(await reader.api.cases.querySessionInfo({ usid })).toMatchObject({ code: -6002 })
})

test('CALL-33 a vet does not learn who of the staff did something', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const reader = await portal.as('cardiologist')
  await reader.api.cases.updateSession({ usid, params: { status: 'data_processing' } })
  expect(await session(usid)).toMatchObject({ reader: null })
  expect(await vet.api.cases.queryEventLog({ usid })).toMatchObject({
    data: { events: [{ actor: '', role: 'cardiologist' }] },
  })
})

test('REPT-2 REPT-3 CALL-12 a double click makes one follow-up; it and its original cannot be cloned again', async () => {
  const usid = await portal.build.consult(vet, { status: 'close' })
  await portal.build.file(usid, vet, 'chestXray')
  const replies = await Promise.all([1, 2, 3].map(() => vet.api.cases.cloneSession({ usid })))
  const made = replies.filter((reply) => reply.ok)
  expect(made).toHaveLength(1)
  expect(replies.filter((reply) => !reply.ok && reply.code === -6023)).toHaveLength(2)
  const clone = made[0]?.ok ? made[0].data.usid : ''
  expect(await session(clone)).toMatchObject({
    status: 'open',
    exinfo: { clone: usid },
    question_session: null,
    session_tests: [{ type: 'chest X-ray', count: 1 }],
  })
  expect(await vet.api.cases.cloneSession({ usid: clone })).toMatchObject({ code: -6023 })
})

test('CASE-8 the findings of the earlier case are not valid for a follow-up before they are saved in it', async () => {
  const usid = await portal.build.consult(vet, { status: 'close' })
  const cloned = await vet.api.cases.cloneSession({ usid })
  if (!cloned.ok) throw new Error(cloned.message)
  const clone = cloned.data.usid
  const { clinical_input: copied } = await session(clone)
  expect((await session(usid)).clinical_input?.dataValid).toBe(true)
  expect(copied?.dataValid).toBe(false)
  if (!copied) throw new Error('the findings are copied')
  await vet.api.cases.updateSession({ usid: clone, params: { clinical_input: copied } })
  expect((await session(clone)).clinical_input?.dataValid).toBe(true)
})

test('REPT-2 an open case cannot be cloned', async () => {
  const usid = await portal.build.consult(vet)
  expect(await vet.api.cases.cloneSession({ usid })).toMatchObject({ code: -6024 })
})

test('the audit log refuses UPDATE and DELETE, and every change left a row', async () => {
  const { database } = portal.context
  const { rows } = await database.execute(
    sql`select count(*)::int as n from audit_log where action = 'clinical.saved'`,
  )
  expect(rows[0]?.n).toBeGreaterThan(0)
  await expect(database.execute(sql`update audit_log set action = 'x'`)).rejects.toThrow()
  await expect(database.execute(sql`delete from audit_log`)).rejects.toThrow()
})

test('a case is rejected only with a reason, which the log keeps: -6026', async () => {
  const usid = await portal.build.consult(vet, { status: 'submit' })
  const admin = await portal.as('internal_admin')
  const reject = (note?: string) =>
    admin.api.cases.updateSession({ usid, params: { status: 'reject', note } })
  expect(await reject()).toMatchObject({ code: -6026 })
  expect(await reject('  ')).toMatchObject({ code: -6026 })
  expect(await reject('The film shows another animal.')).toMatchObject({
    data: { session: { status: 'reject' } },
  })
  expect(await vet.api.cases.queryEventLog({ usid })).toMatchObject({
    data: { events: [{ action: 'case.reject', note: 'The film shows another animal.' }] },
  })
})
