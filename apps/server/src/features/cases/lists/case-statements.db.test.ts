import { queryAllSessions, querySessionInfo } from '@systole/contract/cases/cases'
import type { UserType } from '@systole/domain/accounts/user-type'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { z } from 'zod'
import { exactShape } from '../../../http/encode-output.ts'
import { roundTripsOf, statementsOf } from '../../../testing/explain-reads.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

const SESSION = 1
const CASES = 1
const CREDIT_HISTORY = 1

let portal: TestApp
let hospital: Awaited<ReturnType<TestApp['as']>>
let caseId: string
let followUpId: string

beforeAll(async () => {
  portal = await testApp()
  hospital = await portal.as('vet')
  caseId = await portal.build.consult(hospital, { status: 'close' })
  await portal.build.file(caseId, hospital, 'echo')
  const cloned = await hospital.api.cases.cloneSession({ usid: caseId, uid: hospital.accountId })
  if (!cloned.ok) throw new Error(cloned.message)
  followUpId = cloned.data.usid
})
afterAll(() => portal.close())

const clientOf = async (role: UserType) => (role === 'vet' ? hospital : await portal.as(role)).api

test.each([
  ['vet', SESSION + CASES],
  ['cardiologist', SESSION + CASES],
  ['internal_admin', SESSION + CASES],
  ['patcher', SESSION + CASES],
  ['sales', SESSION + CASES],
] as const)('a page of the case list takes a %s %i statements', async (role, expected) => {
  const api = await clientOf(role)
  const statements = await statementsOf(async () => {
    const reply = await api.cases.queryAllSessions({ params: { record_per_page: 10 } })
    expect(reply).toMatchObject({ ok: true, data: { sessions: expect.any(Array) } })
  })
  expect(texts(statements)).toHaveLength(expected)
})

test.each([
  ['vet', SESSION + CASES],
  ['cardiologist', SESSION + CASES],
  ['internal_admin', SESSION + CASES + CREDIT_HISTORY],
] as const)('one case takes a %s %i statements', async (role, expected) => {
  const api = await clientOf(role)
  const statements = await statementsOf(async () => {
    expect(await api.cases.querySessionInfo({ usid: caseId })).toMatchObject({ ok: true })
  })
  expect(texts(statements)).toHaveLength(expected)
})

test('a follow-up and its original take no statement more than one case', async () => {
  const statements = await statementsOf(async () => {
    const reply = await hospital.api.cases.querySessionInfo({ usid: followUpId })
    expect(reply).toMatchObject({ ok: true, data: { original: { usid: caseId } } })
  })
  expect(texts(statements)).toHaveLength(SESSION + CASES)
})

test('a caller who sees no clinical part makes the list read none', async () => {
  const api = await clientOf('sales')
  const statements = await statementsOf(() => api.cases.queryAllSessions({ params: {} }))
  const [, list = ''] = texts(statements)
  for (const column of ['clinical_input', 'question_session', 'owner_name', 'case_notes'])
    expect(list).not.toContain(column)
})

test.each(['vet', 'cardiologist', 'internal_admin'] as const)(
  'a %s is answered without the slow check of outputs',
  async (role) => {
    const api = await clientOf(role)
    const list = await api.cases.queryAllSessions({ params: {} })
    const one = await api.cases.querySessionInfo({ usid: caseId })
    expect(list.ok && isExact(queryAllSessions.output, list.data)).toBe(true)
    expect(one.ok && isExact(querySessionInfo.output, one.data)).toBe(true)
  },
)

/** Tests the times of a reply as the handler gave them, which the client of these tests reads as stamps. */
function isExact(schema: z.ZodType, reply: unknown): boolean {
  return exactShape(schema)(schema.parse(reply))
}

/** Each round trip is a wait; these two calls are the most frequent ones. */
const NEW_SESSION = 1

test.each([
  ['vet', 1],
  ['cardiologist', 1],
  ['internal_admin', 1],
  ['patcher', 1],
  ['sales', 1],
] as const)(
  'a page of the case list takes a %s %i round trip to the database',
  async (role, expected) => {
    const person = await portal.as(role)
    const list = () => person.api.cases.queryAllSessions({ params: { record_per_page: 10 } })
    expect(await roundTripsOf(list)).toBe(expected + NEW_SESSION)
    expect(await roundTripsOf(list)).toBe(expected)
  },
)

test.each([
  ['vet', 1],
  ['cardiologist', 1],
  ['internal_admin', 1 + CREDIT_HISTORY],
] as const)('one case takes a %s %i round trips to the database', async (role, expected) => {
  const { api } = role === 'vet' ? hospital : await portal.as(role)
  const detail = () => api.cases.querySessionInfo({ usid: caseId })
  await detail()
  expect(await roundTripsOf(detail)).toBe(expected)
})

/** Returns the texts, which a failed test prints. */
function texts(statements: readonly { text: string }[]): string[] {
  return statements.map(({ text }) => text)
}
