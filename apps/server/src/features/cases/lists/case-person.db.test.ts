import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { ecgDesk } from '../ecg/testing/ecg-desk.ts'

type Desk = Awaited<ReturnType<typeof ecgDesk>>
let portal: TestApp
let desk: Desk
const ids: Record<'ecg' | 'econsult', string> = { ecg: '', econsult: '' }

beforeAll(async () => {
  portal = await testApp()
  desk = await ecgDesk(portal)
  ids.ecg = await desk.prepared()
  ids.econsult = await portal.build.consult(await portal.as('vet'), { status: 'submit' })
})
afterAll(() => portal.close())

async function found(
  params: Parameters<Desk['admin']['api']['cases']['queryAllSessions']>[0]['params'],
) {
  const reply = await desk.admin.api.cases.queryAllSessions({ params })
  if (!reply.ok) throw new Error(reply.message)
  expect(reply.data.total).toBe(reply.data.sessions.length)
  return reply.data.sessions.map(({ usid }) => usid)
}

test.each(['reader_id', 'first_reviewer_id', 'second_reviewer_id', 'async_reviewer_id'])(
  'STAFF-1 a case is found by the person in %s, by uid and by name',
  async (column) => {
    const { accountId } = desk.second
    await portal.context.database.execute(
      sql`update cases set reader_id = null, patcher_id = null, first_reviewer_id = null, second_reviewer_id = null, async_reviewer_id = null`,
    )
    await portal.context.database.execute(
      sql`update accounts set last_name = 'Nightingale' where account_id = ${accountId}`,
    )
    expect(await found({ worker: accountId })).toEqual([])
    await portal.context.database.execute(
      sql`update cases set ${sql.raw(column)} = ${accountId} where case_id = ${ids.ecg}`,
    )
    for (const params of [{ worker: accountId }, { reviewer: 'nighting' }]) {
      expect(await found(params)).toEqual([ids.ecg])
      expect(await found({ ...params, order: 'deadline' })).toEqual([ids.ecg])
      expect(await found({ ...params, status: 'submit' })).toEqual([])
    }
  },
)

test('STAFF-1 a person with several parts in a case finds it once, and a patcher is no reviewer', async () => {
  const { accountId } = desk.second
  await portal.context.database.execute(
    sql`update cases set reader_id = ${accountId}, patcher_id = ${accountId}, first_reviewer_id = ${accountId} where case_id = ${ids.ecg}`,
  )
  await portal.context.database.execute(
    sql`update cases set patcher_id = ${accountId} where case_id = ${ids.econsult}`,
  )
  expect(await found({ worker: accountId, order: 'newest' })).toEqual(
    expect.arrayContaining([ids.ecg, ids.econsult]),
  )
  expect(await found({ reviewer: 'Nightingale' })).toEqual([ids.ecg])
  expect(await found({ reviewer: 'Nobody at all' })).toEqual([])
})

test('STAFF-1 a case is found by the e-mail address of its sender', async () => {
  const { email } = await senderOf(ids.econsult)
  expect(await found({ find: email.toUpperCase() })).toEqual([ids.econsult])
  expect(await found({ email })).toEqual([ids.econsult])
  expect(await found({ find: 'nobody@clinic.test' })).toEqual([])
})

async function senderOf(usid: string) {
  const reply = await desk.admin.api.cases.querySessionInfo({ usid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.session.user
}
