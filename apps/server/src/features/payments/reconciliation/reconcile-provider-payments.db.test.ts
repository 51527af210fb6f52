import { MINUTE } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mails } from '../../../db/schema/notifications.ts'
import { checkouts } from '../../../db/schema/payments.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import {
  openCheckout,
  paidCase,
  payableCase,
  press,
  recordsOf,
  sandboxIdOf,
} from '../../../testing/payable-case.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { dispute, refundAtDesk } from '../../sandbox/sandbox-refunds.ts'
import { changeSandboxPayment } from '../../sandbox/sandbox-store.ts'
import { seedProducts } from '../products/seed-products.ts'
import { reconcileProviderPayments } from './reconcile-provider-payments.ts'

let portal: TestApp

beforeEach(async () => {
  await portal?.close()
  portal = await testApp()
  await seedProducts(portal.context.database)
})
afterAll(() => portal.close())

/** Runs the reconciliation an hour later and returns it as admins see it. */
async function compared() {
  portal.clock.advance(60 * MINUTE)
  await reconcileProviderPayments({ ...portal.context, requestId: 'night' })
  const admin = await portal.as('internal_admin')
  const reply = await admin.api.paymentDesk.queryPaymentReports({})
  if (!reply.ok) throw new Error(reply.message)
  const [report] = reply.data.reports
  if (!report) throw new Error('no report')
  return report
}
const kindsOf = ({ differences }: Awaited<ReturnType<typeof compared>>) =>
  differences.map(({ kind }) => kind).sort()
const alarms = async () =>
  (await portal.context.database.select().from(mails)).filter(({ dedupeKey }) =>
    dedupeKey.startsWith('books-differ:'),
  )

test('records that agree make a report without differences and without a mail', async () => {
  const paid = await paidCase(portal)
  await refundAtDesk(portal.context, paid.paymentId, 100)
  await compared()
  const report = await compared()
  expect(report).toMatchObject({ payments: 1, refunds: 1, difference_count: 0, differences: [] })
  expect(await alarms()).toHaveLength(1) // the first night found the refund made by staff
})

test('PAY-5 (A11 25) unannounced money is found, settled and reported', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'lose_notice')
  expect(kindsOf(await compared())).toContain('paidNotBooked')
  expect((await recordsOf(portal, payable.caseId)).consult.status).toBe('submit')
  expect(await alarms()).toHaveLength(1)
  expect(kindsOf(await compared())).toEqual([])
})

test('an unannounced refund and dispute are found and recorded', async () => {
  const paid = await paidCase(portal)
  await refundAtDesk(portal.context, paid.paymentId, 4800)
  await dispute(portal.context, paid.paymentId, 'open')
  expect(kindsOf(await compared())).toEqual(['disputeUnknown', 'refundUnknown'])
  expect(
    await portal.context.database
      .select()
      .from(refunds)
      .where(eq(refunds.checkoutId, paid.checkoutId)),
  ).toMatchObject([{ amountMinor: 4800, state: 'succeeded' }])
  expect(kindsOf(await compared())).toEqual([])
})

test('PAY-5 money of no checkout of ours waits for a person until one has dealt with it', async () => {
  const gateway = portal.context.gateways.named('sandbox')
  const { providerId, url } = await gateway.create({
    checkoutId: 'checkout_of_somebody_else',
    idempotencyKey: 'key_of_somebody_else',
    money: { amountMinor: 5800, currency: 'JPY' },
    description: 'Something',
    email: 'someone@elsewhere.test',
    hospital: '',
    language: 'ja',
    successUrl: 'http://portal.test/main?mode=success',
    cancelUrl: 'http://portal.test/main?mode=cancel',
    expiresAt: new Date(portal.clock.now().getTime() + 35 * MINUTE),
  })
  await press(portal, url, 'pay')
  expect(kindsOf(await compared())).toEqual(['paidUnknown'])
  const admin = await portal.as('internal_admin')
  const attention = () => admin.api.paymentDesk.queryDeskPayments({ params: { show: 'attention' } })
  expect(await attention()).toMatchObject({
    data: {
      attention: 1,
      foreign: [{ provider_id: providerId, amount_minor: 5800, currency: 'JPY' }],
    },
  })
  const id = `sandbox:${providerId}`
  expect(await admin.api.paymentDesk.handlePayment({ id, note: ' ' })).toMatchObject({
    code: -6026,
  })
  expect(await admin.api.paymentDesk.handlePayment({ id, note: 'Ours, in Osaka' })).toMatchObject({
    ok: true,
  })
  expect(await attention()).toMatchObject({ data: { attention: 0, foreign: [] } })
})

test('money that we have and the provider has not is a difference', async () => {
  const paid = await paidCase(portal)
  const id = sandboxIdOf(paid.page.url)
  await changeSandboxPayment(portal.context.database, id, { state: 'expired' })
  expect(kindsOf(await compared())).toContain('bookedNotPaid')
})

test.each([
  ['another amount', { paidMinor: 29_700 }],
  ['another currency', { paidCurrency: 'USD' }],
  ['another payment', { paymentId: 'pay_other' }],
])('%s in our records is a difference', async (_, wrong) => {
  const paid = await paidCase(portal)
  await portal.context.database
    .update(checkouts)
    .set(wrong)
    .where(eq(checkouts.checkoutId, paid.checkoutId))
  expect(kindsOf(await compared())).toContain('amount')
})

test('a provider that does not answer is reported as such, and the nightly run continues', async () => {
  const sandbox = portal.context.gateways.named('sandbox')
  const away = {
    ...sandbox,
    type: 'stripe',
    listPaid: () => {
      throw new Error('connection refused')
    },
  }
  const gateways = { ...portal.context.gateways, all: [away, sandbox] }
  await paidCase(portal)
  portal.clock.advance(60 * MINUTE)
  await reconcileProviderPayments({ ...portal.context, gateways, requestId: 'night' })
  const admin = await portal.as('internal_admin')
  expect(await admin.api.paymentDesk.queryPaymentReports({})).toMatchObject({
    data: {
      reports: [{ payments: 1, differences: [{ kind: 'notAnswered', provider: 'stripe' }] }],
    },
  })
})
