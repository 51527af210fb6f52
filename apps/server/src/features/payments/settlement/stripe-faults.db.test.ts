import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { stripeGateway } from '../../../adapters/stripe/stripe-gateway.ts'
import { type PayableCase, payableCase, recordsOf } from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { expectPaidOnce, outcomeOf } from '../../../testing/payment-outcome.ts'
import {
  type StripeDouble,
  startStripeDouble,
  type Trouble,
} from '../../../testing/stripe-double/stripe-double.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { seedProducts } from '../products/seed-products.ts'
import { refundSteps } from '../refunds/testing/refund-steps.ts'

/** Faults between us and Stripe, followed to their end: the case, the ledger, the mails, and the reply to the vet. */
/** The reply to an event does not wait for slow work, so tests wait for it. */
const WAIT = { timeout: 20_000, interval: 200 }
const SECRET = 'whsec_of_the_portal'
const TROUBLES = ['lost', 'tooMany', 'broken'] as const satisfies Trouble[]
/** Failures beyond the SDK's own retries; it does not retry a 429. */
const FOR_A_WHILE = { lost: 3, broken: 3, tooMany: 1 } as const
/** The queries before a refund is sent: the payment, its refunds, its disputes. */
const QUESTIONS = 3

let portal: TestApp
let double: StripeDouble

beforeAll(async () => {
  double = await startStripeDouble(() => portal.clock.now())
  const clock = { now: () => portal.clock.now() }
  const gateway = stripeGateway({
    secretKey: 'sk_test_key',
    webhookSecrets: [SECRET],
    api: double.api,
    clock,
  })
  portal = await testApp({
    gateways: { all: [gateway], of: () => gateway, named: () => gateway },
  })
  await seedProducts(portal.context.database)
})
afterEach(async () => {
  expect(double.troubles).toEqual([])
  await expectInvariantsHold(portal)
})
afterAll(async () => {
  await portal.close()
  await double.close()
})

const create = ({ vet, info }: PayableCase) =>
  vet.api.payments.createCheckout({ info: info({ pg_type: 'stripe' }) })

async function opened(payable: PayableCase) {
  const reply = await create(payable)
  if (!reply.ok) throw new Error(reply.message)
  const { checkouts } = await recordsOf(portal, payable.caseId)
  const { checkoutId = '', providerId } = checkouts.at(-1) ?? {}
  return { checkoutId, sessionId: providerId ?? '' }
}

function sendEvent({ raw, headers }: ReturnType<StripeDouble['event']>) {
  return portal.app.inject({
    method: 'POST',
    url: `${PAYMENT_WEBHOOK_PATH}/stripe`,
    payload: raw,
    headers: { 'content-type': 'application/json', ...headers },
  })
}

/** Returns the status shown to the vet on return. */
async function eventsFor({ vet }: PayableCase, { checkoutId: id }: { checkoutId: string }) {
  const reply = await vet.api.payments.queryCheckout({ pg_type: 'stripe', id })
  if (!reply.ok) throw new Error(reply.message)
  return `${reply.data.status} ${reply.data.payment_status}`
}

const sessionsOf = (checkoutId: string) =>
  [...double.ledger.sessions.values()].filter(({ form }) => form.client_reference_id === checkoutId)

function goesWrong(trouble: (typeof TROUBLES)[number]): void {
  double.troubles.push(...Array<Trouble>(FOR_A_WHILE[trouble]).fill(trouble))
}

test.each(TROUBLES)(
  'PAY-5 (A11 27) OK whose answer is %s says so; the next OK leads to the one page, and paid there the case is submitted once',
  async (trouble) => {
    const payable = await payableCase(portal)
    goesWrong(trouble)
    expect(await create(payable)).toMatchObject({ ok: false, code: -1 })
    const page = await opened(payable)
    expect(sessionsOf(page.checkoutId)).toHaveLength(1)
    double.ledger.complete(page.sessionId, 'paid')
    const event = double.event(page.sessionId, SECRET)
    expect((await sendEvent(event)).statusCode).toBe(200)
    expect((await sendEvent(event)).statusCode).toBe(200)
    expect(await eventsFor(payable, page)).toBe('complete paid')
    await expectPaidOnce(portal, payable)
  },
)

test.each(TROUBLES)(
  'PAY-5 (A11 23) news that cannot be followed up because Stripe’s answer is %s is sent again, and then submits once',
  async (trouble) => {
    const payable = await payableCase(portal)
    const page = await opened(payable)
    double.ledger.complete(page.sessionId, 'paid')
    goesWrong(trouble)
    const event = double.event(page.sessionId, SECRET)
    await sendEvent(event)
    expect(await outcomeOf(portal, payable)).toEqual({
      status: 'upload',
      states: ['open'],
      mails: [],
    })
    await vi.waitFor(async () => {
      await sendEvent(event)
      await expectPaidOnce(portal, payable)
    }, WAIT)
  },
)

test('PAY-4 PAY-5 (A11 29) the vet is mailed a payment that the bank refuses days later, and pays again', async () => {
  const payable = await payableCase(portal)
  const page = await opened(payable)
  double.ledger.complete(page.sessionId, 'processing')
  await sendEvent(double.event(page.sessionId, SECRET))
  expect(await eventsFor(payable, page)).toBe('complete processing')
  expect(await create(payable)).toMatchObject({ code: -7006 })

  double.ledger.decide(page.sessionId, 'refused')
  const type = 'checkout.session.async_payment_failed'
  for (const _ of ['once', 'again']) await sendEvent(double.event(page.sessionId, SECRET, { type }))

  expect(await eventsFor(payable, page)).toBe('expired unpaid')
  const { status, states, mails } = await outcomeOf(portal, payable)
  expect({ status, states }).toEqual({ status: 'upload', states: ['failed'] })
  expect(mails.map(({ subject, recipient }) => [subject.split(':')[0], recipient])).toEqual([
    ['Payment declined', payable.vet.email],
  ])
  const next = await opened(payable)
  double.ledger.complete(next.sessionId, 'paid')
  await sendEvent(double.event(next.sessionId, SECRET))
  expect(await eventsFor(payable, next)).toBe('complete paid')
  expect(await outcomeOf(portal, payable)).toMatchObject({
    status: 'submit',
    states: ['failed', 'paid'],
  })
})

async function refunding() {
  const payable = await payableCase(portal)
  const page = await opened(payable)
  double.ledger.complete(page.sessionId, 'paid')
  await sendEvent(double.event(page.sessionId, SECRET))
  const paymentId = double.ledger.sessions.get(page.sessionId)?.intent?.id ?? ''
  const admin = await portal.as('internal_admin')
  const controls = refundSteps(portal)
  expect(await controls.wish(admin, page, 10_000)).toMatchObject({ ok: true })
  const atStripe = () =>
    double.ledger.after.refunds.filter(({ payment_intent }) => payment_intent === paymentId)
  return { payable, page, paymentId, admin, hands: controls, atStripe }
}

test.each(TROUBLES)(
  'PAY-5 a refund whose answer is %s is sent again by its job, and goes once',
  async (trouble) => {
    const { page, hands, atStripe } = await refunding()
    double.troubles.push(...Array<Trouble>(QUESTIONS).fill('none'))
    goesWrong(trouble)
    await expect(hands.send(page)).rejects.toThrow()
    await hands.send(page)
    expect(atStripe()).toHaveLength(1)
    expect(await hands.statesOf(page)).toEqual(['succeeded'])
  },
)

test('PAY-5 a refund that the bank returns is posted back, mailed to support, and needs attention', async () => {
  const { payable, page, paymentId, admin, hands } = await refunding()
  await hands.send(page)
  expect(await hands.statesOf(page)).toEqual(['succeeded'])
  double.ledger.after.settle(paymentId, 'failed')
  for (const _ of ['once', 'again'])
    await sendEvent(double.eventAfter(paymentId, 'refund.failed', SECRET))
  expect(await hands.statesOf(page)).toEqual(['returned'])
  const desk = await admin.api.paymentDesk.queryDeskPayments({ params: { id: page.checkoutId } })
  expect(desk).toMatchObject({
    data: { payments: [{ state: 'paid', refundable_minor: 29_800, needs: ['refundFailed'] }] },
  })
  const { consult, mails } = await recordsOf(portal, payable.caseId)
  expect(consult.status).toBe('submit')
  expect(mails.map(({ dedupeKey }) => dedupeKey.split(':')[0]).sort()).toEqual([
    'payment-received',
    'refund',
    'refund',
    'refund-failed',
    'refund-returned',
    'refund-returned',
  ])
})
