import { eq } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { checkouts } from '../../../db/schema/payments.ts'
import {
  deliverWebhook,
  openCheckout,
  payableCase,
  press,
  recordsOf,
} from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let portal: TestApp

portalWithProducts((made) => {
  portal = made
})
afterEach(() => expectInvariantsHold(portal))

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

test('PAY-5 (A11 7) a hundred simultaneous copies of one event are applied as one', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  const gateway = portal.context.gateways.named('sandbox')
  const { retrieve } = gateway
  let asked = 0
  gateway.retrieve = (id) => {
    asked += 1
    return retrieve(id)
  }
  const answers = await Promise.all(
    Array.from({ length: 100 }, () => deliverWebhook(portal, page.url, { eventId: 'evt_copies' })),
  )
  gateway.retrieve = retrieve
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(asked).toBe(1)
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('submit')
})

test('PAY-5 news that a slow provider keeps us from applying is ours once it is stored, and applied when it answers', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  const gateway = portal.context.gateways.named('sandbox')
  const { retrieve } = gateway
  let answer = () => {}
  const slow = new Promise<void>((resolve) => {
    answer = resolve
  })
  gateway.retrieve = async (id) => {
    await slow
    return retrieve(id)
  }
  expect((await deliverWebhook(portal, page.url)).statusCode).toBe(200)
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('upload')
  answer()
  gateway.retrieve = retrieve
  const status = async () => (await recordsOf(portal, payable.caseId)).consult.status
  await vi.waitUntil(async () => (await status()) === 'submit', { timeout: 10_000 })
})
