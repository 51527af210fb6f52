import { econsult } from '@systole/domain/services/econsult'
import { dueTime } from '@systole/domain/services/service'
import { HOUR } from '@systole/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { auditLog, cases } from '../../../db/schema/cases.ts'
import { sandboxPayments } from '../../../db/schema/payments.ts'
import { expectLedgerProven } from '../../../testing/ledger.ts'
import {
  openCheckout,
  payableCase,
  press,
  recordsOf,
  sandboxIdOf,
} from '../../../testing/payable-case.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { issueInvoice } from '../../billing/documents/issue-invoice.ts'

let portal: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

portalWithProducts(async (made) => {
  portal = made
  admin = await portal.as('internal_admin')
})
afterEach(() => expectLedgerProven(portal))

const note = 'Told the clinic by telephone; we waive the difference.'

/** Creates a payment set aside: a Basic page that was paid after the case was changed to Advance. A11 (20). */
async function setAside(how: 'mode' | 'amount' = 'mode') {
  const payable = await payableCase(portal)
  const { database } = portal.context
  const page = await openCheckout(payable)
  if (how === 'mode')
    await database.update(cases).set({ mode: 'advance' }).where(eq(cases.caseId, payable.caseId))
  else
    await database
      .update(sandboxPayments)
      .set({ amountMinor: 29_799 })
      .where(eq(sandboxPayments.sandboxId, sandboxIdOf(page.url)))
  await press(portal, page.url, 'pay')
  await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  return { ...payable, id: page.id }
}

async function shown(id: string) {
  const reply = await admin.api.paymentDesk.queryDeskPayments({ params: { id } })
  return reply.ok ? reply.data.payments[0] : undefined
}

test('PAY-5 money set aside is taken for its case: sent as it asks, booked, noted, invoiced, mailed', async () => {
  const { id, caseId, vet } = await setAside()
  expect(await shown(id)).toMatchObject({
    state: 'paid_mismatch',
    needs: ['unmatched'],
    applicable: true,
    refundable_minor: 29_800,
  })
  expect(await admin.api.paymentDesk.applyPayment({ id, note })).toMatchObject({
    data: {
      payment: { state: 'paid', needs: [], applicable: false, handled_note: note },
    },
  })
  const { consult, mails } = await recordsOf(portal, caseId)
  expect(consult).toMatchObject({ status: 'submit', mode: 'advance' })
  if (!consult.submittedAt || !consult.dueAt) throw new Error('not sent')
  expect(consult.dueAt.getTime() - consult.submittedAt.getTime()).toBe(24 * HOUR)
  expect(mails.map(({ recipient }) => recipient)).toContain(vet.email)
  const db = portal.context.database
  const audits = await db
    .select({ action: auditLog.action })
    .from(auditLog)
    .where(eq(auditLog.object, `case:${caseId}`))
  expect(audits.map(({ action }) => action)).toContain('payment.applied')
  const invoice = await db.transaction((tx) =>
    issueInvoice({ ...portal.context, db: tx, requestId: 'test' }, id),
  )
  expect(invoice).toMatchObject({ amountMinor: 29_800, currency: 'HKD' })
  const { rows } = await db.execute(
    sql`select kind, sum(amount)::int as sum from ledger_entries join ledger_accounts using (account_id)
      join ledger_postings using (posting_id) where cause = ${id} group by kind order by kind`,
  )
  expect(rows).toEqual([
    { kind: 'clearing', sum: 29_800 },
    { kind: 'revenue', sum: -29_800 },
    { kind: 'unmatched', sum: 0 },
  ])
})

test('ten people who take one payment at the same time take it once', async () => {
  const { id, caseId } = await setAside()
  const replies = await Promise.all(
    Array.from({ length: 10 }, () => admin.api.paymentDesk.applyPayment({ id, note })),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
  const { checkouts } = await recordsOf(portal, caseId)
  expect(checkouts.map(({ state }) => state)).toEqual(['paid'])
})

test('afterwards it is refunded as any payment is', async () => {
  const { id } = await setAside()
  await admin.api.paymentDesk.applyPayment({ id, note })
  expect(
    await admin.api.paymentDesk.requestRefund({ id, amount_minor: 100, reason: 'One dollar' }),
  ).toMatchObject({ ok: true })
})

test('another amount than was asked for is not taken: it can only go back', async () => {
  const { id, caseId } = await setAside('amount')
  expect(await shown(id)).toMatchObject({ applicable: false, refundable_minor: 29_799 })
  expect(await admin.api.paymentDesk.applyPayment({ id, note })).toMatchObject({ code: -6024 })
  expect((await recordsOf(portal, caseId)).consult.status).toBe('upload')
})

test('money that is on its way back is not taken, nor without a reason, nor by others', async () => {
  const { id } = await setAside()
  expect(await admin.api.paymentDesk.applyPayment({ id, note: ' ' })).toMatchObject({ code: -6026 })
  for (const role of ['vet', 'sales', 'cardiologist'] as const) {
    const { api } = await portal.as(role)
    expect(await api.paymentDesk.applyPayment({ id, note })).toMatchObject({ code: -102 })
  }
  await admin.api.paymentDesk.requestRefund({ id, amount_minor: 29_800, reason: 'Wrong page' })
  expect(await shown(id)).toMatchObject({ applicable: false })
  expect(await admin.api.paymentDesk.applyPayment({ id, note })).toMatchObject({ code: -7104 })
  expect(await admin.api.paymentDesk.applyPayment({ id: 'checkout_none', note })).toMatchObject({
    code: -7101,
  })
})

test('a case that was sent meanwhile takes no second payment', async () => {
  const { id, caseId } = await setAside()
  const submittedAt = portal.clock.now()
  await portal.context.database
    .update(cases)
    .set({ status: 'submit', submittedAt, dueAt: dueTime(submittedAt, econsult) })
    .where(eq(cases.caseId, caseId))
  expect(await admin.api.paymentDesk.applyPayment({ id, note })).toMatchObject({ code: -7006 })
})
