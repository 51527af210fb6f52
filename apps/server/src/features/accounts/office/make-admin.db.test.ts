import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { auditLog } from '../../../db/schema/cases.ts'
import { totpFactors } from '../../../db/schema/second-factors.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { closeAccount } from '../close-account.ts'
import { accountSteps, PASSWORD } from '../testing/account-steps.ts'
import { makeAdmin } from './make-admin.ts'

let portal: TestApp
let steps: ReturnType<typeof accountSteps>

beforeAll(async () => {
  portal = await testApp()
  steps = accountSteps(portal)
})
afterAll(() => portal.close())

function make(email: string, resetsSecondFactor = false) {
  const { database } = portal.context
  const person = { email, firstName: 'Grace', lastName: 'Yeung', title: '' }
  const at = { database, now: portal.clock.now(), origin: 'https://portal.example' }
  return makeAdmin(at, { person, resetsSecondFactor })
}

async function choose(href: string, password = PASSWORD) {
  const token = new URL(href).searchParams.get('token') ?? ''
  return portal.client().accounts.setPassword({ token, password: await steps.seal(password) })
}

async function auditOf(email: string) {
  const rows = await portal.context.database
    .select({ action: auditLog.action, role: auditLog.role, details: auditLog.details })
    .from(auditLog)
    .innerJoin(accounts, eq(auditLog.object, sqlAccount()))
    .where(and(eq(accounts.email, email), eq(auditLog.requestId, 'command')))
    .orderBy(asc(auditLog.auditId))
  return rows
}

function sqlAccount() {
  return sql<string>`'account:' || ${accounts.accountId}`
}

test('OPS-1 a disabled only admin is enabled by the command, without the former password, with an audit row', async () => {
  const email = 'gone@portal.example'
  const { accountId } = await steps.person('internal_admin', { email })
  await portal.context.database.transaction((tx) => closeAccount(tx, accountId, portal.clock.now()))

  const { outcome, href } = await make(email)

  expect(outcome).toBe('enabled')
  expect(await steps.login(email)).toMatchObject({ ok: false, code: -101 })
  expect(await choose(href)).toMatchObject({ ok: true })
  expect(await steps.login(email)).toMatchObject({ ok: true })
  expect(await auditOf(email)).toEqual([
    {
      action: 'account.enabled',
      role: 'system',
      details: { by: 'command', secondFactorReset: false },
    },
  ])
})

test('OPS-1 two simultaneous runs open one account', async () => {
  const email = 'twice@portal.example'
  const made = await Promise.all([make(email), make(email)])
  expect(made.map(({ outcome }) => outcome).sort()).toEqual(['created', 'kept'])
  const rows = await portal.context.database.$count(accounts, eq(accounts.email, email))
  expect(rows).toBe(1)
})

test('OPS-1 the password of an enabled admin holds until the link is used; a second factor goes only when asked', async () => {
  const email = 'kept@portal.example'
  const { api, accountId } = await steps.person('internal_admin', { email })
  await steps.withTotp(api)
  const factors = () =>
    portal.context.database.$count(totpFactors, eq(totpFactors.accountId, accountId))

  expect((await make(email)).outcome).toBe('kept')
  expect(await steps.login(email)).toMatchObject({ ok: false, code: -1003 })
  expect(await factors()).toBe(1)

  const { href } = await make(email, true)
  expect(await factors()).toBe(0)
  expect(await steps.login(email)).toMatchObject({ ok: true })
  portal.clock.advance(24 * 3_600_000)
  expect(await choose(href)).toMatchObject({ ok: false, code: -101 })
})
