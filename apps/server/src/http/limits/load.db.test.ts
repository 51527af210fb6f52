import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withClient } from '../../testing/database-connection.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

type Vet = Awaited<ReturnType<TestApp['as']>>

const WRITES = 50
/** The limit: `testApp` has 8 connections, each allowing 20 calls in progress. */
const CALLS_AT_MOST = 160

let portal: TestApp
let vet: Vet

beforeAll(async () => {
  portal = await testApp()
  vet = await portal.as('vet')
})
afterAll(() => portal.close())

test('ERR-1 while 50 writes wait for a lock, sessions answer within 2 s; each write is sent again and made once', async () => {
  const names = Array.from({ length: WRITES }, (_, place) => `Waiting ${place}`)
  await whileLocked('share row exclusive', async () => {
    const begun = performance.now()
    const writes = Promise.all(names.map(addPet))
    await expect.poll(waitingForLocks).toBeGreaterThan(0)

    const asked = performance.now()
    const answers = await Promise.all([
      post('/api/check_sid', {}),
      portal.app.inject({ url: '/readyz' }),
      portal.app.inject({ url: '/healthz' }),
    ])
    expect(performance.now() - asked).toBeLessThan(2000)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers[0]?.json()).toMatchObject({ code: 0, data: { valid: 1 } })

    for (const answer of await writes) expect(answer).toMatchObject({ status: 503, retryAfter: 5 })
    expect(performance.now() - begun).toBeLessThan(6000)
  })
  for (const name of names) expect(await addPet(name)).toMatchObject({ status: 200, code: 0 })
  const { rows } = await portal.context.database.execute(
    sql`select count(*)::int as pets from pets where hospital_id = ${vet.hospitalId}`,
  )
  expect(rows).toEqual([{ pets: WRITES }])
}, 60_000)

test('ERR-1 calls past the limit are refused with 503 immediately, and polls are not among them', async () => {
  await whileLocked('access exclusive', async () => {
    let answered = 0
    const calls = Array.from({ length: CALLS_AT_MOST + 40 }, () =>
      post('/api/query_cardiobird_user_activities', { params: '{}' }).then((answer) => {
        answered += 1
        return answer
      }),
    )
    await expect.poll(() => answered).toBeGreaterThanOrEqual(40)
    expect(await (await post('/api/check_sid', {})).json()).toMatchObject({ data: { valid: 1 } })
    const refused = (await Promise.all(calls)).map(({ statusCode, headers }) => [
      statusCode,
      headers['retry-after'],
    ])
    expect(new Set(refused.map(String))).toEqual(new Set(['503,5']))
  })
  const answer = await post('/api/query_cardiobird_user_activities', { params: '{}' })
  expect(answer.statusCode).toBe(200)
}, 60_000)

async function addPet(name: string) {
  const answer = await post('/api/add_pet', {
    pname: name,
    dob: '20200620',
    species: 'cat',
    weight: '4200',
    neutered: 'snipped',
    bid: 'cat-british-shorthair',
    gender: 'F',
    idempotency_key: name,
  })
  const retryAfter = Number(answer.headers['retry-after'] ?? 0)
  return { status: answer.statusCode, retryAfter, code: answer.json().code }
}

function post(url: string, fields: Record<string, string>) {
  return portal.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ sid: vet.sid, ...fields }).toString(),
  })
}

/** Locks the table of pets on another connection while this runs. */
async function whileLocked(mode: string, run: () => Promise<void>): Promise<void> {
  await withClient(portal.databaseUrl, async (client) => {
    await client.query(`begin; lock table pets in ${mode} mode`)
    await run()
    await client.query('rollback')
  })
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await portal.context.lookups.execute<{ count: number }>(
    sql`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
