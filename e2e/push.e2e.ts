import { expect, type Page, test } from '@playwright/test'
import {
  type PushService,
  startPushService,
} from '../apps/server/src/features/notifications/push/testing/push-service.ts'
import { inspect } from './support/inspect.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { arrive } from './support/sign-in.ts'
import { ENGLISH } from './support/story.ts'

const { t } = ENGLISH
const { push } = t.account
const WHO = 'demo.vet@systole.test'
let service: PushService
let server: RunningServer

test.beforeAll(async () => {
  service = await startPushService()
  server = await startServer({ env: { PUSH_HOSTS: service.host } })
})
test.afterAll(async () => {
  await server.stop()
  await service.stop()
})

/**
 * Replaces the parts of the browser that a headless one has not: it grants notifications, and subscribing answers with the push service
 * of the test in place of its maker's.
 */
async function subscribesAt(page: Page): Promise<void> {
  const browser = service.browser()
  await page.addInitScript((answer) => {
    const subscription = {
      ...answer,
      options: { applicationServerKey: null },
      toJSON: () => answer,
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed')
        return true
      },
    }
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    Notification.requestPermission = async () => 'granted'
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        sessionStorage.setItem('subscribed', '1')
        return subscription
      },
      getSubscription: async () => (sessionStorage.getItem('subscribed') ? subscription : null),
    })
  }, browser)
}

test('a browser is subscribed and tested, keeps quiet at night, and forgets the account that signs out', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await subscribesAt(page)
  await arrive(page, ENGLISH, WHO)
  await page.goto('/account')
  const section = page.getByRole('region', { name: push.title })
  await expect(section.getByText(push.none)).toBeVisible()
  await section.getByRole('button', { name: push.turnOn }).click()
  await expect(section.getByText(t.account.sessions.thisBrowser)).toBeVisible()
  await inspect(page, 'account-push')

  // a push service that does not answer within ten seconds is asked again by the person
  await expect(async () => {
    await section.getByRole('button', { name: /^Send a test to/ }).click()
    await expect(page.getByText(push.tested)).toBeVisible({ timeout: 20_000 })
  }).toPass()
  expect(service.arrived.at(-1)).toMatchObject({
    ...{ title: 'Systole', body: t.notifications.push.test },
  })

  await section.getByLabel(push.from).fill('21:30')
  await section.getByRole('button', { name: push.save }).click()
  await expect(page.getByText(push.saved)).toBeVisible()
  await page.reload()
  await expect(section.getByLabel(push.from)).toHaveValue('21:30')
  await expect(section.getByText(/Asia\/Hong Kong/)).toBeVisible()

  await page.getByRole('banner').getByRole('button').last().click()
  await page.getByRole('menuitem', { name: t.shell.account.logout }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.shell.logout.confirm }).click()
  await expect(page.getByRole('button', { name: t.shell.logout.signInAgain })).toBeVisible()
  const elsewhere = await (await browser.newContext({ baseURL: server.url })).newPage()
  await subscribesAt(elsewhere)
  await arrive(elsewhere, ENGLISH, WHO)
  await elsewhere.goto('/account')
  await expect(
    elsewhere.getByRole('region', { name: push.title }).getByText(push.none),
  ).toBeVisible()
})
