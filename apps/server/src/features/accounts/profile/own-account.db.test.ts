import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessions } from '../../../db/schema/accounts.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { accountSteps, PASSWORD } from '../testing/account-steps.ts'

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const NEXT = 'quite another heart'
let portal: TestApp
let steps: ReturnType<typeof accountSteps>

beforeAll(async () => {
  portal = await testApp()
  steps = accountSteps(portal)
})
afterAll(() => portal.close())

async function loginFrom(email: string, userAgent: string, remoteAddress: string) {
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/login',
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': userAgent },
    payload: new URLSearchParams({
      email,
      password: await steps.seal(),
      platform: JSON.stringify(steps.platform),
    }).toString(),
  })
  const sid: unknown = reply.json().data[0].sid
  return portal.client(String(sid))
}

async function listed(api: ReturnType<TestApp['client']>) {
  const reply = await api.ownAccount.queryAccountSessions({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.sessions
}

test('sessions are listed with browser and address, the asking one marked, and no one else’s', async () => {
  const { api, email } = await steps.person()
  await portal.as('vet')
  await loginFrom(email, CHROME, '203.0.113.7')
  const list = await listed(api)
  expect(list).toHaveLength(2)
  expect(list.filter(({ current }) => current)).toHaveLength(1)
  expect(list.find(({ current }) => !current)).toMatchObject({
    kind: 'api',
    user_agent: CHROME,
    ip: '203.0.113.7',
  })
})

test('one session is ended, by its owner only', async () => {
  const { api, email } = await steps.person()
  const elsewhere = await loginFrom(email, CHROME, '203.0.113.8')
  const session_id = (await listed(api)).find(({ current }) => !current)?.session_id ?? ''
  const stranger = await portal.as('internal_admin')
  const end = (by: typeof api) => by.ownAccount.endAccountSession({ session_id })
  expect(await end(stranger.api)).toMatchObject({ data: { ended: 0 } })
  expect(await elsewhere.accounts.checkSid({})).toMatchObject({ data: { valid: 1 } })
  expect(await end(api)).toMatchObject({ data: { ended: 1 } })
  expect(await elsewhere.accounts.checkSid({})).toMatchObject({ data: { valid: 0 } })
  expect(await end(api)).toMatchObject({ data: { ended: 0 } })
})

test('signing out everywhere else leaves this session alone', async () => {
  const { api, email } = await steps.person()
  const others = [
    await loginFrom(email, CHROME, '203.0.113.9'),
    await loginFrom(email, 'curl/8', '203.0.113.10'),
  ]
  expect(await api.ownAccount.endOtherSessions({})).toMatchObject({ data: { ended: 2 } })
  for (const other of others)
    expect(await other.accounts.checkSid({})).toMatchObject({ data: { valid: 0 } })
  expect(await api.accounts.checkSid({})).toMatchObject({ data: { valid: 1 } })
  expect(await api.ownAccount.endOtherSessions({})).toMatchObject({ data: { ended: 0 } })
})

test('SHELL-3 asking whether a session lives does not keep it alive; a dead one is not listed', async () => {
  const { api, accountId } = await steps.person()
  const before = await portal.context.database
    .select({ seen: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
  portal.clock.advance(30 * 60_000)
  await api.accounts.checkSid({})
  const after = await portal.context.database
    .select({ seen: sessions.lastSeenAt })
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
  expect(after).toEqual(before)
  portal.clock.advance(30 * 60_000 + 1000)
  const fresh = portal.client(await portal.sessionOf(accountId))
  expect(await listed(fresh)).toHaveLength(1)
})

test('a new password needs the old one, ends the other sessions and is reported by mail', async () => {
  const { api, email } = await steps.person()
  const elsewhere = await loginFrom(email, CHROME, '203.0.113.11')
  const change = async (current: string, password: string) =>
    api.ownAccount.changePassword({
      current: await steps.seal(current),
      password: await steps.seal(password),
    })
  expect(await change('wrong', NEXT)).toMatchObject({ code: -1005 })
  expect(await change(PASSWORD, 'short')).toMatchObject({
    code: -103,
    data: { field: 'password' },
  })
  expect(await elsewhere.accounts.checkSid({})).toMatchObject({ data: { valid: 1 } })
  expect(await change(PASSWORD, NEXT)).toMatchObject({ ok: true, data: { ended: 1 } })
  expect(await elsewhere.accounts.checkSid({})).toMatchObject({ data: { valid: 0 } })
  expect(await api.accounts.checkSid({})).toMatchObject({ data: { valid: 1 } })
  expect(await steps.login(email)).toMatchObject({ code: -101 })
  expect(await steps.login(email, { password: NEXT })).toMatchObject({ ok: true })
  expect(await steps.subjectsTo(email)).toEqual(['Systole: your password was changed'])
})

test('guessing the old password at an open tab is put off after ten', async () => {
  portal.clock.toNextQuarter()
  const { api } = await steps.person()
  const attempt = async () =>
    api.ownAccount.changePassword({
      current: await steps.seal('a guess'),
      password: await steps.seal(NEXT),
    })
  const codes: number[] = []
  for (let n = 0; n < 11; n += 1) {
    const reply = await attempt()
    codes.push(reply.ok ? 0 : reply.code)
  }
  expect(codes).toEqual([...Array(10).fill(-1005), -429])
})

test('name and title are changed; a name has one part at least', async () => {
  const { api } = await steps.person('cardiologist')
  const update = api.ownAccount.updateOwnAccount
  expect(await update({ fname: ' 詠欣 ', lname: '陳', title: 'DVM, DACVIM' })).toMatchObject({
    ok: true,
  })
  expect(await api.ownAccount.queryOwnAccount({})).toMatchObject({
    data: { fname: '詠欣', lname: '陳', title: 'DVM, DACVIM' },
  })
  expect(await update({ fname: 'Wing', lname: '' })).toMatchObject({ ok: true })
  expect(await api.ownAccount.queryOwnAccount({})).toMatchObject({ data: { lname: '', title: '' } })
  expect(await update({ fname: '  ', lname: '', title: 'Dr' })).toMatchObject({
    code: -103,
    data: { field: 'fname' },
  })
  expect(await update({ fname: 'x'.repeat(100), lname: '' })).toMatchObject({ ok: true })
})

test('ERR-4 a name of 101 characters, or with control characters, is refused at its field', async () => {
  const { sid } = await steps.person()
  const post = (fname: string) =>
    portal.app.inject({
      method: 'POST',
      url: '/api/update_own_account',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ sid, fname }).toString(),
    })
  expect((await post('x'.repeat(101))).json()).toMatchObject({ code: -103 })
  expect((await post('a\u0007')).json()).toMatchObject({ code: -134 })
})

test('the owner is written to in the language of the hospital', async () => {
  const { api, email, hospitalId } = await steps.person()
  await portal.context.database
    .update(hospitals)
    .set({ pushLanguage: 'zh_hk' })
    .where(eq(hospitals.hospitalId, hospitalId))
  await steps.withTotp(api)
  expect(await steps.subjectsTo(email)).toEqual(['Systole：登入現需兩個步驟'])
})
