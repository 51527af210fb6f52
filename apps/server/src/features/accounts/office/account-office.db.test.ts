import type { WireAccountDetails } from '@systole/contract/accounts/account-directory'
import type { Sent } from '@systole/contract/wire/endpoint'
import { UserType } from '@systole/domain/accounts/user-type'
import { desc, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { cases } from '../../../db/schema/cases.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { accountSteps, PASSWORD } from '../testing/account-steps.ts'

let portal: TestApp
let steps: ReturnType<typeof accountSteps>
let admin: Awaited<ReturnType<TestApp['as']>>
let serial = 0

beforeAll(async () => {
  portal = await testApp()
  steps = accountSteps(portal)
})
beforeEach(async () => {
  admin = await portal.as('internal_admin')
})
afterAll(() => portal.close())

function anAddress(): string {
  serial += 1
  return `person${serial}@office.test`
}

function office() {
  return admin.api.accountDirectory
}

async function invite(userType: UserType = 'cardiologist', email = anAddress()) {
  const reply = await office().inviteAccount({
    user_type: userType,
    email,
    fname: 'Mei',
    lname: 'Tanaka',
    title: 'DACVIM',
  })
  if (!reply.ok) throw new Error(reply.message)
  return { uid: reply.data.uid, email }
}

async function details(uid: string): Promise<Sent<WireAccountDetails>> {
  const reply = await office().queryAccount({ uid })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

async function newestMail(recipient: string) {
  const [mail] = await portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt))
    .limit(1)
  return mail
}

async function choose(email: string, password = PASSWORD) {
  const token = /token=([\w-]+)/.exec((await newestMail(email))?.plain ?? '')?.[1] ?? ''
  return portal.client().accounts.setPassword({ token, password: await steps.seal(password) })
}

function asSeen({ account }: Sent<WireAccountDetails>) {
  const { email, fname, lname, title, user_type } = account
  return { email, fname, lname, title, user_type }
}

/** Changes one account like the form, which sends all fields and their previous values. */
async function change(uid: string, fields: Partial<ReturnType<typeof asSeen>>, reason?: string) {
  const seen = asSeen(await details(uid))
  return office().updateAccount({ uid, ...seen, ...fields, seen, reason })
}

test('OPS-1 an invited cardiologist chooses a password by the mailed link and signs in', async () => {
  const { uid, email } = await invite()
  expect((await details(uid)).account).toMatchObject({ state: 'invited', title: 'DACVIM' })
  expect(await newestMail(email)).toMatchObject({ subject: 'Wing Chan has invited you to Systole' })
  expect(await steps.login(email)).toMatchObject({ ok: false, code: -101 })
  expect(await choose(email)).toMatchObject({ ok: true })
  expect(await steps.login(email)).toMatchObject({
    ok: true,
    data: [{ user_type: 'cardiologist' }],
  })
  const { account, changes, last_login } = await details(uid)
  expect(account).toMatchObject({ state: 'active', sessions: 1 })
  expect(last_login).toMatch(/^\d{14}$/)
  expect(changes.map((each) => [each.change, each.by])).toEqual([
    ['password.set', ''],
    ['account.invited', 'Wing Chan'],
  ])
})

test.each(UserType.options.filter((role) => role !== 'vet'))(
  'OPS-1 an account of the role %s is opened',
  async (role) => {
    const { uid } = await invite(role)
    expect((await details(uid)).account.user_type).toBe(role)
  },
)

test.each([
  [{ user_type: 'vet' as const }, -103, 'user_type'],
  [{ email: 'nobody' }, -103, 'email'],
  [{ fname: ' ' }, -103, 'fname'],
  [{ fname: 'x'.repeat(61) }, -103, 'fname'],
])('STAFF-6 an invitation with %j is refused and names the field', async (fields, code, field) => {
  const person = { email: anAddress(), fname: 'Mei', lname: '', title: '' }
  const asked = { user_type: 'patcher' as const, ...person, ...fields }
  expect(await office().inviteAccount(asked)).toMatchObject({ ok: false, code, data: { field } })
})

test('STAFF-6 an address has one enabled account a role', async () => {
  const { uid, email } = await invite('sales')
  const person = { email, fname: 'Tom', lname: 'Fung', title: '' }
  expect(await office().inviteAccount({ ...person, user_type: 'sales' })).toMatchObject({
    code: -9004,
  })
  await invite('patcher', email)
  await office().disableAccount({ uid })
  await invite('sales', email)
  expect(await office().enableAccount({ uid })).toMatchObject({ code: -9004 })
})

test('STAFF-6 disabling ends sessions and links immediately and gives open cases back to the list', async () => {
  const vet = await portal.as('vet')
  const reader = await steps.person('cardiologist', { email: anAddress() })
  const usid = await portal.build.consult(vet, {
    status: 'data_processing',
    readerId: reader.accountId,
  })
  const released = await portal.build.consult(vet, {
    status: 'close',
    readerId: reader.accountId,
  })
  expect(await details(reader.accountId)).toMatchObject({ reading: 1 })

  const reply = await office().disableAccount({ uid: reader.accountId })

  expect(reply).toMatchObject({ ok: true, data: { sessions: 1, cases: 1 } })
  expect(await reader.api.cases.querySessionInfo({ usid })).toMatchObject({ code: -1002 })
  expect(await steps.login(reader.email)).toMatchObject({ code: -101 })
  const rows = await portal.context.database
    .select({ caseId: cases.caseId, status: cases.status, readerId: cases.readerId })
    .from(cases)
    .where(eq(cases.hospitalId, vet.hospitalId))
  expect(rows).toContainEqual({ caseId: usid, status: 'submit', readerId: null })
  expect(rows).toContainEqual({ caseId: released, status: 'close', readerId: reader.accountId })
  const { account, changes } = await details(reader.accountId)
  expect(account).toMatchObject({ state: 'disabled', sessions: 0 })
  expect(changes[0]).toMatchObject({ change: 'account.disabled', by: 'Wing Chan' })
  expect(await office().disableAccount({ uid: reader.accountId })).toMatchObject({ ok: true })
  expect(await office().sendAccountLink({ uid: reader.accountId })).toMatchObject({ code: -1007 })
})

test('STAFF-6 an enabled account starts with a new password', async () => {
  const reader = await steps.person('cardiologist', { email: anAddress() })
  await office().disableAccount({ uid: reader.accountId })
  expect(await office().enableAccount({ uid: reader.accountId })).toMatchObject({ ok: true })
  expect(await steps.login(reader.email)).toMatchObject({ code: -101 })
  expect(await choose(reader.email)).toMatchObject({ ok: true })
  expect(await steps.login(reader.email)).toMatchObject({ ok: true })
})

test('STAFF-6 no account disables or demotes itself; an admin is not disabled without a reason', async () => {
  const other = await steps.person('internal_admin', { email: anAddress() })
  const uid = admin.accountId
  expect(await office().disableAccount({ uid, reason: 'leaves' })).toMatchObject({ code: -9006 })
  expect(await change(uid, { user_type: 'sales' }, 'moves')).toMatchObject({ code: -9006 })
  expect(await office().disableAccount({ uid: other.accountId })).toMatchObject({
    code: -6026,
    data: { field: 'reason' },
  })
  expect(await change(other.accountId, { user_type: 'sales' })).toMatchObject({ code: -6026 })
  expect(await office().disableAccount({ uid: other.accountId, reason: 'leaves' })).toMatchObject({
    ok: true,
  })
  const { changes } = await details(other.accountId)
  expect(changes[0]).toMatchObject({ change: 'account.disabled', reason: 'leaves' })
})

test('STAFF-6 of two admins who disable each other at the same time, one remains', async () => {
  const one = await steps.person('internal_admin', { email: anAddress() })
  const two = await steps.person('internal_admin', { email: anAddress() })
  await portal.context.database
    .update(accounts)
    .set({ passwordHash: '' })
    .where(notInArray(accounts.accountId, [one.accountId, two.accountId]))
  const reason = 'quarrel'
  const replies = await Promise.all([
    one.api.accountDirectory.disableAccount({ uid: two.accountId, reason }),
    two.api.accountDirectory.disableAccount({ uid: one.accountId, reason }),
  ])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  // Either refused as the last admin, or signed out because the other request was first.
  const refused = replies.flatMap((reply) => (reply.ok ? [] : [reply.code]))
  expect([[-9009], [-1002]]).toContainEqual(refused)
})

test('STAFF-6 another role or address ends the sessions, and both addresses are mailed', async () => {
  const reader = await steps.person('cardiologist', { email: anAddress() })
  const email = anAddress()
  const usid = await portal.build.consult(await portal.as('vet'), {
    status: 'data_processing',
    readerId: reader.accountId,
  })
  const reply = await change(reader.accountId, {
    email: email.toUpperCase(),
    user_type: 'reviewer',
  })
  expect(reply).toMatchObject({ ok: true, data: { cases: 1 } })
  expect(await reader.api.cases.querySessionInfo({ usid })).toMatchObject({ code: -1002 })
  for (const address of [reader.email, email])
    expect((await newestMail(address))?.subject).toBe('Systole: your account was changed')
  expect(await steps.login(email)).toMatchObject({ ok: true, data: [{ user_type: 'reviewer' }] })
  expect((await details(reader.accountId)).changes[0]?.fields).toEqual([
    { field: 'email', from: reader.email, to: email },
    { field: 'user_type', from: 'cardiologist', to: 'reviewer' },
  ])
})

test('STAFF-6 a new name alone ends no session; a form that is out of date is refused', async () => {
  const reader = await steps.person('cardiologist', { email: anAddress() })
  const uid = reader.accountId
  const seen = asSeen(await details(uid))
  expect(await change(uid, { fname: 'Mei' })).toMatchObject({ ok: true })
  expect(await reader.api.ownAccount.queryOwnAccount({})).toMatchObject({ ok: true })
  const late = await office().updateAccount({ uid, ...seen, title: 'DVM', seen })
  expect(late).toMatchObject({ code: -6025 })
})

test('STAFF-6 a vet keeps the role, and staff do not become vets', async () => {
  const vet = await portal.as('vet')
  const reader = await steps.person('cardiologist')
  for (const [uid, user_type] of [
    [vet.accountId, 'cardiologist'],
    [reader.accountId, 'vet'],
  ] as const)
    expect(await change(uid, { user_type }, 'why')).toMatchObject({
      code: -103,
      data: { field: 'user_type' },
    })
  expect(await change(vet.accountId, { title: 'Dr.' })).toMatchObject({ ok: true })
})

test('STAFF-6 a locked account is listed as locked, and signs in once it is unlocked', async () => {
  portal.clock.toNextQuarter()
  admin = await portal.as('internal_admin')
  const reader = await steps.person('cardiologist', { email: anAddress() })
  for (let tries = 0; tries < 11; tries += 1)
    await steps.login(reader.email, { password: 'not the password' })
  expect(await steps.login(reader.email)).toMatchObject({ code: -429 })
  const locked = await office().queryAccounts({ params: { state: 'locked' } })
  expect(locked).toMatchObject({ data: { total: 1, accounts: [{ uid: reader.accountId }] } })

  expect(await office().unlockAccount({ uid: reader.accountId })).toMatchObject({ ok: true })

  expect((await details(reader.accountId)).account.state).toBe('active')
  expect(await steps.login(reader.email)).toMatchObject({ ok: true })
})

test('STAFF-6 one session or all of an account are ended; a new link leaves the password until it is used', async () => {
  const vet = await steps.person('vet', { email: anAddress() })
  const second = portal.client(await portal.sessionOf(vet.accountId))
  const uid = vet.accountId
  const [session] = (await details(uid)).sessions
  const one = await office().endSessionsOf({ uid, session_id: session?.session_id })
  expect(one).toMatchObject({ ok: true, data: { ended: 1 } })
  expect(await office().endSessionsOf({ uid })).toMatchObject({ data: { ended: 1 } })
  expect(await second.ownAccount.queryOwnAccount({})).toMatchObject({ code: -1002 })

  await office().sendAccountLink({ uid })
  expect(await newestMail(vet.email)).toMatchObject({ subject: 'Systole: set a new password' })
  expect(await steps.login(vet.email)).toMatchObject({ ok: true })
  expect(await choose(vet.email, 'a quite other password')).toMatchObject({ ok: true })
  expect(await steps.login(vet.email)).toMatchObject({ code: -101 })
})

test('STAFF-6 accounts are listed by role and state; disabled ones only where they are asked for', async () => {
  const { uid, email } = await invite('async_second_reviewer')
  const listed = async (
    params: Parameters<ReturnType<typeof office>['queryAccounts']>[0]['params'],
  ) => {
    const reply = await office().queryAccounts({ params })
    return reply.ok ? reply.data.accounts.map((account) => account.uid) : []
  }
  expect(await listed({ find: email, role: 'staff' })).toEqual([uid])
  expect(await listed({ find: email, role: 'async_second_reviewer', state: 'invited' })).toEqual([
    uid,
  ])
  expect(await listed({ find: email, role: 'sales' })).toEqual([])
  await office().disableAccount({ uid })
  expect(await listed({ find: email })).toEqual([])
  expect(await listed({ find: email, state: 'disabled' })).toEqual([uid])
})

test.each(['sales', 'cardiologist', 'vet'] as const)(
  'ROLE-1 a %s makes, changes and disables no account',
  async (role) => {
    const { api } = await portal.as(role)
    const uid = admin.accountId
    const person = { email: anAddress(), fname: 'Mei', lname: '', title: '' }
    const calls = [
      api.accountDirectory.queryAccounts({ params: {} }),
      api.accountDirectory.queryAccount({ uid }),
      api.accountDirectory.inviteAccount({ ...person, user_type: 'sales' }),
      api.accountDirectory.disableAccount({ uid }),
      api.accountDirectory.endSessionsOf({ uid }),
    ]
    for (const reply of await Promise.all(calls)) expect(reply).toMatchObject({ code: -102 })
  },
)
