import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MINUTE } from '@systole/domain/time/durations'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type CheckoutOrder, PageRefused } from '../../ports/payment-gateway.ts'
import { projectRoot } from '../../project-root.ts'
import { paymentGatewaySuite } from '../../testing/payment-gateway-suite.ts'
import type { ProviderControls } from '../../testing/provider-controls.ts'
import { type StripeDouble, startStripeDouble } from '../../testing/stripe-double/stripe-double.ts'
import { STRIPE_EVENTS } from './stripe-event.ts'
import { isLiveKey, stripeGateway } from './stripe-gateway.ts'

const SECRET = 'whsec_first'
const NEXT_SECRET = 'whsec_second'
const EVENTS = { refund: 'refund.created', dispute: 'charge.dispute.created' }

let double: StripeDouble
let ahead = 0
let going = 'through'
const clock = { now: () => new Date(Date.now() + ahead) }

beforeAll(async () => {
  double = await startStripeDouble(clock.now)
})
beforeEach(() => {
  double.troubles.length = 0
  double.asked.length = 0
})
afterAll(() => double.close())

function open() {
  return stripeGateway({
    secretKey: 'sk_test_key',
    webhookSecrets: [SECRET, NEXT_SECRET],
    api: double.api,
    clock,
  })
}

function controls(): ProviderControls {
  return {
    gateway: open(),
    now: clock.now,
    pay: async (id) => double.ledger.complete(id, 'paid'),
    payLater: async (id) => double.ledger.complete(id, 'processing'),
    finish: async (id) => double.ledger.decide(id, 'paid'),
    passTime: (milliseconds) => {
      ahead += milliseconds
    },
    event: async (id) => double.event(id, SECRET),
    refundsGo: async (_id, way) => {
      double.ledger.after.mood.status = way === 'through' ? 'succeeded' : 'pending'
      going = way
    },
    finishRefunds: async (id) =>
      double.ledger.after.settle(id, going === 'back' ? 'failed' : 'succeeded'),
    refundAtDesk: async (id, amount) => double.ledger.after.atDesk(id, amount),
    dispute: async (id, event) =>
      double.ledger.after.dispute(id, event === 'open' ? 'needs_response' : event),
    eventAfter: async (id, about) =>
      double.eventAfter(double.ledger.sessions.get(id)?.intent?.id ?? '', EVENTS[about], SECRET),
  }
}

describe('Stripe keeps to what every gateway keeps to', () => paymentGatewaySuite(controls))

let orders = 0

function anOrder(more: Partial<CheckoutOrder> = {}): CheckoutOrder {
  orders += 1
  return {
    checkoutId: `checkout_of_stripe_${orders}`,
    idempotencyKey: `key_of_stripe_${orders}`,
    money: { amountMinor: 29_800, currency: 'HKD' },
    description: 'Basic eConsult',
    email: 'vet@harbour.test',
    hospital: 'Harbour Animal Hospital',
    language: 'zh_hk',
    successUrl: 'https://portal.test/main?mode=success',
    cancelUrl: 'https://portal.test/main?mode=cancel',
    expiresAt: new Date(clock.now().getTime() + 35 * MINUTE),
    ...more,
  }
}

test.each([
  ['HKD', 29_800],
  ['TWD', 120_000],
  ['JPY', 5800],
  ['KRW', 52_000],
] as const)(
  'PAY-3 %s goes to Stripe in its smallest unit and comes back as it went',
  async (currency, amountMinor) => {
    const gateway = open()
    const { providerId } = await gateway.create(anOrder({ money: { amountMinor, currency } }))
    double.ledger.complete(providerId, 'paid')
    const form = double.ledger.sessions.get(providerId)?.form
    expect(form).toMatchObject({
      line_items: {
        0: { price_data: { currency: currency.toLowerCase(), unit_amount: String(amountMinor) } },
      },
    })
    expect(await gateway.retrieve(providerId)).toMatchObject({
      kind: 'paid',
      money: { currency, amountMinor },
    })
  },
)

test('the page speaks the language of the portal, takes cards only and charges what was shown', async () => {
  const { providerId } = await open().create(anOrder())
  expect(double.ledger.sessions.get(providerId)?.form).toMatchObject({
    locale: 'zh-HK',
    allowed_payment_method_types: { 0: 'card' },
    adaptive_pricing: { enabled: 'false' },
    customer_email: 'vet@harbour.test',
  })
})

test.each(['lost', 'broken', 'tooMany'] as const)(
  'PAY-5 (A11 27) an answer that is %s is asked for again and opens one page',
  async (trouble) => {
    const order = anOrder()
    const before = double.ledger.sessions.size
    double.troubles.push(trouble)
    const gateway = open()
    const first = await gateway.create(order).catch(() => gateway.create(order))
    expect(await gateway.create(order)).toEqual(first)
    expect(double.ledger.sessions.size).toBe(before + 1)
  },
)

test.each(['lost', 'broken', 'tooMany'] as const)(
  'PAY-5 a refund whose answer is %s is asked for again and made once',
  async (trouble) => {
    const gateway = open()
    const { providerId } = await gateway.create(anOrder())
    double.ledger.complete(providerId, 'paid')
    const paymentId = double.ledger.sessions.get(providerId)?.intent?.id ?? ''
    const refund = {
      refundId: `refund_${trouble}`,
      paymentId,
      amountMinor: 100,
      idempotencyKey: trouble,
    }
    double.troubles.push(trouble)
    const first = await gateway.refund(refund).catch(() => gateway.refund(refund))
    expect(await gateway.refund(refund)).toEqual(first)
    expect((await gateway.payment(paymentId))?.refunds).toHaveLength(1)
  },
)

test('PAY-5 the list of the paid reads on after its first page', async () => {
  const gateway = open()
  const from = new Date(clock.now().getTime() - MINUTE)
  for (let place = 0; place < 101; place += 1) {
    const { providerId } = await gateway.create(anOrder())
    double.ledger.complete(providerId, 'paid')
  }
  const seen = new Set<string>()
  const window = { from, until: new Date(clock.now().getTime() + MINUTE) }
  for await (const { providerId } of gateway.listPaid(window)) seen.add(providerId)
  expect(seen.size).toBeGreaterThanOrEqual(101)
})

test('an order that Stripe will never take is refused for good, and opens nothing', async () => {
  const before = double.ledger.sessions.size
  const late = anOrder({ expiresAt: new Date(clock.now().getTime() + MINUTE) })
  await expect(open().create(late)).rejects.toBeInstanceOf(PageRefused)
  expect(double.ledger.sessions.size).toBe(before)
})

test('a key that was used for another order is refused for good', async () => {
  const gateway = open()
  const order = anOrder()
  await gateway.create(order)
  const other = { ...order, description: 'Something else' }
  await expect(gateway.create(other)).rejects.toBeInstanceOf(PageRefused)
})

test('a bank that refuses later is a failure with its reason', async () => {
  const gateway = open()
  const { providerId } = await gateway.create(anOrder())
  double.ledger.complete(providerId, 'processing')
  double.ledger.decide(providerId, 'refused')
  expect(await gateway.retrieve(providerId)).toEqual({
    kind: 'failed',
    reason: 'The bank refused the payment.',
  })
})

test('while the signing secret is replaced both are good, and a third is not', async () => {
  const gateway = open()
  const { providerId } = await gateway.create(anOrder())
  for (const [secret, isGood] of [
    [SECRET, true],
    [NEXT_SECRET, true],
    ['whsec_other', false],
  ] as const) {
    const { raw, headers } = double.event(providerId, secret)
    expect((await gateway.parseEvent(raw, headers)) !== undefined).toBe(isGood)
  }
})

test.each([
  ['of another kind of money', { livemode: true }],
  ['of another account', { account: 'acct_other' }],
])('PAY-7 an event %s does not pass', async (_which, more) => {
  const gateway = open()
  const { providerId } = await gateway.create(anOrder())
  const { raw, headers } = double.event(providerId, SECRET, more)
  expect(await gateway.parseEvent(raw, headers)).toBeUndefined()
})

test('an event dated ahead of our clock does not pass', async () => {
  const gateway = open()
  const { providerId } = await gateway.create(anOrder())
  ahead += 6 * MINUTE
  const { raw, headers } = double.event(providerId, SECRET)
  ahead -= 6 * MINUTE
  expect(await gateway.parseEvent(raw, headers)).toBeUndefined()
})

test('docs/operations.md lists exactly the events that are handled', () => {
  const docs = readFileSync(join(projectRoot(), 'docs/operations.md'), 'utf8')
  const rows = [...docs.matchAll(/^\| `([a-z_]+(?:\.[a-z_]+)+)` \|/gm)].map(([, name]) => name)
  expect(rows.toSorted()).toEqual(Object.keys(STRIPE_EVENTS).toSorted())
})

test('an event that was not requested names nothing, and so changes nothing', async () => {
  const gateway = open()
  const { providerId } = await gateway.create(anOrder())
  const { raw, headers } = double.event(providerId, SECRET, { type: 'payment_intent.succeeded' })
  expect(await gateway.parseEvent(raw, headers)).toMatchObject({
    type: 'payment_intent.succeeded',
    objectId: '',
    checkoutId: '',
    paymentId: '',
  })
})

test.each([
  ['sk_live_a', true],
  ['rk_live_a', true],
  ['sk_test_live_a', false],
  ['sk_test_a', false],
])('%s moves money: %s', (key, isLive) => {
  expect(isLiveKey(key)).toBe(isLive)
})
