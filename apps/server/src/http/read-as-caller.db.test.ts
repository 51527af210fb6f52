import { MINUTE } from '@systole/domain/time/durations'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { roundTripsOf } from '../testing/explain-reads.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let portal: TestApp
let vet: Awaited<ReturnType<TestApp['as']>>
let caseId: string

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())
/** Creates a vet with a case, whose session the server knows from calls before. */
beforeEach(async () => {
  vet = await portal.as('vet')
  caseId = await portal.build.consult(vet)
  expect(await casesSeen()).toEqual([caseId])
  expect(await roundTripsOf(casesSeen)).toBe(1)
})

const detail = (usid = caseId) => vet.api.cases.querySessionInfo({ usid })

async function casesSeen(): Promise<readonly string[]> {
  const reply = await vet.api.cases.queryAllSessions({ params: {} })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.sessions.map(({ usid }) => usid)
}

const INVALID_SESSION = { ok: false, code: -1002, data: null }

test.each([
  ['after logout', () => vet.api.accounts.logout({})],
  ['of a disabled account', () => change(sql`disabled_at = now()`)],
  ['idle for over an hour', async () => portal.clock.advance(61 * MINUTE)],
])('a known session %s reads nothing', async (_, end) => {
  await end()
  expect(await detail()).toMatchObject(INVALID_SESSION)
  expect(await detail('no such case')).toMatchObject(INVALID_SESSION)
  expect(await vet.api.cases.queryAllSessions({ params: {} })).toMatchObject(INVALID_SESSION)
})

test('a known caller who moved to another hospital reads only the cases of that one', async () => {
  const other = await portal.as('vet')
  const theirs = await portal.build.consult(other)
  await change(sql`hospital_id = ${other.hospitalId}`)
  expect(await detail()).toMatchObject({ ok: false, error: 'caseNotFound' })
  expect(await casesSeen()).toEqual([theirs])
})

test('a known caller whose role changed sees what the new role may see', async () => {
  expect(await detail()).toMatchObject({ data: { session: { reader: null } } })
  await change(sql`user_type = 'sales', hospital_id = null`)
  const reply = await vet.api.cases.queryAllSessions({ params: { usid: caseId } })
  expect(reply).toMatchObject({ data: { sessions: [{ usid: caseId, clinical_input: null }] } })
  expect(reply).toMatchObject({ data: { sessions: [{ pet: { owner: { name: '' } } }] } })
})

test('a known session is extended by its calls', async () => {
  for (const _ of [1, 2]) {
    portal.clock.advance(40 * MINUTE)
    expect(await casesSeen()).toEqual([caseId])
  }
})

test('a known caller is refused bad input and unknown cases like any other', async () => {
  expect(await detail('no such case')).toMatchObject({ ok: false, error: 'caseNotFound' })
  const bad = await vet.api.cases.queryAllSessions({ params: { record_per_page: 0 } })
  expect(bad).toMatchObject({ ok: false, code: -103 })
})

function change(set: ReturnType<typeof sql>) {
  return portal.context.database.execute(
    sql`update accounts set ${set} where account_id = ${vet.accountId}`,
  )
}
