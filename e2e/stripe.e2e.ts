import { expect, test } from '@playwright/test'
import { paths } from '@systole/contract/pages'
import { textsOf } from '@systole/i18n/texts-of'
import { startEmulateBridge } from '../apps/server/src/testing/emulate-bridge.ts'
import { visit } from './support/demo-visit.ts'
import { describeCase } from './support/plain-case.ts'
import { plainClient } from './support/plain-client.ts'
import { type RunningServer, startServer } from './support/server.ts'
import { WIDE } from './support/viewports.ts'

const t = textsOf('en_us', (text) => text)
const { dialog, back } = t.payment
const SECRET = 'whsec_of_the_portal'
const PET = 'Pancake'

let portal: RunningServer
let stripe: Awaited<ReturnType<typeof startEmulateBridge>>
/** The webhook's response to each event. */
const answers: number[] = []

test.beforeAll(async () => {
  stripe = await startEmulateBridge({
    secret: SECRET,
    now: () => new Date(),
    deliver: async ({ raw, headers }) => {
      const address = `${portal.url}/api/payment_webhook/stripe`
      const json = { 'content-type': 'application/json', ...headers }
      const { status } = await fetch(address, {
        method: 'POST',
        body: raw.toString(),
        headers: json,
      })
      answers.push(status)
      return status
    },
  })
  portal = await startServer({
    env: {
      PAYMENT_GATEWAY: 'stripe',
      STRIPE_SECRET_KEY: 'sk_test_rehearsal',
      STRIPE_WEBHOOK_SECRETS: SECRET,
      STRIPE_API: stripe.api,
    },
  })
})
test.afterAll(async () => {
  await portal?.stop()
  await stripe?.close()
})

test('PAY-3 PAY-4 PAY-5 the built portal, set to Stripe by its environment: paid on the hosted page, announced by a signed event', async ({
  browser,
}) => {
  const client = plainClient(portal.url)
  const { usid } = await describeCase(client, await client.login('demo.vet@systole.test'), PET)
  const who = { url: portal.url, email: 'demo.vet@systole.test', viewport: WIDE }
  const { page } = await visit(browser, { ...who, language: 'en_us' })

  await test.step('OK leads to the page of the provider, with service and price', async () => {
    await page.goto(paths.testDetail({ caseId: usid, stage: 4 }))
    const box = page.getByRole('dialog', { name: dialog.title })
    await box.getByRole('checkbox', { name: dialog.accept }).check()
    await box.getByRole('button', { name: t.common.ok, exact: true }).click()
    await page.waitForURL(({ origin }) => origin !== portal.url)
    await expect(page.getByText('Advance eConsult')).toBeVisible()
    await expect(page.getByText('$548.00 HKD').first()).toBeVisible()
  })

  await test.step('paid: back at the portal, submitted, and the event was taken', async () => {
    await page.getByRole('button', { name: /pay/i }).click()
    await expect(page.getByRole('dialog', { name: back.successTitle })).toBeVisible()
    expect(stripe.told).toContain('checkout.session.completed')
    expect(new Set(answers)).toEqual(new Set([200]))
  })

  await test.step('its receipt and invoice stand under Billing', async () => {
    await page.goto(paths.billing())
    const row = page.getByRole('row', { name: new RegExp(PET) })
    await expect(row).toContainText(t.billing.standing.paid)
    await expect(row).toContainText(t.billing.method.test)
  })
})
