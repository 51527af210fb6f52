import { contract } from '@systole/contract/contract'
import type { Endpoint } from '@systole/contract/endpoint'
import { ERRORS } from '@systole/contract/errors'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../testing/test-app.ts'

type Vet = Awaited<ReturnType<TestApp['as']>>
type Answer = { code: number } | { ok: true; data: unknown }

let portal: TestApp
let vet: Vet

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

const PET = {
  pname: '3381 Mochi',
  dob: '20200620',
  species: 'cat',
  weight: 4200,
  neutered: 'snipped',
  bid: 'cat-british-shorthair',
  gender: 'F',
} as const

/** How each code of section 8 is met at the server; a string says which issue brings what can cause it. ERR-1. */
const CATALOGUE: Record<number, (() => Promise<Answer>) | string> = {
  '-102': async () => vet.api.hospitals.queryAllReviewers({}),
  '-103': async () => vet.api.pets.addPet({ ...PET, dob: '20201332' }),
  '-111': async () => vet.api.pets.queryUserPet({ pname: '0000 Nobody' }),
  '-126': async () => {
    await vet.api.pets.addPet(PET)
    return vet.api.pets.addPet(PET)
  },
  '-134': async () => vet.api.pets.queryUserPet({ pname: 'Mo\u0007chi' }),
  '-1002': async () => portal.client().accounts.queryUserSettings({}),
  '-4006': async () => {
    const without = await portal.as('vet', { plan: false })
    return without.api.pets.addPet(PET)
  },
  '-4013': 'issue 6: the credit ledger',
  '-4014': 'issue 6: the credit ledger',
  '-4015': 'issue 6: the credit ledger',
  '-4016': 'issue 6: the credit ledger',
  '-4019': 'issue 6: the credit ledger',
  '-4020': 'issue 6: the credit ledger',
  '-4021': 'issue 6: the credit ledger',
  '-4022': 'issue 6: the credit ledger',
  '-4023': 'issue 6: the credit ledger',
  '-4024': 'issue 6: the credit ledger',
  '-6001': async () => (await whileWaiting('pg_cancel_backend')).json(),
  '-6002': async () => vet.api.cases.querySessionInfo({ usid: 'case_nobodys' }),
  '-6014': async () => {
    await portal.build.account('vet', { email: 'two@catalogue.test' })
    await portal.build.account('patcher', { email: 'two@catalogue.test' })
    return portal.client().accounts.resetPassword({ email: 'two@catalogue.test' })
  },
  '-6023': async () => {
    const usid = await portal.build.consult(vet, { status: 'close' })
    await vet.api.cases.cloneSession({ usid })
    return vet.api.cases.cloneSession({ usid })
  },
}

test.each(Object.entries(CATALOGUE))(
  'ERR-1 code %s is answered, or waits for its issue',
  async (code, provoke) => {
    if (typeof provoke === 'string') expect(provoke).toMatch(/^issue \d/)
    else expect(await provoke()).toMatchObject({ code: Number(code) })
  },
)

test('ERR-1 the codes that wait for their issue are declared and given by no call yet', () => {
  const waiting = Object.entries(CATALOGUE).flatMap(([code, how]) =>
    typeof how === 'string' ? [Number(code)] : [],
  )
  const calls: Endpoint[] = Object.values(contract).flatMap((noun) => Object.values(noun))
  const declared = calls.flatMap(({ errors }) => errors)
  const codes: number[] = declared.map((name) => ERRORS[name].code)
  expect(codes.filter((code) => waiting.includes(code))).toEqual([])
  const known: number[] = Object.values(ERRORS).map(({ code }) => code)
  expect(known).toEqual(expect.arrayContaining(waiting))
})

test('ERR-4 -134 names the field and each character', async () => {
  const reply = await post('/api/add_pet', { pname: 'Mo\u0007c\u202eh\u0007i' })
  expect(reply.json()).toMatchObject({
    code: -134,
    message: 'Pet name (pname) holds a character that cannot be used: U+0007, U+202E.',
    data: { field: 'pname', characters: ['U+0007', 'U+202E'] },
  })
})

test('ERR-4 -103 names the field in words and as the wire calls it', async () => {
  const reply = await post('/api/add_pet', { pname: '1 Mochi' })
  expect(reply.json()).toMatchObject({
    code: -103,
    message: 'Date of birth (dob) is missing.',
    data: { field: 'dob' },
  })
})

test('REPT-3 ERR-1 a second follow-up names the first one, to its own hospital only', async () => {
  const usid = await portal.build.consult(vet, { status: 'close' })
  const first = await vet.api.cases.cloneSession({ usid })
  if (!first.ok) throw new Error(first.message)
  const again = await vet.api.cases.cloneSession({ usid })
  expect(again).toMatchObject({ code: -6023, data: { usid: first.data.usid } })
  const ofTheFollowUp = await vet.api.cases.cloneSession({ usid: first.data.usid })
  expect(ofTheFollowUp).toMatchObject({ code: -6023, data: null })
  const stranger = await portal.as('vet')
  expect(await stranger.api.cases.cloneSession({ usid })).toMatchObject({ code: -6002 })
})

test('ERR-1 a connection that breaks in the middle of a list is 503 with -6001, and the next call works', async () => {
  const response = await whileWaiting('pg_terminate_backend')
  expect([response.statusCode, response.json().code]).toEqual([503, -6001])
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(await vet.api.pets.queryUserActivities({ params: {} })).toMatchObject({ ok: true })
})

test('ERR-1 too many calls are 429, with the seconds to wait', async () => {
  const ask = () => post('/api/reset_password', { email: 'x' }, '10.9.8.7')
  const answers = await Promise.all(Array.from({ length: 31 }, ask))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused.map((answer) => answer.json().code)).toEqual([-429])
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})

function post(url: string, fields: Record<string, string>, remoteAddress = '10.9.8.6') {
  return portal.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ sid: vet.sid, ...fields }).toString(),
  })
}

/** Holds the table of pets, asks for the list, and does this to the connection that waits for it. */
async function whileWaiting(what: 'pg_cancel_backend' | 'pg_terminate_backend') {
  const { database } = portal.context
  return database.transaction(async (tx) => {
    await tx.execute(sql`lock table pets in access exclusive mode`)
    const asked = post('/api/query_cardiobird_user_activities', { params: '{}' })
    const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await database.execute(waiting)).rows.length).toBeGreaterThan(0)
    await database.execute(sql`select ${sql.raw(what)}(pid) from (${waiting}) waiting`)
    return asked
  })
}
