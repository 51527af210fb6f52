import type { UserType } from '@systole/domain/accounts/user-type'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>
let usid: string

/** Text written for the cardiologist or about the owner, each value in exactly one place. */
const SECRETS = {
  clinical_input: 'Murmur since the spring',
  question: 'May he fly to Osaka',
  owner_name: 'Ms Ho Lai-yin',
  owner_email: 'lai-yin@owner.test',
  owner_contact: '+852 6111 2233',
  absent_file: 'No echo machine here',
  note: 'Lead II was loose',
} as const
type Secret = keyof typeof SECRETS

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
  usid = await portal.build.consult(vet, { status: 'submit' })
  const now = new Date().toISOString()
  await portal.context.database.execute(sql`
    update cases set clinical_input = jsonb_set(clinical_input, '{medicalHistoryTextfieldValue}', to_jsonb(${SECRETS.clinical_input}::text)),
      mode = 'advance',
      question_session = ${JSON.stringify({
        mode: 'advance',
        time: '20261120103000',
        uid: vet.accountId,
        question_session: [
          {
            type: 'riskOfAnesthesia',
            question: { time: '', value: '' },
            answer: { time: '', value: '' },
          },
          {
            type: 'additional_question_1',
            question: { time: '', value: SECRETS.question },
            answer: { time: '', value: '' },
          },
        ],
      })}::jsonb,
      absent_files = ${JSON.stringify([{ kind: 'echo', reason: SECRETS.absent_file }])}::jsonb
    where case_id = ${usid}`)
  await portal.context.database.execute(sql`
    update pets set owner_name = ${SECRETS.owner_name}, owner_email = ${SECRETS.owner_email}, owner_contact = ${SECRETS.owner_contact}
    where pet_id = (select pet_id from cases where case_id = ${usid})`)
  await portal.context.database.execute(sql`
    insert into case_notes values (${usid}, 'reviewer', ${SECRETS.note}, ${vet.accountId}, ${now}::timestamptz)`)
})
afterAll(() => portal.close())

const ALL = Object.keys(SECRETS) as Secret[] // the keys of the table

/** Role × content of its list of cases. Written by hand from the specification, section 6, and trust 1.3. */
test.each([
  ['vet', ALL],
  ['cardiologist', ALL],
  ['internal_admin', ALL],
  ['patcher', ['note']],
  ['sales', []],
] as const)('ROLE-1 the list of a %s contains of a case: %j', async (role: UserType, seen) => {
  const viewer = role === 'vet' ? vet : await portal.as(role)
  const reply = await viewer.api.cases.queryAllSessions({ params: { usid } })
  if (!reply.ok) throw new Error(reply.message)
  expect(reply.data.sessions).toHaveLength(1)
  const text = JSON.stringify(reply.data)
  expect(ALL.filter((secret) => text.includes(SECRETS[secret]))).toEqual(seen)
})

test('ROLE-1 sales and patchers see what their work needs: case, pet, hospital, tests, credits', async () => {
  for (const role of ['sales', 'patcher'] as const) {
    const { api } = await portal.as(role)
    const reply = await api.cases.queryAllSessions({ params: { usid } })
    expect(reply).toMatchObject({
      data: {
        sessions: [
          {
            usid,
            status: 'submit',
            tag: [{ tagid: 7 }],
            pet: { name: expect.stringMatching(/./), pet_type: 'cat' },
            user: { hospital: expect.stringMatching(/./), email: vet.email },
            session_tests: expect.any(Array),
            required_credit: expect.any(Number),
            deducted_credit: expect.any(Number),
          },
        ],
      },
    })
  }
})

test.each(['sales', 'patcher'] as const)(
  'ROLE-1 a %s cannot feel for words of the case log',
  async (role) => {
    const { api } = await portal.as(role)
    expect(await api.cases.queryAllSessions({ params: { note: 'Lead' } })).toMatchObject({
      code: -102,
    })
  },
)

test('OPS-2 a case has every field that the wire names, empty where an eConsult has none', async () => {
  const reply = await vet.api.cases.querySessionInfo({ usid })
  expect(reply).toMatchObject({
    data: {
      session: {
        exinfo: { clone: '', review_no_notification: false, upgrade: null, upgradable: false },
        result: '',
        note: [{ type: 'reviewer', content: SECRETS.note }],
        session_tests: expect.any(Array),
        session_checklist: [],
        session_release_report: null,
        session_note: [],
        session_second_review_request: null,
        revision: { report_revision: '', async_reviewed_revision: null },
        user: { contact: expect.any(String), distributor: '' },
      },
    },
  })
  const admin = await portal.as('internal_admin')
  expect(await admin.api.cases.querySessionInfo({ usid })).toMatchObject({
    data: { session: { exinfo: { credit_transactions: [] }, session_review_report: null } },
  })
})

test('OPS-2 cases are found by their result; one that was turned away is rejected', async () => {
  const admin = await portal.as('internal_admin')
  const rejected = await portal.build.consult(vet, { status: 'submit' })
  const step = { status: 'reject', note: 'Unreadable' } as const
  expect(await admin.api.cases.updateSession({ usid: rejected, params: step })).toMatchObject({
    data: { session: { result: 'rejected' } },
  })
  const found = await admin.api.cases.queryAllSessions({ params: { result: 'rejected' } })
  expect(found).toMatchObject({ data: { sessions: [{ usid: rejected }], total: 1 } })
  const none = await admin.api.cases.queryAllSessions({ params: { result: 'acceptable' } })
  expect(none).toMatchObject({ data: { total: 0 } })
})

test.each([
  ['eConsult', 2],
  ['1L ECG', 0],
])('STAFF-1 SERV-1 cases are found by service: %s', async (service_type, total) => {
  const admin = await portal.as('internal_admin')
  const params = { service_type } as { service_type: 'eConsult' }
  expect(await admin.api.cases.queryAllSessions({ params })).toMatchObject({ data: { total } })
})
