import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '../../create-context.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const SECRET = 'Beanie has a heart murmur'
const logged: string[] = []
let portal: TestApp
let sid = ''

beforeAll(async () => {
  const log = createLog({ LOG_LEVEL: 'warn' }, { write: (line) => void logged.push(line) })
  portal = await testApp({ log })
  const { database } = portal.context
  portal.app.get('/unreadable', () => database.execute(sql`select ${SECRET}::text::integer`))
  portal.app.get('/defect', () => database.execute(sql`select ${SECRET}::text from nowhere`))
  sid = (await portal.as('vet')).sid
})
afterAll(() => portal.close())

function post(url: string, fields: Record<string, string>) {
  const payload = new URLSearchParams({ sid, ...fields }).toString()
  return portal.app.inject({ method: 'POST', url, payload, headers: FORM })
}

test.each([
  ['/api/query_session_info', { usid: 'a\u0000b' }, -134],
  [
    '/api/create_cardiobirdx_session',
    { type: 'etest', pid: 'p', idempotency_key: 'a\u0000b' },
    -134,
  ],
  [
    '/api/create_cardiobirdx_session',
    { type: 'etest', pid: 'p', idempotency_key: 'k'.repeat(201) },
    -103,
  ],
  [
    '/api/query_cardiobirdx_review_data',
    { usid: 'a', type: 'session_release_report', revision: '2026\u0000' },
    -134,
  ],
  ['/api/query_all_sessions', { params: '{"status":[]}' }, -103],
  ['/api/query_all_sessions', { params: '{"start_time":"00000101000000"}' }, -103],
  ['/api/query_all_sessions', { params: '{"cursor":"999999999999999.abc"}' }, -103],
])('ERR-4 %s with %j is %d', async (url, fields, code) => {
  const response = await post(url, fields)
  expect([response.statusCode, response.json().code]).toEqual([200, code])
})

test('ERR-4 a draft version that no row can follow is -103', async () => {
  const reader = await portal.as('cardiologist')
  const data = JSON.stringify({ version: 2_147_483_647 })
  const fields = { sid: reader.sid, usid: 'a', type: 'session_review_report', data }
  const response = await post('/api/add_cardiobirdx_session_review_data', fields)
  expect(response.json()).toMatchObject({ code: -103 })
})

test.each([
  '/sandbox-pay/%00',
  `/sandbox-pay/${'x'.repeat(150)}`,
  '/dev/inbox/%00',
  '/dev/inbox/x/html',
  '/dev/inbox/x/attachments/abc',
])('%s is a page that is not there', async (url) => {
  expect((await portal.app.inject({ url })).statusCode).toBe(404)
})

test('a value that no check refused and the database cannot read is -103', async () => {
  const response = await portal.app.inject({ url: '/unreadable' })
  expect([response.statusCode, response.json().code]).toEqual([200, -103])
})

test('a failed statement is logged without the values it was given', async () => {
  expect((await portal.app.inject({ url: '/unreadable' })).statusCode).toBe(200)
  expect((await portal.app.inject({ url: '/defect' })).statusCode).toBe(500)
  const log = logged.join('')
  expect(log).toContain('42P01')
  expect(log).toContain('nowhere')
  expect(log).not.toContain(SECRET)
})
