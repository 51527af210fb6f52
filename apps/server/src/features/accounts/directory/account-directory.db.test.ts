import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { accountSteps } from '../testing/account-steps.ts'

let portal: TestApp
let steps: ReturnType<typeof accountSteps>
let admin: Awaited<ReturnType<TestApp['as']>>
let vet: Awaited<ReturnType<ReturnType<typeof accountSteps>['person']>>

beforeAll(async () => {
  portal = await testApp()
  steps = accountSteps(portal)
  admin = await portal.as('internal_admin')
  vet = await steps.person('vet', { email: 'yy.lam@tai-po.test' })
  const { database } = portal.context
  await database
    .update(accounts)
    .set({ firstName: '怡君', lastName: '林' })
    .where(eq(accounts.accountId, vet.accountId))
  await database
    .update(hospitals)
    .set({ name: 'Tai Po 100% Vets' })
    .where(eq(hospitals.hospitalId, vet.hospitalId ?? ''))
})
afterAll(() => portal.close())

async function find(text: string) {
  const reply = await admin.api.accountDirectory.queryAccounts({ params: { find: text } })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data
}

test.each(['yy.lam@tai-po.test', 'YY.LAM', '林怡君', '怡君 林', 'tai po 100%', 'lam  vets'])(
  'an account is found by %j',
  async (text) => {
    expect(await find(text)).toMatchObject({
      total: 1,
      accounts: [
        {
          uid: vet.accountId,
          email: 'yy.lam@tai-po.test',
          hospital: 'Tai Po 100% Vets',
          totp: false,
        },
      ],
    })
  },
)

test.each(['nobody', 'tai_po', 'lam nobody', '100%%'])(
  'no account is found by %j',
  async (text) => {
    expect(await find(text)).toEqual({ accounts: [], total: 0 })
  },
)

test('the directory says which second factor an account has', async () => {
  await steps.withTotp(vet.api)
  expect(await find('yy.lam')).toMatchObject({ accounts: [{ totp: true, passkeys: 0 }] })
})

test('who left is not listed', async () => {
  const gone = await steps.person('vet', { email: 'gone@tai-po.test' })
  await portal.context.database
    .update(accounts)
    .set({ disabledAt: portal.clock.now() })
    .where(eq(accounts.accountId, gone.accountId))
  expect(await find('gone@tai-po.test')).toMatchObject({ total: 0 })
})

test('fifty are answered, and how many there are', async () => {
  const { database } = portal.context
  await database.insert(accounts).values(
    Array.from({ length: 51 }, (_, place) => ({
      accountId: `account_many_${place}`,
      email: `many${place}@many.test`,
      userType: 'sales' as const,
      passwordHash: '',
      firstName: 'One',
      lastName: 'Of Many',
    })),
  )
  const { accounts: found, total } = await find('@many.test')
  expect([found.length, total]).toEqual([50, 51])
})

test.each(['vet', 'cardiologist', 'sales'] as const)('a %s may not look', async (userType) => {
  const { api } = await portal.as(userType)
  expect(await api.accountDirectory.queryAccounts({ params: { find: 'a' } })).toMatchObject({
    code: -102,
  })
})

test.each(['', '   '])('STAFF-6 everybody is listed when %j is looked for', async (text) => {
  const { accounts } = (await find(text)) as { accounts: { email: string }[] }
  expect(accounts.length).toBeGreaterThan(1)
})
