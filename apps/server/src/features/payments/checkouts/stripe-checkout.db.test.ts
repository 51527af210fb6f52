import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import { HOUR } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stripeGateway } from '../../../adapters/stripe/stripe-gateway.ts'
import { checkouts } from '../../../db/schema/payments.ts'
import type { PaymentGateways } from '../../../ports/payment-gateway.ts'
import { type PayableCase, payableCase, recordsOf } from '../../../testing/payable-case.ts'
import {
  type StripeDouble,
  startStripeDouble,
} from '../../../testing/stripe-double/stripe-double.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { seedProducts } from '../products/seed-products.ts'
import { reconcileCheckouts } from './reconcile-checkouts.ts'

const SECRET = 'whsec_of_the_portal'

let portal: TestApp
let double: StripeDouble

beforeAll(async () => {
  double = await startStripeDouble(() => portal.clock.now())
  const clock = { now: () => portal.clock.now() }
  const settings = { secretKey: 'sk_test_key', webhookSecrets: [SECRET], api: double.api }
  portal = await testApp({ gateways: only(stripeGateway({ ...settings, clock })) })
  await seedProducts(portal.context.database)
})
afterAll(async () => {
  await portal.close()
  await double.close()
})

function only(gateway: ReturnType<typeof stripeGateway>): PaymentGateways {
  return { all: [gateway], of: () => gateway, named: () => gateway }
}

async function opened() {
  const payable = await payableCase(portal)
  const reply = await createCheckout(payable)
  if (!reply.ok) throw new Error(reply.message)
  const { checkouts: rows } = await recordsOf(portal, payable.caseId)
  return { payable, page: reply.data, sessionId: rows[0]?.providerId ?? '' }
}

function createCheckout({ vet, info }: PayableCase) {
  return vet.api.payments.createCheckout({ info: info({ pg_type: 'stripe' }) })
}

function sendEvent(sessionId: string) {
  const { raw, headers } = double.event(sessionId, SECRET)
  return portal.app.inject({
    method: 'POST',
    url: `${PAYMENT_WEBHOOK_PATH}/stripe`,
    payload: raw,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

const requestId = 'req_test'

test('PAY-3 PAY-5 a case is paid on Stripe’s page and submitted once by a hundred copies of its event', async () => {
  const { payable, page, sessionId } = await opened()
  expect(page).toMatchObject({ pgType: 'stripe', url: `${double.api}/c/pay/${sessionId}` })
  double.ledger.complete(sessionId, 'paid')

  const replies = await Promise.all(Array.from({ length: 100 }, () => sendEvent(sessionId)))

  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const { consult, checkouts: rows, mails } = await recordsOf(portal, payable.caseId)
  expect(consult).toMatchObject({ status: 'submit' })
  expect(rows).toMatchObject([{ state: 'paid', provider: 'stripe', live: false }])
  expect(new Set(mails.map(({ dedupeKey }) => dedupeKey)).size).toBe(mails.length)
  expect(await createCheckout(payable)).toMatchObject({ code: -7003 })
})

test('PAY-4 CALL-20 CALL-21 what is paid cannot be cancelled, and the status call submits it', async () => {
  const { payable, page, sessionId } = await opened()
  double.ledger.complete(sessionId, 'paid')
  const cancelled = await payable.vet.api.payments.expireCheckout({
    info: { pg_type: 'stripe', id: page.id },
  })
  expect(cancelled).toMatchObject({ code: -7003 })
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('submit')
})

test('PAY-5 without webhook and return the reconciliation submits the case', async () => {
  const { payable, sessionId } = await opened()
  double.ledger.complete(sessionId, 'paid')
  portal.clock.advance(10 * 60_000)
  await reconcileCheckouts({ ...portal.context, requestId })
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('submit')
})

test('PAY-5 a crash before the page was stored is healed by the event', async () => {
  const { payable, sessionId } = await opened()
  double.ledger.complete(sessionId, 'paid')
  await portal.context.database
    .update(checkouts)
    .set({ state: 'creating', providerId: null, providerUrl: null })
    .where(eq(checkouts.caseId, payable.caseId))
  expect((await sendEvent(sessionId)).statusCode).toBe(200)
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('submit')
})

test('a page that Stripe will never open does not stand in the way of the next', async () => {
  const payable = await payableCase(portal)
  double.troubles.push('broken', 'broken', 'broken')
  expect(await createCheckout(payable)).toMatchObject({ ok: false })
  portal.clock.advance(HOUR)

  await reconcileCheckouts({ ...portal.context, requestId })

  expect((await recordsOf(portal, payable.caseId)).checkouts).toMatchObject([{ state: 'failed' }])
  const vet = { api: portal.client(await portal.sessionOf(payable.vet.accountId)) }
  const again = await vet.api.payments.createCheckout({
    info: payable.info({ pg_type: 'stripe' }),
  })
  expect(again).toMatchObject({ ok: true })
})

test('a payment that Stripe is slow to confirm is said to be processing, and is submitted when it arrives', async () => {
  const { payable, page, sessionId } = await opened()
  double.ledger.complete(sessionId, 'processing')
  await sendEvent(sessionId)
  const status = await payable.vet.api.payments.queryCheckout({ pg_type: 'stripe', id: page.id })
  expect(status).toMatchObject({ data: { payment_status: 'processing' } })
  double.ledger.decide(sessionId, 'paid')
  await reconcileAfter(10)
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('submit')
})

async function reconcileAfter(minutes: number): Promise<void> {
  portal.clock.advance(minutes * 60_000)
  await reconcileCheckouts({ ...portal.context, requestId })
}

const EVENT = ['created', 'completed', 'async_payment_succeeded', 'expired'] as const

function ordersOf<T>(all: readonly T[]): T[][] {
  if (all.length === 0) return [[]]
  return all.flatMap((first) =>
    ordersOf(all.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  )
}

test('PAY-5 (A11 8) in all 24 orders of created, completed, paid later and expired the case is submitted once', async () => {
  for (const order of ordersOf(EVENT)) {
    const { payable, sessionId } = await opened()
    double.ledger.complete(sessionId, 'processing')
    for (const [place, event] of order.entries()) {
      if (place === 2) double.ledger.decide(sessionId, 'paid')
      const { raw, headers } = double.event(sessionId, SECRET, {
        type: `checkout.session.${event}`,
      })
      await portal.app.inject({
        method: 'POST',
        url: `${PAYMENT_WEBHOOK_PATH}/stripe`,
        payload: raw,
        headers: { 'content-type': 'application/json', ...headers },
      })
    }
    const { consult, checkouts: rows, mails } = await recordsOf(portal, payable.caseId)
    expect({
      order,
      status: consult.status,
      states: rows.map(({ state }) => state),
      mails: mails.length,
    }).toEqual({
      order,
      status: 'submit',
      states: ['paid'],
      mails: 1,
    })
  }
})

test('(A11 34) a refund that is announced before the payment settles the payment first', async () => {
  const { payable, sessionId } = await opened()
  double.ledger.complete(sessionId, 'paid')
  const paymentId = double.ledger.sessions.get(sessionId)?.intent?.id ?? ''
  double.ledger.after.atDesk(paymentId, 4800)
  const { raw, headers } = double.eventAfter(paymentId, 'refund.created', SECRET)
  const reply = await portal.app.inject({
    method: 'POST',
    url: `${PAYMENT_WEBHOOK_PATH}/stripe`,
    payload: raw,
    headers: { 'content-type': 'application/json', ...headers },
  })
  expect(reply.statusCode).toBe(200)
  const { consult, checkouts: rows } = await recordsOf(portal, payable.caseId)
  expect(consult.status).toBe('submit')
  const admin = await portal.as('internal_admin')
  const id = rows[0]?.checkoutId ?? ''
  expect(await admin.api.paymentDesk.queryDeskPayments({ params: { id } })).toMatchObject({
    data: {
      payments: [{ state: 'paid', refundable_minor: 25_000, refunds: [{ requested_by: '' }] }],
    },
  })
})
