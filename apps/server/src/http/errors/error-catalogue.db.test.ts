import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../db/new-id.ts'
import { addCreditPlan, type CreditVet, creditVet } from '../../testing/credit-hospital.ts'
import { withClient } from '../../testing/database-connection.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

type Vet = Awaited<ReturnType<TestApp['as']>>
type Answer = { code: number } | { ok: true; data: unknown }

let portal: TestApp
let vet: Vet
let admin: Vet

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
  admin = await portal.as('internal_admin')
})
afterAll(() => portal.close())

const PET = {
  pname: '3381 Mochi',
  dob: '2020-06-20',
  species: 'cat',
  weight: 4200,
  neutered: 'snipped',
  bid: 'cat-british-shorthair',
  gender: 'F',
} as const

/** A request that causes each code of section 8. ERR-1. */
const CATALOGUE: Record<number, () => Promise<Answer>> = {
  '-102': async () => vet.api.hospitals.queryAllReviewers({}),
  '-103': async () => vet.api.pets.addPet({ ...PET, dob: '2020-13-32' }),
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
  '-4013': async () => {
    const { hospitalId, ...hospital } = await creditVet(portal, { credits: 5 })
    await addCreditPlan(portal, hospitalId, { creditPlanId: newId('plan') })
    return deduct((await hospital.aCase()).caseId)
  },
  '-4014': async () => deduct((await (await creditVet(portal)).aCase()).caseId),
  '-4015': async () => {
    const hospital = await creditVet(portal, { credits: 5 })
    await freeze(hospital)
    return deduct((await hospital.aCase()).caseId)
  },
  '-4016': async () => {
    const { caseId } = await deductedCase()
    return admin.api.credits.refundCredits({ usid: caseId, note: 'Sent twice', credits: 2 })
  },
  '-4019': async () => {
    const hospital = await creditVet(portal, { credits: 5 })
    const { caseId } = await hospital.aCase()
    return portal.context.database.transaction(async (tx) => {
      await tx.execute(
        sql`select 1 from ledger_accounts where account_id = ${hospital.account.accountId} for update`,
      )
      return deduct(caseId)
    })
  },
  '-4020': async () => {
    const hospital = await creditVet(portal, { funding: 'distributor' })
    return deduct((await hospital.aCase()).caseId)
  },
  '-4021': async () => deduct(await portal.build.consult(vet, { status: 'submit' })),
  '-4022': async () => deduct((await deductedCase()).caseId),
  '-4023': async () => {
    const { caseId } = await (await creditVet(portal, { credits: 5 })).aCase()
    return admin.api.credits.refundCredits({ usid: caseId, note: 'Sent twice' })
  },
  '-4024': async () => {
    const { caseId, hospital } = await deductedCase()
    await freeze(hospital)
    return admin.api.credits.refundCredits({ usid: caseId, note: 'Sent twice' })
  },
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

const deduct = (usid: string) => admin.api.credits.deductCredits({ usid })

async function deductedCase() {
  const hospital = await creditVet(portal, { credits: 5 })
  const { caseId } = await hospital.aCase()
  await deduct(caseId)
  return { hospital, caseId }
}

async function freeze({ account }: CreditVet) {
  await portal.context.database.execute(
    sql`update ledger_accounts set frozen_at = now() where account_id = ${account.accountId}`,
  )
}

test.each(Object.entries(CATALOGUE))(
  'ERR-1 ERR-2 code %s is answered where its cause is',
  async (code, provoke) => {
    expect(await provoke()).toMatchObject({ code: Number(code) })
  },
  20_000,
)

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

test('ERR-1 a list that takes too long is 503 with -6001, which monitoring sees, and asks not to be repeated soon', async () => {
  const response = await whileWaiting('pg_cancel_backend')
  expect([response.statusCode, response.json().code]).toEqual([503, -6001])
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(10)
})

test('ERR-1 a database that is read-only after a failover refuses changes with 503 and is used again once it is not', async () => {
  const fields = {
    ...PET,
    dob: '20200620',
    pname: '3381 Read only',
    weight: '4200',
    idempotency_key: 'read-only',
  }
  await setReadOnly('on')
  const refused = await post('/api/add_pet', fields)
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect(await readOnlyOfTheNext()).toBe('on')
  await setReadOnly('off')
  await expect.poll(async () => (await post('/api/add_pet', fields)).json().code).toBe(0)
})

test('ERR-1 too many calls are 429, with the seconds to wait', async () => {
  const ask = () => post('/api/reset_password', { email: 'x' }, '10.9.8.7')
  const answers = await Promise.all(Array.from({ length: 31 }, ask))
  const refused = answers.filter(({ statusCode }) => statusCode === 429)
  expect(refused.map((answer) => answer.json().code)).toEqual([-429])
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0)
})

/** Makes the database read-only like a standby; open connections are lost, as in a failover. */
async function setReadOnly(mode: 'on' | 'off'): Promise<void> {
  await withClient(portal.databaseUrl, async (client) => {
    const { pathname } = new URL(portal.databaseUrl)
    await client.query('set default_transaction_read_only to off')
    await client.query(
      `alter database ${pathname.slice(1)} set default_transaction_read_only to ${mode}`,
    )
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  })
}

async function readOnlyOfTheNext(): Promise<unknown> {
  const { rows } = await portal.context.database.execute(sql`show transaction_read_only`)
  return rows[0]?.transaction_read_only
}

function post(url: string, fields: Record<string, string>, remoteAddress = '10.9.8.6') {
  return portal.app.inject({
    method: 'POST',
    url,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ sid: vet.sid, ...fields }).toString(),
  })
}

/** Locks the table of pets, requests the list, and cancels or terminates the waiting connection. */
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
