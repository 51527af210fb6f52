import { contract } from '@systole/contract/contract'
import { isPublic } from '@systole/domain/access/access'
import { UserType } from '@systole/domain/accounts/user-type'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rolesOf } from './testing/role-matrix.ts'
import { type TestApp, testApp } from './testing/test-app.ts'

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const calls = Object.values(contract).flatMap((noun) => Object.values(noun))
let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

function post(url: string, payload: string, headers: Record<string, string> = {}) {
  return portal.app.inject({ method: 'POST', url, payload, headers: { ...FORM, ...headers } })
}

test.each(calls.map((call) => [call.path, call] as const))(
  '%s is served as declared',
  async (path, call) => {
    const response = await post(path, '')
    expect(response.statusCode).toBe(200)
    const { code } = response.json()
    if (isPublic(call.access)) expect([0, -103]).toContain(code)
    else expect(code).toBe(-1002)
    expect((await portal.app.inject({ method: 'GET', url: path })).statusCode).toBe(405)
  },
)

test.each(UserType.options)(
  'ROLE-1 a %s is let through to the calls that the specification gives the role, and to no other',
  async (role) => {
    const { sid } = await portal.as(role)
    const wrong: string[] = []
    for (const { path, access } of calls) {
      if (isPublic(access) || path.endsWith('/logout')) continue
      const roles = rolesOf(path)
      if (!roles) wrong.push(`${path} is in no row of the matrix`)
      const { code } = (await post(path, `sid=${sid}`)).json()
      if ((code !== -102) !== roles?.includes(role)) wrong.push(`${path}: ${code}`)
    }
    expect(wrong).toEqual([])
  },
)

test('a uid that is not the caller’s own is refused', async () => {
  const vet = await portal.as('vet')
  const other = await portal.as('vet')
  const reply = (
    await post(
      '/api/create_cardiobirdx_session',
      `sid=${vet.sid}&uid=${other.accountId}&type=etest&pid=x`,
    )
  ).json()
  expect(reply.code).toBe(-102)
})

test.each([
  ['an unknown path', { method: 'POST', url: '/api/nothing' }, 404],
  [
    'JSON',
    {
      method: 'POST',
      url: '/api/check_sid',
      headers: { 'content-type': 'application/json' },
      payload: '{}',
    },
    415,
  ],
  [
    'a body over 1 MB',
    { method: 'POST', url: '/api/check_sid', headers: FORM, payload: `a=${'x'.repeat(1_100_000)}` },
    413,
  ],
] as const)('%s is answered by its status and the same JSON', async (_name, request, status) => {
  const response = await portal.app.inject(request)
  expect(response.statusCode).toBe(status)
  expect(response.json()).toMatchObject({ code: -103, data: null })
})

test.each([
  ['email=a@b.co&email=c@d.co', 'email'],
  ['email=a@b.co', 'password'],
])('ERR-4 %s is -103 and names the field', async (body, field) => {
  const reply = (await post('/api/login', body)).json()
  expect(reply.code).toBe(-103)
  expect(reply.message).toContain(field)
})

test('ERR-4 a control character is -134 and names the field', async () => {
  const vet = await portal.as('vet')
  const reply = (await post('/api/query_user_pet', `sid=${vet.sid}&pname=a%00b`)).json()
  expect(reply).toMatchObject({ code: -134, data: { field: 'pname' } })
})

test('no answer lets another origin in, and every one carries the security headers', async () => {
  for (const url of ['/api/check_sid', '/api/nothing']) {
    const { headers } = await post(url, '', { origin: 'https://evil.test' })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  }
})

test('a cookie counts only with the portal’s header from the portal’s origin', async () => {
  const { accountId } = await portal.as('vet')
  const cookie = `sid=${await portal.sessionOf(accountId, 'browser')}`
  const settings = (headers: Record<string, string>) =>
    post('/api/query_user_settings', '', { cookie, ...headers }).then(
      (response) => response.json().code,
    )
  expect(await settings({ 'x-portal': '1', 'sec-fetch-site': 'same-origin' })).toBe(0)
  expect(
    await settings({ 'x-portal': '1', origin: 'http://localhost:3000', host: 'localhost:3000' }),
  ).toBe(0)
  expect(await settings({ 'sec-fetch-site': 'same-origin' })).toBe(-1002)
  expect(await settings({ 'x-portal': '1', 'sec-fetch-site': 'cross-site' })).toBe(-1002)
  expect(await settings({ 'x-portal': '1', origin: 'https://evil.test' })).toBe(-1002)
  expect(await settings({ 'x-portal': '1' })).toBe(-1002)
})

test('a cookie and a different sid field are a conflict', async () => {
  const { accountId, sid } = await portal.as('vet')
  const cookie = `sid=${await portal.sessionOf(accountId, 'browser')}`
  const headers = { cookie, 'x-portal': '1', 'sec-fetch-site': 'same-origin' }
  expect((await post('/api/query_user_settings', `sid=${sid}`, headers)).json().code).toBe(-1002)
})

test('the same key gives the same reply and one effect; another request under it is refused', async () => {
  const vet = await portal.as('vet')
  const pet = await portal.build.pet(vet.hospitalId)
  const body = `sid=${vet.sid}&type=etest&pid=${pet}&idempotency_key=k1`
  const replies = await Promise.all(
    [1, 2, 3].map(() => post('/api/create_cardiobirdx_session', body)),
  )
  const ids = new Set(replies.map((reply) => reply.json().data.usid))
  expect(ids.size).toBe(1)
  expect(await vet.api.cases.queryAllSessions({ params: {} })).toMatchObject({ data: { total: 1 } })
  const other = await post('/api/create_cardiobirdx_session', `${body}&subtype=econsult`)
  expect(other.json()).toMatchObject({ code: -103 })
})

test('an idle session ends, and an open tab that only polls does not keep it alive', async () => {
  const vet = await portal.as('vet')
  portal.clock.advance(50 * 60_000)
  expect(await vet.api.accounts.checkSid({})).toMatchObject({ data: { valid: 1 } })
  portal.clock.advance(20 * 60_000)
  expect(await vet.api.accounts.checkSid({})).toMatchObject({ data: { valid: 0 } })
  expect(await vet.api.accounts.queryUserSettings({})).toMatchObject({ code: -1002 })
  portal.clock.set(new Date())
})
