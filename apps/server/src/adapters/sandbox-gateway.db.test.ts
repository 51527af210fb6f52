import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Choice, chooseOutcome } from '../features/sandbox/choose-outcome.ts'
import { eventOf } from '../features/sandbox/notify-portal.ts'
import { readPayment } from '../features/sandbox/read-payment.ts'
import { dispute, refundAtDesk } from '../features/sandbox/sandbox-refunds.ts'
import { changeSandboxPayment } from '../features/sandbox/sandbox-store.ts'
import {
  SIGNATURE_HEADER,
  signWebhook,
  webhookSecret,
} from '../features/sandbox/webhook-signature.ts'
import { paymentGatewaySuite } from '../testing/payment-gateway-suite.ts'
import type { ProviderControls } from '../testing/provider-controls.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'

let portal: TestApp
let events = 0

beforeAll(async () => {
  portal = await testApp()
})
afterAll(() => portal.close())

const sandbox = () => portal.context.gateways.named('sandbox')

const choose = async (id: string, outcome: Choice['outcome'], delay: Choice['delay'] = '5') => {
  await chooseOutcome(portal.context, id, { outcome, delay })
}

async function sandboxEvent(id: string, about?: 'refund' | 'dispute') {
  const { context, clock } = portal
  const payment = await readPayment(context, id)
  if (!payment) throw new Error('no such payment')
  events += 1
  const raw = Buffer.from(JSON.stringify(eventOf(payment, `evt_${events}`, clock.now(), about)))
  const signature = signWebhook(webhookSecret(context.secret), raw, clock.now())
  return { raw, headers: { [SIGNATURE_HEADER]: signature } }
}

function controls(): ProviderControls {
  const { context, clock } = portal
  return {
    gateway: sandbox(),
    now: clock.now,
    pay: (id) => choose(id, 'pay'),
    payLater: (id) => choose(id, 'pay_later', '30'),
    finish: async () => clock.advance(30_000),
    passTime: clock.advance,
    event: (id) => sandboxEvent(id),
    refundsGo: async (id, way) => {
      await changeSandboxPayment(context.database, id, { refundsGo: way })
    },
    finishRefunds: async () => clock.advance(30_000),
    refundAtDesk: (id, amountMinor) => refundAtDesk(context, id, amountMinor),
    dispute: (id, event) => dispute(context, id, event),
    eventAfter: (id, about) => sandboxEvent(id, about),
  }
}

describe('the sandbox keeps to what every gateway keeps to', () => paymentGatewaySuite(controls))

test('an event from the future passes no more than one from the past', async () => {
  const { context, clock } = portal
  const raw = Buffer.from('{"id":"e","type":"t","object":{"id":"o","reference":"r"}}')
  const sign = (seconds: number) =>
    signWebhook(
      webhookSecret(context.secret),
      raw,
      new Date(clock.now().getTime() + seconds * 1000),
    )
  const parse = (seconds: number) =>
    sandbox().parseEvent(raw, { [SIGNATURE_HEADER]: sign(seconds) })
  expect(await parse(295)).toMatchObject({ eventId: 'e' })
  expect(await parse(-295)).toMatchObject({ eventId: 'e' })
  expect(await parse(305)).toBeUndefined()
  expect(await parse(-305)).toBeUndefined()
})

test('the bank may refuse later', async () => {
  const { clock } = portal
  const { providerId } = await sandbox().create({
    checkoutId: 'checkout_refused',
    idempotencyKey: 'key_refused',
    money: { amountMinor: 5800, currency: 'JPY' },
    description: 'Basic eConsult',
    email: 'vet@harbour.test',
    hospital: '',
    language: 'ja',
    successUrl: 'http://portal.test/main?mode=success',
    cancelUrl: 'http://portal.test/main?mode=cancel',
    expiresAt: new Date(clock.now().getTime() + 60_000),
  })
  await choose(providerId, 'refuse_later')
  clock.advance(5000)
  expect(await sandbox().retrieve(providerId)).toMatchObject({ kind: 'failed' })
})
