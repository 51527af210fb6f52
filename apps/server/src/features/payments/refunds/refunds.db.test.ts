import { MINUTE } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { auditLog, caseEvents, cases } from '../../../db/schema/cases.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { deliverWebhook, paidCase, recordsOf, sandboxIdOf } from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { dispute, readBooksOf, refundAtDesk } from '../../sandbox/refund-books.ts'
import { changeSandboxPayment } from '../../sandbox/sandbox-store.ts'
import { reconcileRefunds } from './reconcile-refunds.ts'
import { sendRefund } from './send-refund.ts'

type Staff = Awaited<ReturnType<TestApp['as']>>
type Paid = Awaited<ReturnType<typeof paidCase>>

let portal: TestApp
let grace: Staff
let henry: Staff

portalWithProducts(async (made) => {
  portal = made
  grace = await portal.as('internal_admin')
  henry = await portal.as('internal_admin')
})
afterEach(() => expectInvariantsHold(portal))

const REASON = 'Paid by mistake'
const jobContext = () => ({ ...portal.context, requestId: 'job' })
const wish = (
  staff: Staff,
  { checkoutId }: Pick<Paid, 'checkoutId'>,
  amount_minor: number,
  more = {},
) => staff.api.paymentDesk.requestRefund({ id: checkoutId, amount_minor, reason: REASON, ...more })
const rowsOf = ({ checkoutId }: Pick<Paid, 'checkoutId'>) =>
  portal.context.database.select().from(refunds).where(eq(refunds.checkoutId, checkoutId))
const statesOf = async (paid: Pick<Paid, 'checkoutId'>) =>
  (await rowsOf(paid)).map(({ state }) => state).sort()
const send = async (paid: Pick<Paid, 'checkoutId'>) => {
  for (const { refundId } of await rowsOf(paid)) await sendRefund(jobContext(), { refundId })
}
const atProvider = async ({ paymentId }: Pick<Paid, 'paymentId'>) =>
  (await readBooksOf(portal.context, paymentId))?.refunds ?? []
const mailsOf = async ({ payable }: Paid, start: string) =>
  (await recordsOf(portal, payable.caseId)).mails.filter(({ dedupeKey }) =>
    dedupeKey.startsWith(start),
  )
const goes = (paid: Paid, refundsGo: 'through' | 'later' | 'refused' | 'back') =>
  changeSandboxPayment(portal.context.database, sandboxIdOf(paid.page.url), { refundsGo })

test('an admin gives a part back: once at the provider, in log, audit and mails', async () => {
  const paid = await paidCase(portal)
  const reply = await wish(grace, paid, 10_000)
  expect(reply).toMatchObject({
    ok: true,
    data: { payment: { refundable_minor: 19_800, refunds: [{ state: 'approved', mine: true }] } },
  })
  await send(paid)
  await send(paid)
  expect(await atProvider(paid)).toMatchObject([
    { money: { amountMinor: 10_000, currency: 'HKD' } },
  ])
  expect(await statesOf(paid)).toEqual(['succeeded'])
  const recipients = (await mailsOf(paid, 'refund:')).map(({ recipient }) => recipient)
  expect(recipients.sort()).toEqual(['office@harbour.test', paid.payable.vet.email].sort())
  const { database } = portal.context
  const { caseId } = paid.payable
  const log = await database.select().from(caseEvents).where(eq(caseEvents.caseId, caseId))
  expect(log.filter(({ action }) => action === 'payment.refunded')).toMatchObject([
    { actorId: grace.accountId, note: 'HKD\u00a0100' },
  ])
  const audit = await database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `case:${caseId}`))
  expect(audit.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['refund.approved', 'refund.succeeded']),
  )
})

test('the mail of a refund says how much, why and where it goes, and nothing medical', async () => {
  const paid = await paidCase(portal)
  await wish(grace, paid, 29_800)
  await send(paid)
  const [mail] = await mailsOf(paid, 'refund:')
  expect(mail?.subject).toMatch(/^Refund: Mochi, EC-\d+$/)
  expect(mail?.plain).toContain('HKD\u00a0298')
  expect(mail?.plain).toContain(REASON)
  expect(mail?.plain).toContain('This was a test payment')
  expect(mail?.plain).not.toContain('Murmur')
})

test('what a refund leaves the case: it is read on, unless the admin ends it', async () => {
  const kept = await paidCase(portal)
  await wish(grace, kept, 29_800)
  const ended = await paidCase(portal)
  expect(await wish(grace, ended, 29_800, { end_case: '1' })).toMatchObject({ ok: true })
  const statusOf = async ({ payable }: Paid) =>
    (await recordsOf(portal, payable.caseId)).consult.status
  expect([await statusOf(kept), await statusOf(ended)]).toEqual(['submit', 'reject'])
})

test('a case whose report is released is not ended by its money: -6024, and nothing moves', async () => {
  const paid = await paidCase(portal)
  const { caseId } = paid.payable
  await portal.context.database
    .update(cases)
    .set({ status: 'close', closedAt: new Date() })
    .where(eq(cases.caseId, caseId))
  expect(await wish(grace, paid, 100, { end_case: '1' })).toMatchObject({ code: -6024 })
  expect(await rowsOf(paid)).toEqual([])
  expect(await wish(grace, paid, 100)).toMatchObject({ ok: true })
})

test('above the limit a second person agrees, and never who asked', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await wish(grace, paid, 54_800, { end_case: '1' })
  await send(paid)
  expect(await atProvider(paid)).toEqual([])
  const [row] = await rowsOf(paid)
  const refund_id = row?.refundId ?? ''
  const decide = (staff: Staff) =>
    staff.api.paymentDesk.decideRefund({ refund_id, decision: 'approve' })
  expect(row?.state).toBe('asked')
  expect(await decide(grace)).toMatchObject({ code: -7107 })
  expect((await recordsOf(portal, paid.payable.caseId)).consult.status).toBe('submit')
  expect(await decide(henry)).toMatchObject({ ok: true })
  expect((await recordsOf(portal, paid.payable.caseId)).consult.status).toBe('reject')
  expect(await decide(henry)).toMatchObject({ code: -6024 })
  await send(paid)
  expect(await statesOf(paid)).toEqual(['succeeded'])
})

test('the database itself takes no second person who is the first', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await wish(grace, paid, 54_800)
  const approve = portal.context.database
    .update(refunds)
    .set({ state: 'approved', decidedBy: grace.accountId })
    .where(eq(refunds.checkoutId, paid.checkoutId))
  await expect(approve).rejects.toThrow()
})

test('twenty who decide at once: one does, the money goes once', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await wish(grace, paid, 54_800)
  const [row] = await rowsOf(paid)
  const decided = await Promise.all(
    Array.from({ length: 20 }, () =>
      henry.api.paymentDesk.decideRefund({ refund_id: row?.refundId ?? '', decision: 'approve' }),
    ),
  )
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
  await Promise.all(Array.from({ length: 10 }, () => send(paid)))
  expect(await atProvider(paid)).toHaveLength(1)
})

test('slices that pass the limit together want a second person too', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await wish(grace, paid, 30_000)
  await send(paid)
  await wish(henry, paid, 10_001)
  expect(await statesOf(paid)).toEqual(['asked', 'succeeded'])
})

test('a declined wish moves nothing, keeps its reason, and leaves room for another', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await wish(grace, paid, 54_800)
  const [row] = await rowsOf(paid)
  const decline = (reason: string) =>
    henry.api.paymentDesk.decideRefund({
      refund_id: row?.refundId ?? '',
      decision: 'decline',
      reason,
    })
  expect(await decline(' ')).toMatchObject({ code: -6026 })
  expect(await decline('They paid once')).toMatchObject({ ok: true })
  expect(await wish(grace, paid, 1000)).toMatchObject({ ok: true })
  expect(await statesOf(paid)).toEqual(['approved', 'declined'])
})

test('PAY-5 a double click asks once, twenty wishes at once leave one', async () => {
  const paid = await paidCase(portal)
  const made = await Promise.all(Array.from({ length: 20 }, () => wish(grace, paid, 10_000)))
  expect(made.filter(({ ok }) => ok)).toHaveLength(1)
  expect(made.find(({ ok }) => !ok)).toMatchObject({ code: -7104 })
})

test.each([
  ['more than is left', 29_801, {}, -7103],
  ['without a reason', 100, { reason: ' ' }, -6026],
  ['nothing', 0, {}, -103],
  ['less than nothing', -5, {}, -103],
  ['half a unit', 1.5, {}, -103],
])('a refund of %s is refused', async (_, amount, more, code) => {
  const paid = await paidCase(portal)
  expect(await wish(grace, paid, amount, more)).toMatchObject({ code })
  expect(await rowsOf(paid)).toEqual([])
})

test.each(['vet', 'cardiologist', 'sales', 'patcher'] as const)(
  'a %s gives nothing back and sees no list of payments',
  async (userType) => {
    const paid = await paidCase(portal)
    const someone = await portal.as(userType)
    expect(await wish(someone, paid, 100)).toMatchObject({ code: -102 })
    expect(await someone.api.paymentDesk.queryDeskPayments({})).toMatchObject({ code: -102 })
  },
)

test('a payment nobody made cannot be given back', async () => {
  expect(await wish(grace, { checkoutId: 'checkout_none' }, 100)).toMatchObject({ code: -7101 })
})

test('a provider that refuses ends the refund, tells support, and leaves the money to give', async () => {
  const paid = await paidCase(portal)
  await goes(paid, 'refused')
  await wish(grace, paid, 29_800)
  await send(paid)
  expect(await rowsOf(paid)).toMatchObject([
    { state: 'failed', failure: 'the test bank takes no refund' },
  ])
  expect(await mailsOf(paid, 'refund-failed:')).toHaveLength(1)
  expect(await mailsOf(paid, 'refund:')).toHaveLength(0)
  await goes(paid, 'through')
  expect(await wish(grace, paid, 29_800)).toMatchObject({ ok: true })
  await send(paid)
  expect(await statesOf(paid)).toEqual(['failed', 'succeeded'])
})

test.each([
  ['later', 'succeeded', 0],
  ['back', 'failed', 1],
] as const)(
  'a refund that goes %s is pending, and %s by its event or by the reconciliation',
  async (way, end, alarms) => {
    for (const told of ['event', 'reconciliation'] as const) {
      const paid = await paidCase(portal)
      await goes(paid, way)
      await wish(grace, paid, 29_800)
      await send(paid)
      expect(await statesOf(paid)).toEqual(['pending'])
      portal.clock.advance(told === 'event' ? MINUTE : 11 * MINUTE)
      if (told === 'event') await deliverWebhook(portal, paid.page.url, { about: 'refund' })
      else await reconcileRefunds(jobContext())
      expect(await statesOf(paid)).toEqual([end])
      expect(await mailsOf(paid, 'refund-failed:')).toHaveLength(alarms)
    }
  },
)

test('PAY-5 the provider made it and its answer was lost: the next try finds it and makes no second', async () => {
  const paid = await paidCase(portal)
  await wish(grace, paid, 10_000)
  const [row] = await rowsOf(paid)
  if (!row) throw new Error('no refund')
  const gateway = portal.context.gateways.named('sandbox')
  await gateway.refund({ ...row, refundId: row.refundId })
  // Days later, when the provider has forgotten the key.
  await portal.context.database
    .update(refunds)
    .set({ idempotencyKey: 'another' })
    .where(eq(refunds.refundId, row.refundId))
  await send(paid)
  expect(await atProvider(paid)).toHaveLength(1)
  expect(await statesOf(paid)).toEqual(['succeeded'])
})

test('an approved refund whose job was lost is sent by the reconciliation', async () => {
  const paid = await paidCase(portal)
  await wish(grace, paid, 10_000)
  portal.clock.advance(11 * MINUTE)
  await reconcileRefunds(jobContext())
  expect(await statesOf(paid)).toEqual(['succeeded'])
})

test('(A11 34) a refund made at the provider’s desk is recorded once, told to all, and leaves the case', async () => {
  const paid = await paidCase(portal)
  await refundAtDesk(portal.context, paid.paymentId, 4800)
  for (let copy = 0; copy < 3; copy += 1)
    await deliverWebhook(portal, paid.page.url, { about: 'refund', eventId: `evt_desk_${copy}` })
  expect(await rowsOf(paid)).toMatchObject([
    { state: 'succeeded', amountMinor: 4800, requestedBy: null },
  ])
  expect(await mailsOf(paid, 'refund-elsewhere:')).toHaveLength(1)
  expect(await mailsOf(paid, 'refund:')).toHaveLength(2)
  expect((await recordsOf(portal, paid.payable.caseId)).consult.status).toBe('submit')
})

test('(A11 34) a dispute keeps refunds away, is mailed when it opens and ends, and late news does not open it again', async () => {
  const paid = await paidCase(portal)
  const tell = (eventId: string) =>
    deliverWebhook(portal, paid.page.url, { about: 'dispute', eventId })
  await dispute(portal.context, paid.paymentId, 'open')
  await tell(`evt_open_${paid.checkoutId}`)
  expect(await wish(grace, paid, 100)).toMatchObject({ code: -7105 })
  const seen = await grace.api.paymentDesk.queryDeskPayments({ params: { id: paid.checkoutId } })
  expect(seen).toMatchObject({ data: { payments: [{ needs: ['disputed'] }] } })
  await dispute(portal.context, paid.paymentId, 'won')
  await tell(`evt_won_${paid.checkoutId}`)
  await tell(`evt_late_${paid.checkoutId}`)
  expect(
    (await mailsOf(paid, 'dispute-')).map(({ dedupeKey }) => dedupeKey.split(':')[0]).sort(),
  ).toEqual(['dispute-open', 'dispute-won'])
  expect(await wish(grace, paid, 100)).toMatchObject({ ok: true })
})
