import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountSteps } from '../../features/accounts/testing/account-steps.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let portal: TestApp
let steps: ReturnType<typeof accountSteps>

beforeAll(async () => {
  portal = await testApp()
  steps = accountSteps(portal)
})
afterAll(() => portal.close())

test('OPS-1 in production an admin does nothing before the authenticator app is set up', async () => {
  portal.context.settings.NODE_ENV = 'production'
  const { api } = await steps.person('internal_admin')
  expect(await api.accountDirectory.queryAccounts({ params: {} })).toMatchObject({ code: -1008 })
  expect(await api.notifications.countNotifications({})).toMatchObject({ code: -1008 })
  expect(await api.accounts.queryUserSettings({})).toMatchObject({
    data: { needs_second_factor: true },
  })

  await steps.withTotp(api)

  expect(await api.accountDirectory.queryAccounts({ params: {} })).toMatchObject({ ok: true })
  expect(await api.accounts.queryUserSettings({})).toMatchObject({
    data: { needs_second_factor: false },
  })
})

test.each(['cardiologist', 'vet', 'sales'] as const)(
  'OPS-1 in production a %s may sign in by password alone, unless the setting names the role',
  async (role) => {
    portal.context.settings.NODE_ENV = 'production'
    const { api } = await steps.person(role)
    expect(await api.notifications.countNotifications({})).toMatchObject({ ok: true })
    portal.context.settings.SECOND_FACTOR_ROLES = [role]
    expect(await api.notifications.countNotifications({})).toMatchObject({ code: -1008 })
    portal.context.settings.SECOND_FACTOR_ROLES = undefined
  },
)

test('OPS-1 outside production no one has to set up a second factor', async () => {
  portal.context.settings.NODE_ENV = 'development'
  const { api } = await steps.person('internal_admin')
  expect(await api.notifications.countNotifications({})).toMatchObject({ ok: true })
  expect(await api.accounts.queryUserSettings({})).toMatchObject({
    data: { needs_second_factor: false },
  })
})
