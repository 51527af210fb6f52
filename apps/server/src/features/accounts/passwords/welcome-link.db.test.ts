import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { mails } from '../../../db/schema/notifications.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { NO_PASSWORD } from '../account-store.ts'
import type { Welcome } from './mail-welcome.ts'
import { mailWelcomeLink } from './welcome-link.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const INVITED: Welcome = { kind: 'invited', by: 'Wing Chan' }

async function newColleague() {
  const account = await portal.build.account('vet')
  await portal.context.database
    .update(accounts)
    .set({ passwordHash: NO_PASSWORD, invitedAt: portal.clock.now() })
    .where(eq(accounts.accountId, account.accountId))
  return {
    ...account,
    name: 'Mei',
    hospitalName: 'Harbour\nAnimal Hospital',
    language: 'en_us' as const,
  }
}

async function welcome(account: Awaited<ReturnType<typeof newColleague>>, kind: Welcome) {
  const { context } = portal
  await context.database.transaction((db) => mailWelcomeLink({ ...context, db }, account, kind))
  const rows = await context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, account.email))
    .orderBy(mails.createdAt)
  const mail = rows.at(-1)
  const token = /token=([\w-]+)&for=welcome/.exec(mail?.plain ?? '')?.[1] ?? ''
  return { mail, token }
}

async function sealed(password: string): Promise<string> {
  const reply = await portal.client().accounts.keyGen({ key: password })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.key
}

async function setPassword(token: string) {
  return portal.client().accounts.setPassword({ token, password: await sealed('mei likes cats') })
}

async function login(email: string, password: string) {
  return portal.client().accounts.login({
    email,
    password: await sealed(password),
    platform: { type: 'webapp', api_version: 2, app_version: '1', os: 'test' },
  })
}

test('the welcome link sets the first password once, and the invitation is over', async () => {
  const colleague = await newColleague()
  const { mail, token } = await welcome(colleague, INVITED)
  expect(mail).toMatchObject({ subject: 'Wing Chan has invited you to Systole', language: 'en' })
  expect(await setPassword(token)).toMatchObject({ ok: true })
  expect(await setPassword(token)).toMatchObject({ code: -101 })
  expect(await login(colleague.email, 'mei likes cats')).toMatchObject({ ok: true })
  const [row] = await portal.context.database
    .select()
    .from(accounts)
    .where(eq(accounts.accountId, colleague.accountId))
  expect(row?.invitedAt).toBeNull()
})

test('an account without a password is opened by nothing', async () => {
  const { email } = await newColleague()
  expect(await login(email, 'anything at all')).toMatchObject({ code: -101 })
})

test('the welcome link works for seven days', async () => {
  const { token } = await welcome(await newColleague(), { kind: 'approved' })
  const late = await welcome(await newColleague(), { kind: 'approved' })
  portal.clock.advance(7 * 86_400_000 - 60_000)
  expect(await setPassword(token)).toMatchObject({ ok: true })
  portal.clock.advance(61_000)
  expect(await setPassword(late.token)).toMatchObject({ code: -101 })
})

test('a second welcome link replaces the first', async () => {
  const colleague = await newColleague()
  const first = await welcome(colleague, INVITED)
  const second = await welcome(colleague, INVITED)
  expect(await setPassword(first.token)).toMatchObject({ code: -101 })
  expect(await setPassword(second.token)).toMatchObject({ ok: true })
})

test('a welcome link does not keep a reset link from being sent', async () => {
  const colleague = await newColleague()
  await welcome(colleague, INVITED)
  await portal.client().accounts.resetPassword({ email: colleague.email })
  const rows = await portal.context.database
    .select()
    .from(mails)
    .where(eq(mails.recipient, colleague.email))
  expect(rows).toHaveLength(2)
})
