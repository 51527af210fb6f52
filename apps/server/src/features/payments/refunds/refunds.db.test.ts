import { and, eq, like } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { auditLog, caseEvents, cases } from '../../../db/schema/cases.ts'
import { mails, notifications } from '../../../db/schema/notifications.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { paidCase, recordsOf } from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { REASON, refundSteps } from './testing/refund-steps.ts'

type Staff = Awaited<ReturnType<TestApp['as']>>
type Paid = Awaited<ReturnType<typeof paidCase>>

let portal: TestApp
let grace: Staff
let henry: Staff
let steps: ReturnType<typeof refundSteps>

portalWithProducts(async (made) => {
  portal = made
  steps = refundSteps(made)
  grace = await made.as('internal_admin')
  henry = await made.as('internal_admin')
})
afterEach(() => expectInvariantsHold(portal))

test('an admin gives a part back: once at the provider, in log, audit and mails', async () => {
  const paid = await paidCase(portal)
  const reply = await steps.wish(grace, paid, 10_000)
  expect(reply).toMatchObject({
    ok: true,
    data: { payment: { refundable_minor: 19_800, refunds: [{ state: 'approved', mine: true }] } },
  })
  await steps.send(paid)
  await steps.send(paid)
  expect(await steps.atProvider(paid)).toMatchObject([
    { money: { amountMinor: 10_000, currency: 'HKD' } },
  ])
  expect(await steps.statesOf(paid)).toEqual(['succeeded'])
  const recipients = (await steps.mailsOf(paid, 'refund:')).map(({ recipient }) => recipient)
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
  await steps.wish(grace, paid, 29_800)
  await steps.send(paid)
  const [mail] = await steps.mailsOf(paid, 'refund:')
  expect(mail?.subject).toMatch(/^Refund: Mochi, EC-\d+$/)
  expect(mail?.plain).toContain('HKD\u00a0298')
  expect(mail?.plain).toContain(REASON)
  expect(mail?.plain).toContain('This was a test payment')
  expect(mail?.plain).not.toContain('Murmur')
})

test('what a refund leaves the case: it is read on, unless the admin ends it', async () => {
  const kept = await paidCase(portal)
  await steps.wish(grace, kept, 29_800)
  const ended = await paidCase(portal)
  expect(await steps.wish(grace, ended, 29_800, { end_case: '1' })).toMatchObject({ ok: true })
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
  expect(await steps.wish(grace, paid, 100, { end_case: '1' })).toMatchObject({ code: -6024 })
  expect(await steps.rowsOf(paid)).toEqual([])
  expect(await steps.wish(grace, paid, 100)).toMatchObject({ ok: true })
})

test('above the limit a second person agrees, and never who asked', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await steps.wish(grace, paid, 54_800, { end_case: '1' })
  await steps.send(paid)
  expect(await steps.atProvider(paid)).toEqual([])
  const [row] = await steps.rowsOf(paid)
  const refund_id = row?.refundId ?? ''
  const decide = (staff: Staff) =>
    staff.api.paymentDesk.decideRefund({ refund_id, decision: 'approve' })
  expect(row?.state).toBe('asked')
  expect(await decide(grace)).toMatchObject({ code: -7107 })
  expect((await recordsOf(portal, paid.payable.caseId)).consult.status).toBe('submit')
  expect(await decide(henry)).toMatchObject({ ok: true })
  expect((await recordsOf(portal, paid.payable.caseId)).consult.status).toBe('reject')
  expect(await decide(henry)).toMatchObject({ code: -7108 })
  await steps.send(paid)
  expect(await steps.statesOf(paid)).toEqual(['succeeded'])
})

test('a refund that waits notifies every other admin, in the portal and by mail, and no one for a small one', async () => {
  const { database } = portal.context
  const rung = async (paid: Paid) => {
    const bells = await database
      .select({ accountId: notifications.accountId })
      .from(notifications)
      .where(
        and(eq(notifications.caseId, paid.payable.caseId), eq(notifications.kind, 'refundAsked')),
      )
    return bells.map(({ accountId }) => accountId)
  }
  const small = await paidCase(portal)
  await steps.wish(grace, small, 10_000)
  expect(await rung(small)).toEqual([])
  const large = await paidCase(portal, { mode: 'advance' })
  await steps.wish(grace, large, 54_800)
  expect(await rung(large)).toEqual([henry.accountId])
  const [row] = await steps.rowsOf(large)
  const sent = await database
    .select({ recipient: mails.recipient, subject: mails.subject, plain: mails.plain })
    .from(mails)
    .where(like(mails.dedupeKey, `refund-asked:${row?.refundId}:%`))
  expect(sent).toMatchObject([{ recipient: henry.email, subject: 'A refund needs your approval' }])
  expect(sent[0]?.plain).toContain('HKD\u00a0548')
  expect(sent[0]?.plain).toContain('to its admins.')
})

test('the database itself takes no second person who is the first', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await steps.wish(grace, paid, 54_800)
  const approve = portal.context.database
    .update(refunds)
    .set({ state: 'approved', decidedBy: grace.accountId })
    .where(eq(refunds.checkoutId, paid.checkoutId))
  await expect(approve).rejects.toThrow()
})

test('of twenty simultaneous decisions one counts, the money goes once', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await steps.wish(grace, paid, 54_800)
  const [row] = await steps.rowsOf(paid)
  const decided = await Promise.all(
    Array.from({ length: 20 }, () =>
      henry.api.paymentDesk.decideRefund({ refund_id: row?.refundId ?? '', decision: 'approve' }),
    ),
  )
  expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
  await Promise.all(Array.from({ length: 10 }, () => steps.send(paid)))
  expect(await steps.atProvider(paid)).toHaveLength(1)
})

test('slices that pass the limit together want a second person too', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await steps.wish(grace, paid, 30_000)
  await steps.send(paid)
  await steps.wish(henry, paid, 10_001)
  expect(await steps.statesOf(paid)).toEqual(['asked', 'succeeded'])
})

test('a declined wish moves nothing, keeps its reason, and leaves room for another', async () => {
  const paid = await paidCase(portal, { mode: 'advance' })
  await steps.wish(grace, paid, 54_800)
  const [row] = await steps.rowsOf(paid)
  const decline = (reason: string) =>
    henry.api.paymentDesk.decideRefund({
      refund_id: row?.refundId ?? '',
      decision: 'decline',
      reason,
    })
  expect(await decline(' ')).toMatchObject({ code: -6026 })
  expect(await decline('They paid once')).toMatchObject({ ok: true })
  expect(await steps.wish(grace, paid, 1000)).toMatchObject({ ok: true })
  expect(await steps.statesOf(paid)).toEqual(['approved', 'declined'])
})

test('PAY-5 a double click asks once, twenty simultaneous wishes leave one', async () => {
  const paid = await paidCase(portal)
  const made = await Promise.all(Array.from({ length: 20 }, () => steps.wish(grace, paid, 10_000)))
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
  expect(await steps.wish(grace, paid, amount, more)).toMatchObject({ code })
  expect(await steps.rowsOf(paid)).toEqual([])
})

test.each(['vet', 'cardiologist', 'sales', 'patcher'] as const)(
  'a %s gives nothing back and sees no list of payments',
  async (userType) => {
    const paid = await paidCase(portal)
    const someone = await portal.as(userType)
    expect(await steps.wish(someone, paid, 100)).toMatchObject({ code: -102 })
    expect(await someone.api.paymentDesk.queryDeskPayments({})).toMatchObject({ code: -102 })
  },
)

test('a payment that was not made cannot be refunded', async () => {
  expect(await steps.wish(grace, { checkoutId: 'checkout_none' }, 100)).toMatchObject({
    code: -7101,
  })
})
