import { DAY, SECOND } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { checkouts, paymentEvents, sandboxPayments } from '../../../db/schema/payments.ts'
import {
  deliverWebhook,
  openCheckout,
  type PayableCase,
  payableCase,
  press,
  recordsOf,
  sandboxIdOf,
} from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { expectPaidOnce, outcomeOf } from '../../../testing/payment-outcome.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

let portal: TestApp

portalWithProducts((made) => {
  portal = made
})
afterEach(() => expectInvariantsHold(portal))

type Page = { url: string; id: string }

const askStatus = ({ vet }: PayableCase, { id }: Page) =>
  vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })

test('PAY-5 (A11 4) the webhook alone submits the case, and the return finds it done', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'lose_return')
  expect((await deliverWebhook(portal, page.url)).statusCode).toBe(200)
  await expectPaidOnce(portal, payable)
  expect(await askStatus(payable, page)).toMatchObject({ data: { payment_status: 'paid' } })
  await expectPaidOnce(portal, payable)
})

test('PAY-5 (A11 7) a replayed webhook is taken and changes nothing, seconds or days later', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await deliverWebhook(portal, page.url)
  const before = await recordsOf(portal, payable.caseId)
  for (const later of [0, 10 * SECOND, 3 * DAY]) {
    portal.clock.advance(later)
    expect((await deliverWebhook(portal, page.url)).statusCode).toBe(200)
    expect((await deliverWebhook(portal, page.url, { eventId: `again_${later}` })).statusCode).toBe(
      200,
    )
  }
  expect(await recordsOf(portal, payable.caseId)).toEqual(before)
  const events = await portal.context.database
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.objectId, sandboxIdOf(page.url)))
  expect(events).toHaveLength(4)
  portal.clock.advance(-3 * DAY - 10 * SECOND)
})

const spoil = {
  'a forged signature': ({ raw, signature }: Sent) => ({
    raw,
    signature: signature.replace(/.$/, (end) => (end === '0' ? '1' : '0')),
  }),
  'no signature': ({ raw }: Sent) => ({ raw, signature: '' }),
  'a re-written body': ({ raw, signature }: Sent) => ({
    raw: Buffer.from(JSON.stringify(JSON.parse(raw.toString()), null, 2)),
    signature,
  }),
  'another amount': ({ raw, signature }: Sent) => ({
    raw: Buffer.from(raw.toString().replace('29800', '29801')),
    signature,
  }),
  'an older time': ({ raw, signature }: Sent) => ({
    raw,
    signature: signature.replace(/t=(\d+)/, (_, seconds) => `t=${Number(seconds) - 1}`),
  }),
}
type Sent = { raw: Buffer; signature: string }

test.each(Object.entries(spoil))(
  'PAY-7 a webhook with %s gets 400 and changes nothing',
  async (_, change) => {
    const payable = await payableCase(portal)
    const page = await openCheckout(payable)
    await press(portal, page.url, 'pay')
    const before = await recordsOf(portal, payable.caseId)
    const response = await deliverWebhook(portal, page.url, { change })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: -103 })
    expect(await recordsOf(portal, payable.caseId)).toEqual(before)
  },
)

test('PAY-7 (A11 31) a webhook signed five minutes ago gets 400', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  const old = await deliverWebhook(portal, page.url, {
    change: (sent) => {
      portal.clock.advance(301 * SECOND)
      return sent
    },
  })
  expect(old.statusCode).toBe(400)
  expect((await outcomeOf(portal, payable)).status).toBe('upload')
})

test('a webhook for a checkout that we know nothing of is taken, so that it is not sent for ever', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  const { database } = portal.context
  await database
    .update(checkouts)
    .set({ providerId: 'sbx_else' })
    .where(eq(checkouts.checkoutId, page.id))
  expect((await deliverWebhook(portal, page.url)).statusCode).toBe(200)
  expect((await outcomeOf(portal, payable)).status).toBe('upload')
})

test('PAY-5 (A11 22) a webhook that comes before we stored the provider’s id finds its checkout', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await portal.context.database
    .update(checkouts)
    .set({ state: 'creating', providerId: null, providerUrl: null })
    .where(eq(checkouts.checkoutId, page.id))
  expect((await deliverWebhook(portal, page.url)).statusCode).toBe(200)
  await expectPaidOnce(portal, payable)
})

test('PAY-5 (A11 8) news out of order: expired after paid leaves it paid', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await deliverWebhook(portal, page.url)
  const { database } = portal.context
  const ledger = eq(sandboxPayments.sandboxId, sandboxIdOf(page.url))
  await database.update(sandboxPayments).set({ state: 'expired' }).where(ledger)
  await deliverWebhook(portal, page.url, { eventId: 'late_expiry' })
  await expectPaidOnce(portal, payable)
  await database.update(sandboxPayments).set({ state: 'paid' }).where(ledger)
})
