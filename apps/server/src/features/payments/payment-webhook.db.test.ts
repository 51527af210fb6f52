import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkouts } from '../../db/schema/payments.ts'
import { expectLedgerProven } from '../../testing/ledger.ts'
import {
  deliverWebhook,
  openCheckout,
  payableCase,
  press,
  recordsOf,
} from '../../testing/payable-case.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { seedProducts } from './seed-products.ts'

let portal: TestApp

beforeAll(async () => {
  portal = await testApp()
  await seedProducts(portal.context.database)
})
afterEach(() => expectLedgerProven(portal))
afterAll(() => portal.close())

test('PAY-5 a webhook that could not be applied is answered 503, and applied when it comes again', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await portal.context.database
    .update(checkouts)
    .set({ state: 'creating', providerId: null, providerUrl: null })
    .where(eq(checkouts.checkoutId, page.id))

  const gateway = portal.context.gateways.named('sandbox')
  const { create } = gateway
  gateway.create = () => Promise.reject(new Error('away'))
  const failed = await deliverWebhook(portal, page.url)
  expect([failed.statusCode, failed.headers['retry-after']]).toEqual([503, '60'])
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('upload')

  gateway.create = create
  expect((await deliverWebhook(portal, page.url)).statusCode).toBe(200)
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('submit')
})
