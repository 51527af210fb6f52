import { MINUTE } from '@systole/domain/time/durations'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { drafts } from '../../../db/schema/drafts.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

type Person = Awaited<ReturnType<TestApp['as']>>

let addresses = 0
const anAddress = () => {
  addresses += 1
  return `colleague${addresses}@harbour.test`
}

function invite(person: Person, email: string, given: { fname?: string; lname?: string } = {}) {
  const { fname = '怡君', lname = '林' } = given
  return person.api.hospitals.inviteHospitalStaff({ email, fname, lname, title: '' })
}

async function invited(person: Person, email = anAddress()) {
  const reply = await invite(person, email)
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.colleague
}

async function staffOf(person: Person) {
  const reply = await person.api.hospitals.queryHospitalStaff({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.staff
}

async function lastMailTo(recipient: string) {
  const [mail] = await portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(desc(mails.createdAt))
  return mail
}

async function tokenTo(recipient: string): Promise<string> {
  const mail = await lastMailTo(recipient)
  return /token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? ''
}

async function choosePassword(token: string, password: string) {
  const api = portal.client()
  const sealed = await api.accounts.keyGen({ key: password })
  if (!sealed.ok) throw new Error(sealed.message)
  return api.accounts.setPassword({ token, password: sealed.data.key })
}

async function logIn(email: string, password: string) {
  const api = portal.client()
  const sealed = await api.accounts.keyGen({ key: password })
  if (!sealed.ok) throw new Error(sealed.message)
  const platform = { type: 'webapp', api_version: 2, app_version: '1', os: 'test' } as const
  const reply = await api.accounts.login({ email, password: sealed.data.key, platform })
  return reply.ok ? portal.client(reply.data[0]?.sid) : undefined
}

const PASSWORD = 'a heart beats twice'

test('an invited colleague chooses a password by the mailed link and sees the cases of the hospital', async () => {
  const vet = await portal.as('vet')
  const usid = await portal.build.consult(vet)
  const email = anAddress()
  expect(await invited(vet, email.toUpperCase())).toMatchObject({ email, state: 'invited' })
  expect((await lastMailTo(email))?.subject).toContain('Wing Chan')
  expect(await logIn(email, PASSWORD)).toBeUndefined()

  expect(await choosePassword(await tokenTo(email), PASSWORD)).toMatchObject({ ok: true })
  const colleague = await logIn(email, PASSWORD)
  expect(await colleague?.cases.querySessionInfo({ usid })).toMatchObject({ ok: true })
  expect((await staffOf(vet)).map(({ state }) => state)).toEqual(['active', 'active'])
})

test('the invitation is in the language of the hospital’s messages', async () => {
  const vet = await portal.as('vet')
  await vet.api.hospitals.updateHospital({ version: 1, params: { push_language: 'zh_hk' } })
  const { email } = await invited(vet)
  expect(await lastMailTo(email)).toMatchObject({ language: 'zh-Hant-HK' })
})

test.each([
  [{ email: 'nobody' }, 'email'],
  [{ email: 'a@b.test\r\nBcc: c@d.test' }, 'email'],
  [{ fname: 'Wing\nSubject: x' }, 'fname'],
  [{ lname: 'x'.repeat(61) }, 'lname'],
  [{ title: 'DVM\r\n' + 'x' }, 'title'],
])('an invitation with %j is refused at %s', async (given, field) => {
  const vet = await portal.as('vet')
  const fields = { email: anAddress(), fname: 'A', lname: 'B', title: '', ...given }
  expect(await vet.api.hospitals.inviteHospitalStaff(fields)).toMatchObject({
    code: -103,
    data: { field },
  })
})

test('an address of a colleague is said to be one; of a vet elsewhere, nothing is said of whose', async () => {
  const vet = await portal.as('vet')
  const other = await portal.as('vet')
  expect(await invite(vet, vet.email)).toMatchObject({ code: -9003 })
  const refused = await invite(vet, other.email)
  expect(refused).toMatchObject({ code: -9004, data: null })
  expect(JSON.stringify(refused)).not.toContain(other.hospitalId)
})

test('an address of our staff may be invited: accounts differ by user type', async () => {
  const vet = await portal.as('vet')
  const reader = await portal.as('cardiologist')
  expect(await invite(vet, reader.email)).toMatchObject({ ok: true })
})

test('of two invitations of one address by two hospitals at the same time, one is sent', async () => {
  const [one, other] = [await portal.as('vet'), await portal.as('vet')]
  const email = anAddress()
  const replies = await Promise.all([invite(one, email), invite(other, email)])
  expect(replies.map((reply) => (reply.ok ? 0 : reply.code)).sort()).toEqual([-9004, 0])
})

test('a removed colleague is out on the next call; cases and drafts remain', async () => {
  const vet = await portal.as('vet')
  const colleague = await portal.as('vet', { hospitalId: vet.hospitalId })
  const usid = await portal.build.consult(colleague)
  await portal.context.database.insert(drafts).values({
    accountId: colleague.accountId,
    place: 'new-pet',
    value: {},
    writer: 'tab',
    savedAt: new Date(),
  })
  expect(await vet.api.hospitals.removeHospitalStaff({ uid: colleague.accountId })).toMatchObject({
    ok: true,
  })
  expect(await colleague.api.cases.querySessionInfo({ usid })).toMatchObject({ code: -1002 })
  expect(await vet.api.cases.querySessionInfo({ usid })).toMatchObject({ ok: true })
  expect((await staffOf(vet)).map(({ uid }) => uid)).toEqual([vet.accountId])
  const kept = await portal.context.database
    .select()
    .from(drafts)
    .where(eq(drafts.accountId, colleague.accountId))
  expect(kept).toHaveLength(1)
})

test('a removed colleague is invited again into the same account, with no password left of before', async () => {
  const vet = await portal.as('vet')
  const { uid, email } = await invited(vet)
  await choosePassword(await tokenTo(email), PASSWORD)
  await vet.api.hospitals.removeHospitalStaff({ uid })
  expect(await logIn(email, PASSWORD)).toBeUndefined()

  expect(await invited(vet, email)).toMatchObject({ uid, state: 'invited' })
  expect(await logIn(email, PASSWORD)).toBeUndefined()
  await choosePassword(await tokenTo(email), PASSWORD)
  expect(await logIn(email, PASSWORD)).toBeDefined()
})

test('who was removed may work for another hospital, with a new account', async () => {
  const [before, after] = [await portal.as('vet'), await portal.as('vet')]
  const { uid, email } = await invited(before)
  await before.api.hospitals.removeHospitalStaff({ uid })
  const again = await invited(after, email)
  expect(again.uid).not.toBe(uid)
  expect(await invite(before, email)).toMatchObject({ code: -9004 })
})

test('an invitation that is withdrawn has a dead link', async () => {
  const vet = await portal.as('vet')
  const { uid, email } = await invited(vet)
  const token = await tokenTo(email)
  await vet.api.hospitals.removeHospitalStaff({ uid })
  expect(await choosePassword(token, PASSWORD)).toMatchObject({ ok: false })
})

test('sent again, the earlier link is over; within a minute nothing is sent', async () => {
  const vet = await portal.as('vet')
  const { uid, email } = await invited(vet)
  const first = await tokenTo(email)
  await vet.api.hospitals.resendInvitation({ uid })
  expect(await tokenTo(email)).toBe(first)

  await portal.context.database
    .update(accounts)
    .set({ invitedAt: new Date(Date.now() - 2 * MINUTE) })
    .where(eq(accounts.accountId, uid))
  expect(await vet.api.hospitals.resendInvitation({ uid })).toMatchObject({ ok: true })
  const second = await tokenTo(email)
  expect(second).not.toBe(first)
  expect(await choosePassword(first, PASSWORD)).toMatchObject({ ok: false })
  expect(await choosePassword(second, PASSWORD)).toMatchObject({ ok: true })
  expect(await vet.api.hospitals.resendInvitation({ uid })).toMatchObject({ code: -9002 })
})

test('an account removes neither itself, nor the last account, nor one of another hospital', async () => {
  const vet = await portal.as('vet')
  const other = await portal.as('vet')
  const admin = await portal.as('internal_admin')
  const { hospitals } = vet.api
  expect(await hospitals.removeHospitalStaff({ uid: vet.accountId })).toMatchObject({ code: -9006 })
  expect(await hospitals.removeHospitalStaff({ uid: other.accountId })).toMatchObject({
    code: -9002,
  })
  expect(
    await admin.api.hospitals.removeHospitalStaff({
      hospital_id: vet.hospitalId,
      uid: vet.accountId,
    }),
  ).toMatchObject({ code: -9007 })
})

test('of two who remove each other at the same time, one stays', async () => {
  const one = await portal.as('vet')
  const two = await portal.as('vet', { hospitalId: one.hospitalId })
  const replies = await Promise.all([
    one.api.hospitals.removeHospitalStaff({ uid: two.accountId }),
    two.api.hospitals.removeHospitalStaff({ uid: one.accountId }),
  ])
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
})

test('more than thirty invitations an hour have to wait', async () => {
  const vet = await portal.as('vet')
  for (let sent = 0; sent < 30; sent += 1) await invite(vet, vet.email)
  expect(await invite(vet, anAddress())).toMatchObject({ code: -429 })
})
