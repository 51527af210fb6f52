import { DAY, MINUTE } from '@systole/domain/time/durations'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { billingDocuments } from '../../../db/schema/billing.ts'
import { caseEvents } from '../../../db/schema/cases.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { deliverWebhook, paidCase, recordsOf, sandboxIdOf } from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { issueInvoice } from '../../billing/documents/issue-invoice.ts'
import { issueMissing } from '../../billing/documents/issue-missing.ts'
import { findLedgerProblems } from '../../ledger/ledger-proof-store.ts'
import { changeSandboxPayment } from '../../sandbox/sandbox-store.ts'
import { reconcileProviderPayments } from '../reconciliation/reconcile-provider-payments.ts'
import { sendRefund } from './send-refund.ts'

type Paid = Awaited<ReturnType<typeof paidCase>>

let portal: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

portalWithProducts(async (made) => {
  portal = made
  admin = await portal.as('internal_admin')
})
afterEach(() => expectInvariantsHold(portal))

const job = () => ({ ...portal.context, db: portal.context.database, requestId: 'job' })
const rowsOf = ({ checkoutId }: Paid) =>
  portal.context.database
    .select()
    .from(refunds)
    .where(eq(refunds.checkoutId, checkoutId))
    .orderBy(asc(refunds.requestedAt))
const documentsOf = async ({ checkoutId }: Paid) =>
  portal.context.database
    .select()
    .from(billingDocuments)
    .where(eq(billingDocuments.checkoutId, checkoutId))
    .orderBy(asc(billingDocuments.sequence))
const goes = (paid: Paid, refundsGo: 'through' | 'returned') =>
  changeSandboxPayment(portal.context.database, sandboxIdOf(paid.page.url), { refundsGo })

async function giveBack({ checkoutId: id }: Paid, amount_minor: number): Promise<void> {
  portal.clock.advance(1000)
  const reply = await admin.api.paymentDesk.requestRefund({ id, amount_minor, reason: 'Mistake' })
  if (!reply.ok) throw new Error(reply.message)
  const rows = await portal.context.database
    .select()
    .from(refunds)
    .where(eq(refunds.checkoutId, id))
  for (const { refundId, state } of rows)
    if (state === 'approved') await sendRefund(job(), { refundId })
}

/** Creates a payment whose completed refund, with a credit note, was returned. */
async function cameBack(): Promise<Paid> {
  const paid = await paidCase(portal)
  await issueMissing(job())
  await goes(paid, 'returned')
  await giveBack(paid, 9800)
  await issueMissing(job())
  portal.clock.advance(MINUTE)
  await deliverWebhook(portal, paid.page.url, {
    about: 'refund',
    eventId: `evt_${paid.checkoutId}`,
  })
  return paid
}

/** Returns the ledger's balance of this payment at the provider. */
async function stored({ payable }: Paid): Promise<number> {
  const { rows } = await portal.context.database.execute<{ net: number }>(sql`
    select sum(e.amount)::int as net from ledger_entries e join ledger_postings p using (posting_id)
    join ledger_accounts a on a.account_id = e.account_id
    where p.case_id = ${payable.caseId} and a.kind = 'clearing'`)
  return rows[0]?.net ?? 0
}

async function statementOf({ payable }: Paid) {
  const reply = await payable.vet.api.billing.queryStatement({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.statement
}

test('PAY-5 a refund that comes back after it arrived: its credit note is cancelled, and ledger, statement and papers say one sum', async () => {
  const paid = await cameBack()
  expect(await rowsOf(paid)).toMatchObject([
    { state: 'returned', failure: 'sent back by the test bank' },
  ])
  await Promise.all(Array.from({ length: 6 }, () => issueMissing(job())))
  const documents = await documentsOf(paid)
  const [invoice, note, cancellation] = documents
  expect(documents.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['invoice', 29_800],
    ['credit_note', 9800],
    ['credit_note_cancellation', 9800],
  ])
  expect(note?.document.corrects?.number).toBe(invoice?.number)
  expect(cancellation?.document.corrects?.number).toBe(note?.number)
  const { entries, sums } = await statementOf(paid)
  expect(
    entries.map(({ kind, amount_minor, paper }) => [kind, amount_minor, paper?.number]),
  ).toEqual([
    ['returned', 9800, cancellation?.number],
    ['refund', 9800, note?.number],
    ['payment', 29_800, invoice?.number],
  ])
  expect(sums).toMatchObject([{ refunded_minor: 9800, returned_minor: 9800, net_minor: 29_800 }])
  expect(await stored(paid)).toBe(29_800)
})

test('refunded again, it is on a credit note of its own: the document states what was refunded', async () => {
  const paid = await cameBack()
  await goes(paid, 'through')
  await giveBack(paid, 9800)
  await issueMissing(job())
  const signs = { invoice: 1, credit_note: -1, credit_note_cancellation: 1 }
  const documents = await documentsOf(paid)
  expect(documents.map(({ kind }) => kind)).toEqual([
    'invoice',
    'credit_note',
    'credit_note_cancellation',
    'credit_note',
  ])
  expect(documents.reduce((sum, each) => sum + signs[each.kind] * each.amountMinor, 0)).toBe(20_000)
  const { sums, entries } = await statementOf(paid)
  expect(sums).toMatchObject([{ net_minor: 20_000 }])
  expect(entries.at(-1)).toMatchObject({ kind: 'payment', standing: 'partlyRefunded' })
  expect(await stored(paid)).toBe(20_000)
})

test('late and repeated events cancel once and notify once: the hospital, support, the case log', async () => {
  const paid = await cameBack()
  for (let copy = 0; copy < 5; copy += 1)
    await deliverWebhook(portal, paid.page.url, {
      about: 'refund',
      eventId: `evt_again_${copy}_${paid.checkoutId}`,
    })
  await Promise.all(Array.from({ length: 10 }, () => issueMissing(job())))
  expect(await documentsOf(paid)).toHaveLength(3)
  const { mails } = await recordsOf(portal, paid.payable.caseId)
  const reported = mails.filter(({ dedupeKey }) => /^refund-(returned|failed):/.test(dedupeKey))
  expect(reported.map(({ recipient }) => recipient).sort()).toEqual(
    ['office@harbour.test', paid.payable.vet.email, 'support@systole.test'].sort(),
  )
  const mail = reported.find(({ recipient }) => recipient === paid.payable.vet.email)
  expect(mail?.plain).toContain('was returned to us')
  expect(mail?.plain).toContain('HKD\u00a098')
  const log = await portal.context.database
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.caseId, paid.payable.caseId))
  expect(log.filter(({ action }) => action === 'payment.refund_returned')).toMatchObject([
    { note: 'HKD\u00a098', actorId: null },
  ])
})

test('an invoice that was late finds no credit note to cancel', async () => {
  const paid = await paidCase(portal)
  await goes(paid, 'returned')
  await giveBack(paid, 100)
  portal.clock.advance(MINUTE)
  await deliverWebhook(portal, paid.page.url, { about: 'refund' })
  await portal.context.database.transaction((db) => issueInvoice({ ...job(), db }, paid.checkoutId))
  await issueMissing(job())
  expect((await documentsOf(paid)).map(({ kind }) => kind)).toEqual(['invoice'])
})

test('the cancellation says what it cancels and why, in the statement and as a file of its own', async () => {
  const paid = await cameBack()
  await issueMissing(job())
  const [line] = (await statementOf(paid)).entries
  const { api } = paid.payable.vet
  const link = await api.billing.openBillingFile({
    paper: 'credit_note_cancellation',
    id: line?.paper?.id ?? '',
  })
  const file = await portal.app.inject({ url: link.ok ? link.data.url : '' })
  const { text } = await readPdf(file.rawPayload)
  const [, note] = await documentsOf(paid)
  for (const part of [
    'Cancellationofacreditnote',
    'Cancelscreditnote',
    note?.number ?? 'none',
    'HKD98',
  ])
    expect(text).toContain(part)
  const asNote = await api.billing.openBillingFile({
    paper: 'credit_note',
    id: line?.paper?.id ?? '',
  })
  expect(asNote).toMatchObject({ code: -7301 })
  const stranger = await portal.as('vet')
  expect(
    await stranger.api.billing.openBillingFile({
      paper: 'credit_note_cancellation',
      id: line?.paper?.id ?? '',
    }),
  ).toMatchObject({ code: -7301 })
})

test('the office sees that it came back, its papers, and that somebody has to give it again', async () => {
  const paid = await cameBack()
  await issueMissing(job())
  const seen = async () => {
    const reply = await admin.api.paymentDesk.queryDeskPayments({ params: { id: paid.checkoutId } })
    return reply.ok ? reply.data.payments[0] : undefined
  }
  expect(await seen()).toMatchObject({
    needs: ['refundFailed'],
    refundable_minor: 29_800,
    refunds: [
      {
        state: 'returned',
        returned: expect.stringMatching(/^\d{14}$/),
        papers: [{ kind: 'credit_note' }, { kind: 'credit_note_cancellation' }],
      },
    ],
  })
  await goes(paid, 'through')
  await giveBack(paid, 9800)
  expect(await seen()).toMatchObject({ needs: [] })
})

test('a return weeks later whose news is lost is found by the nightly comparison', async () => {
  const paid = await paidCase(portal)
  await goes(paid, 'returned')
  await giveBack(paid, 100)
  portal.clock.advance(20 * DAY)
  await reconcileProviderPayments(job())
  expect(await rowsOf(paid)).toMatchObject([{ state: 'returned' }])
  admin = await portal.as('internal_admin')
  const reply = await admin.api.paymentDesk.queryPaymentReports({})
  const [report] = reply.ok ? reply.data.reports : []
  expect(report?.differences.map(({ kind }) => kind)).toEqual(['refundState'])
})

test('the nightly proof finds a refund that is not in the ledger and a note of money that stayed', async () => {
  const paid = await cameBack()
  const { database } = portal.context
  await issueMissing(job())
  const spoilt = database.transaction(async (db) => {
    await db
      .update(refunds)
      .set({ state: 'failed', returnedAt: null })
      .where(eq(refunds.checkoutId, paid.checkoutId))
    const found = await findLedgerProblems(db)
    await db
      .update(refunds)
      .set({ state: 'succeeded' })
      .where(eq(refunds.checkoutId, paid.checkoutId))
    const unposted = await findLedgerProblems(db)
    throw Object.assign(new Error('undone'), { found, unposted })
  })
  const { found, unposted } = await spoilt.catch((error) => error)
  const kinds = (problems: { kind: string }[]) => problems.map(({ kind }) => kind)
  expect(kinds(found)).toEqual(['paper', 'paper'])
  expect(kinds(unposted)).toEqual(['refund', 'paper'])
})
