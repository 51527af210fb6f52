import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { hashPassword } from '../passwords/password-hash.ts'

const PLATFORM = { type: 'webapp', api_version: 2, app_version: '1', os: 'test' } as const
const PASSWORD = 'systole-demo'
let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
  const passwordHash = await hashPassword(PASSWORD)
  await portal.build.account('vet', { email: 'vet@systole.test' })
  await portal.build.account('vet', { email: 'both@systole.test' })
  await portal.build.account('patcher', { email: 'both@systole.test' })
  await portal.context.database.update(accounts).set({ passwordHash })
})
afterAll(() => portal.close())

async function login(email: string, password: string, userType?: 'vet' | 'patcher') {
  const api = portal.client()
  const sealed = await api.accounts.keyGen({ key: password })
  if (!sealed.ok) throw new Error(sealed.message)
  return api.accounts.login({
    email,
    password: sealed.data.key,
    platform: PLATFORM,
    user_type: userType,
  })
}

test('LOGIN-3 CALL-1 CALL-2 a sealed password opens a session that check_sid and the settings accept', async () => {
  const reply = await login('vet@systole.test', PASSWORD)
  if (!reply.ok) throw new Error(reply.message)
  const [account] = reply.data
  const api = portal.client(account?.sid)
  expect(account?.user_type).toBe('vet')
  expect(await api.accounts.checkSid({})).toMatchObject({ ok: true, data: { valid: 1 } })
  expect(await api.accounts.queryUserSettings({})).toMatchObject({
    ok: true,
    data: {
      uid: account?.data.uid,
      user_type: 'vet',
      title: '',
      country: 'HK',
      currency: 'HKD',
    },
  })
})

test('LOGIN-4 an e-mail with two accounts asks for a role and then takes it', async () => {
  const asked = await login('both@systole.test', PASSWORD)
  expect(asked).toMatchObject({
    ok: false,
    code: -6014,
    data: [{ user_type: 'patcher' }, { user_type: 'vet' }],
  })
  expect(await login('both@systole.test', PASSWORD, 'patcher')).toMatchObject({
    ok: true,
    data: [{ user_type: 'patcher' }],
  })
})

test('LOGIN-5 an unknown e-mail and a wrong password are refused in the same words', async () => {
  const unknown = await login('nobody@systole.test', PASSWORD)
  const wrong = await login('vet@systole.test', 'not the password')
  expect(unknown).toMatchObject({ ok: false, code: -101 })
  expect(wrong).toEqual(unknown)
})

test('a sealed key works once, for two minutes, and not when altered', async () => {
  const api = portal.client()
  const sealed = await api.accounts.keyGen({ key: PASSWORD })
  if (!sealed.ok) throw new Error(sealed.message)
  const attempt = (key: string) =>
    api.accounts.login({
      email: 'vet@systole.test',
      password: key,
      platform: PLATFORM,
      user_type: undefined,
    })
  const altered = `${sealed.data.key.slice(0, -2)}AA`
  expect(await attempt(altered)).toMatchObject({ code: -103 })
  expect(await attempt(sealed.data.key)).toMatchObject({ ok: true })
  expect(await attempt(sealed.data.key)).toMatchObject({ code: -103 })

  const late = await api.accounts.keyGen({ key: PASSWORD })
  if (!late.ok) throw new Error(late.message)
  portal.clock.advance(121_000)
  expect(await attempt(late.data.key)).toMatchObject({ code: -103 })
})

test('SHELL-2 CALL-3 after logout the session is dead on the server', async () => {
  const vet = await portal.as('vet')
  expect(await vet.api.accounts.logout({})).toMatchObject({ ok: true })
  expect(await vet.api.accounts.checkSid({})).toMatchObject({ data: { valid: 0 } })
  expect(await vet.api.accounts.queryUserSettings({})).toMatchObject({ ok: false, code: -1002 })
})

test('SHELL-2 a browser that logs out loses its cookie', async () => {
  const { accountId } = await portal.build.account('vet')
  const cookie = `sid=${await portal.sessionOf(accountId, 'browser')}`
  const response = await portal.app.inject({
    method: 'POST',
    url: '/api/logout',
    headers: {
      cookie,
      'x-portal': '1',
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'logout=1',
  })
  expect(response.json()).toMatchObject({ code: 0 })
  expect(response.headers['set-cookie']).toMatch(/^sid=; .*HttpOnly.*Max-Age=0/)
})

test('guessing is put off after ten wrong passwords, and garbage keys lock no one out', async () => {
  portal.clock.toNextQuarter()
  await portal.build.account('vet', { email: 'target@systole.test' })
  await portal.context.database.update(accounts).set({ passwordHash: await hashPassword(PASSWORD) })
  const api = portal.client()
  for (let n = 0; n < 25; n += 1) {
    const garbage = {
      email: 'target@systole.test',
      password: 'garbage',
      platform: PLATFORM,
      user_type: undefined,
    }
    expect(await api.accounts.login(garbage)).toMatchObject({ code: -103 })
  }
  expect(await login('target@systole.test', PASSWORD)).toMatchObject({ ok: true })
  const codes: unknown[] = []
  for (let n = 0; n < 12; n += 1) {
    const reply = await login('target@systole.test', 'wrong')
    codes.push(reply.ok ? 0 : reply.code)
  }
  expect(codes.slice(0, 10)).toEqual(Array(10).fill(-101))
  expect(codes.at(-1)).toBe(-429)
})
