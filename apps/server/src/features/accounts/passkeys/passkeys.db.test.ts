import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { passkeyChallenges } from '../../../db/schema/second-factors.ts'
import { softwareAuthenticator } from '../../../testing/software-authenticator.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { deleteExpiredAuthRecords } from '../delete-expired-auth-records.ts'
import { accountSteps } from '../testing/account-steps.ts'

const HERE = { origin: 'http://portal.test', rpID: 'portal.test' }
const REFUSED = { ok: false, code: -1006 }
let portal: TestApp
let steps: ReturnType<typeof accountSteps>

beforeAll(async () => {
  portal = await testApp()
  steps = accountSteps(portal)
})
afterAll(() => portal.close())

type Api = ReturnType<TestApp['client']>

async function start(api: Api) {
  const begun = await api.passkeys.startPasskey({ proof: { password: await steps.seal() } })
  if (!begun.ok) throw new Error(begun.message)
  return begun.data.options
}

async function addPasskey(api: Api, name = 'My telephone', where = HERE) {
  const authenticator = softwareAuthenticator(where)
  const credential = authenticator.make(await start(api))
  const added = await api.passkeys.addPasskey({ name, credential })
  return { authenticator, added }
}

async function ask() {
  const asked = await portal.client().passkeys.passkeyOptions({})
  if (!asked.ok) throw new Error(asked.message)
  return asked.data.options
}

type Answer = ReturnType<ReturnType<typeof softwareAuthenticator>['answer']>
const answerWith = (credential: Answer) =>
  portal.client().passkeys.passkeyLogin({ credential, platform: steps.platform })

test('a passkey is made, named, reported by mail, and opens a session alone', async () => {
  const { api, accountId, email } = await steps.person()
  const { authenticator, added } = await addPasskey(api, '診症室電腦')
  expect(added).toMatchObject({ ok: true, data: { passkey_id: authenticator.id } })
  expect(await steps.subjectsTo(email)).toEqual(['Systole: a passkey was added'])
  const reply = await answerWith(authenticator.answer(await ask(), { userHandle: accountId }))
  if (!reply.ok) throw new Error(reply.message)
  const [account] = reply.data
  const session = portal.client(account?.sid)
  expect(await session.ownAccount.queryOwnAccount({})).toMatchObject({
    data: { uid: accountId, passkeys: [{ name: '診症室電腦', last_used: expect.any(String) }] },
  })
})

test('a passkey alone asks nothing of those who sign in with the password', async () => {
  const { api, email } = await steps.person()
  await addPasskey(api)
  expect(await steps.login(email)).toMatchObject({ ok: true })
})

test('with the authenticator app on, a passkey may stand in for the code, once an asking', async () => {
  const { api, email, accountId } = await steps.person()
  const { authenticator } = await addPasskey(api)
  await steps.withTotp(api)
  const asked = await steps.login(email)
  expect(asked).toMatchObject({ code: -1003, data: { methods: ['totp', 'passkey', 'recovery'] } })
  const { passkey } = asked.ok ? { passkey: { challenge: '' } } : demandOf(asked.data)
  const answer = authenticator.answer(passkey, { userHandle: accountId })
  const second = { passkey: answer }
  expect(await steps.login(email, { second })).toMatchObject({ ok: true })
  expect(await steps.login(email, { second })).toMatchObject({ code: -1004 })
})

test('a question put to no one, or to another account, is no second factor', async () => {
  const { api, email } = await steps.person()
  const { authenticator } = await addPasskey(api)
  await steps.withTotp(api)
  const free = { passkey: authenticator.answer(await ask()) }
  expect(await steps.login(email, { second: free })).toMatchObject({ code: -1004 })
  const other = await steps.person()
  await addPasskey(other.api)
  await steps.withTotp(other.api)
  const theirs = await steps.login(other.email)
  const { passkey } = demandOf(theirs.ok ? undefined : theirs.data)
  const crossed = { passkey: authenticator.answer(passkey) }
  expect(await steps.login(email, { second: crossed })).toMatchObject({ code: -1004 })
})

test('an answer opens one session, however often it is sent, and none after five minutes', async () => {
  const { api } = await steps.person()
  const { authenticator } = await addPasskey(api)
  const answer = authenticator.answer(await ask())
  const both = await Promise.all([answerWith(answer), answerWith(answer)])
  expect(both.map(({ ok }) => ok).sort()).toEqual([false, true])
  const late = await ask()
  portal.clock.advance(5 * 60_000 + 1)
  expect(await answerWith(authenticator.answer(late))).toMatchObject(REFUSED)
})

test.each([
  ['another site', { origin: 'https://evil.example', rpID: HERE.rpID }],
  ['another relying party', { origin: HERE.origin, rpID: 'evil.example' }],
])('a passkey made for %s is not kept', async (_, where) => {
  const { api } = await steps.person()
  expect((await addPasskey(api, 'Key', where)).added).toMatchObject(REFUSED)
})

test('an authenticator that did not check its person opens nothing and is not kept', async () => {
  const { api } = await steps.person()
  const careless = softwareAuthenticator(HERE)
  const made = careless.make(await start(api), { userVerified: false })
  expect(await api.passkeys.addPasskey({ name: 'Key', credential: made })).toMatchObject(REFUSED)
  const { authenticator } = await addPasskey(api)
  const answer = authenticator.answer(await ask(), { userVerified: false })
  expect(await answerWith(answer)).toMatchObject(REFUSED)
})

test('a forged signature, a copied key and another person’s name are refused', async () => {
  const { api } = await steps.person()
  const { authenticator } = await addPasskey(api)
  expect(await answerWith(authenticator.answer(await ask()))).toMatchObject({ ok: true })
  const answer = authenticator.answer(await ask())
  const forger = softwareAuthenticator(HERE)
  const forged = {
    ...answer,
    response: {
      ...answer.response,
      signature: forger.answer({ challenge: 'x' }).response.signature,
    },
  }
  expect(await answerWith(forged)).toMatchObject(REFUSED)
  const named = authenticator.answer(await ask(), { userHandle: 'account_someone' })
  expect(await answerWith(named)).toMatchObject(REFUSED)
  authenticator.turnBack()
  expect(await answerWith(authenticator.answer(await ask()))).toMatchObject(REFUSED)
})

test('a passkey that was removed, or whose account is disabled, opens nothing', async () => {
  const { api, email, accountId } = await steps.person()
  const { authenticator } = await addPasskey(api)
  const { database } = portal.context
  const disable = (disabledAt: Date | null) =>
    database.update(accounts).set({ disabledAt }).where(eq(accounts.accountId, accountId))
  await disable(new Date())
  expect(await answerWith(authenticator.answer(await ask()))).toMatchObject(REFUSED)
  await disable(null)
  const passkey_id = authenticator.id
  const stranger = await steps.person()
  expect(await stranger.api.passkeys.removePasskey({ passkey_id })).toMatchObject({ ok: true })
  expect(await stranger.api.passkeys.renamePasskey({ passkey_id, name: 'Mine now' })).toMatchObject(
    REFUSED,
  )
  expect(await answerWith(authenticator.answer(await ask()))).toMatchObject({ ok: true })
  expect(await api.passkeys.renamePasskey({ passkey_id, name: 'Ward 2' })).toMatchObject({
    ok: true,
  })
  expect(await api.ownAccount.queryOwnAccount({})).toMatchObject({
    data: { passkeys: [{ name: 'Ward 2' }] },
  })
  expect(await api.passkeys.removePasskey({ passkey_id })).toMatchObject({ ok: true })
  expect(await answerWith(authenticator.answer(await ask()))).toMatchObject(REFUSED)
  expect(await steps.subjectsTo(email)).toContain('Systole: a passkey was removed')
})

test('a passkey is begun only with the password or a code, and kept only for the person who began it', async () => {
  const { api } = await steps.person()
  const proof = { password: await steps.seal('wrong') }
  expect(await api.passkeys.startPasskey({ proof })).toMatchObject({ code: -1005 })
  const stranger = await steps.person()
  const credential = softwareAuthenticator(HERE).make(await start(stranger.api))
  expect(await api.passkeys.addPasskey({ name: 'Key', credential })).toMatchObject(REFUSED)
})

test('unanswered questions are forgotten after their time', async () => {
  const { database } = portal.context
  await database.delete(passkeyChallenges)
  await ask()
  await deleteExpiredAuthRecords({ ...portal.context, db: database })
  expect(await database.select().from(passkeyChallenges)).toHaveLength(1)
  portal.clock.advance(5 * 60_000 + 1)
  await deleteExpiredAuthRecords({ ...portal.context, db: database })
  expect(await database.select().from(passkeyChallenges)).toEqual([])
})

test('a page of another site cannot sign its visitor in with a passkey', async () => {
  const { api } = await steps.person()
  const { authenticator } = await addPasskey(api)
  const reply = await portal.app.inject({
    method: 'POST',
    url: '/api/passkey_login',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-portal': '1',
      'sec-fetch-site': 'cross-site',
    },
    payload: new URLSearchParams({
      credential: JSON.stringify(authenticator.answer(await ask())),
      platform: JSON.stringify(steps.platform),
    }).toString(),
  })
  expect(reply.json()).toMatchObject({ code: -102 })
  expect(reply.headers['set-cookie']).toBeUndefined()
})

function demandOf(data: unknown): { passkey: { challenge: string } } {
  return data as { passkey: { challenge: string } } // the shape declared by -1003
}
