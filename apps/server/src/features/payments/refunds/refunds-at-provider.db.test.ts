import { MINUTE } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { refunds } from '../../../db/schema/refunds.ts'
import { deliverWebhook, paidCase, recordsOf } from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { dispute, refundAtDesk } from '../../sandbox/sandbox-refunds.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'
import { refundSteps } from './testing/refund-steps.ts'

type Staff = Awaited<ReturnType<TestApp['as']>>

let portal: TestApp
let grace: Staff
let steps: ReturnType<typeof refundSteps>

portalWithProducts(async (made) => {
  portal = made
  steps = refundSteps(made)
  grace = await made.as('internal_admin')
})
afterEach(() => expectInvariantsHold(portal))

test('a provider that refuses ends the refund, notifies support, and leaves the money to refund', async () => {
  const paid = await paidCase(portal)
  await steps.goes(paid, 'refused')
  await steps.wish(grace, paid, 29_800)
  await steps.send(paid)
  expect(await steps.rowsOf(paid)).toMatchObject([
    { state: 'failed', failure: 'the test bank takes no refund' },
  ])
  expect(await steps.mailsOf(paid, 'refund-failed:')).toHaveLength(1)
  expect(await steps.mailsOf(paid, 'refund:')).toHaveLength(0)
  await steps.goes(paid, 'through')
  expect(await steps.wish(grace, paid, 29_800)).toMatchObject({ ok: true })
  await steps.send(paid)
  expect(await steps.statesOf(paid)).toEqual(['failed', 'succeeded'])
})

test.each([
  ['later', 'succeeded', 0],
  ['back', 'failed', 1],
] as const)(
  'a refund that goes %s is pending, and %s by its event or by the reconciliation',
  async (way, end, alarms) => {
    for (const reported of ['event', 'reconciliation'] as const) {
      const paid = await paidCase(portal)
      await steps.goes(paid, way)
      await steps.wish(grace, paid, 29_800)
      await steps.send(paid)
      expect(await steps.statesOf(paid)).toEqual(['pending'])
      portal.clock.advance(reported === 'event' ? MINUTE : 11 * MINUTE)
      if (reported === 'event') await deliverWebhook(portal, paid.page.url, { about: 'refund' })
      else await reconcileRefunds(steps.jobContext())
      expect(await steps.statesOf(paid)).toEqual([end])
      expect(await steps.mailsOf(paid, 'refund-failed:')).toHaveLength(alarms)
    }
  },
)

test('PAY-5 the provider made it and its answer was lost: the next try finds it and makes no second', async () => {
  const paid = await paidCase(portal)
  await steps.wish(grace, paid, 10_000)
  const [row] = await steps.rowsOf(paid)
  if (!row) throw new Error('no refund')
  const gateway = portal.context.gateways.named('sandbox')
  await gateway.refund({ ...row, refundId: row.refundId })
  // Days later, when the provider's idempotency key has expired.
  await portal.context.database
    .update(refunds)
    .set({ idempotencyKey: 'another' })
    .where(eq(refunds.refundId, row.refundId))
  await steps.send(paid)
  expect(await steps.atProvider(paid)).toHaveLength(1)
  expect(await steps.statesOf(paid)).toEqual(['succeeded'])
})

test('an approved refund whose job was lost is sent by the reconciliation', async () => {
  const paid = await paidCase(portal)
  await steps.wish(grace, paid, 10_000)
  portal.clock.advance(11 * MINUTE)
  await reconcileRefunds(steps.jobContext())
  expect(await steps.statesOf(paid)).toEqual(['succeeded'])
})

test('(A11 34) a refund made at the provider’s desk is recorded once, reported to all, and leaves the case', async () => {
  const paid = await paidCase(portal)
  await refundAtDesk(portal.context, paid.paymentId, 4800)
  for (let copy = 0; copy < 3; copy += 1)
    await deliverWebhook(portal, paid.page.url, { about: 'refund', eventId: `evt_desk_${copy}` })
  expect(await steps.rowsOf(paid)).toMatchObject([
    { state: 'succeeded', amountMinor: 4800, requestedBy: null },
  ])
  expect(await steps.mailsOf(paid, 'refund-elsewhere:')).toHaveLength(1)
  expect(await steps.mailsOf(paid, 'refund:')).toHaveLength(2)
  expect((await recordsOf(portal, paid.payable.caseId)).consult.status).toBe('submit')
})

test('(A11 34) a dispute keeps refunds away, is mailed when it opens and ends, and late news does not open it again', async () => {
  const paid = await paidCase(portal)
  const sendEvent = (eventId: string) =>
    deliverWebhook(portal, paid.page.url, { about: 'dispute', eventId })
  await dispute(portal.context, paid.paymentId, 'open')
  await sendEvent(`evt_open_${paid.checkoutId}`)
  expect(await steps.wish(grace, paid, 100)).toMatchObject({ code: -7105 })
  const seen = await grace.api.paymentDesk.queryDeskPayments({ params: { id: paid.checkoutId } })
  expect(seen).toMatchObject({ data: { payments: [{ needs: ['disputed'] }] } })
  await dispute(portal.context, paid.paymentId, 'won')
  await sendEvent(`evt_won_${paid.checkoutId}`)
  await sendEvent(`evt_late_${paid.checkoutId}`)
  expect(
    (await steps.mailsOf(paid, 'dispute-')).map(({ dedupeKey }) => dedupeKey.split(':')[0]).sort(),
  ).toEqual(['dispute-open', 'dispute-won'])
  expect(await steps.wish(grace, paid, 100)).toMatchObject({ ok: true })
})
