import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { billingDocuments } from '../../../db/schema/billing.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { startJobs } from '../../../start-jobs.ts'
import { paidCase, sandboxIdOf } from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { changeSandboxPayment } from '../../sandbox/sandbox-store.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { issueInvoice } from './issue-invoice.ts'
import { issueMissing } from './issue-missing.ts'

type Paid = Awaited<ReturnType<typeof paidCase>>

let portal: TestApp
let admin: Awaited<ReturnType<TestApp['as']>>

portalWithProducts(async (made) => {
  portal = made
  admin = await portal.as('internal_admin')
})

const job = () => ({ ...portal.context, db: portal.context.database, requestId: 'job' })
const issueNote = (refundId: string) =>
  portal.context.database.transaction((db) => issueCreditNote({ ...job(), db }, refundId))
const issue = ({ checkoutId }: Paid) =>
  portal.context.database.transaction((db) => issueInvoice({ ...job(), db }, checkoutId))
const documentsOf = async ({ checkoutId }: Paid) => {
  const rows = await portal.context.database
    .select()
    .from(billingDocuments)
    .where(eq(billingDocuments.checkoutId, checkoutId))
  return rows.map(({ kind, amountMinor }) => `${kind} ${amountMinor}`).sort()
}

async function wished({ checkoutId: id }: Paid, amount_minor: number): Promise<string> {
  const reply = await admin.api.paymentDesk.requestRefund({ id, amount_minor, reason: 'Mistake' })
  if (!reply.ok) throw new Error(reply.message)
  const [row] = await portal.context.database
    .select()
    .from(refunds)
    .where(eq(refunds.checkoutId, id))
  return row?.refundId ?? ''
}

async function refunded(paid: Paid, amount: number): Promise<string> {
  const refundId = await wished(paid, amount)
  await sendRefund(job(), { refundId })
  return refundId
}

test('twenty jobs for one refund issue one credit note, under one number', async () => {
  const paid = await paidCase(portal)
  await issue(paid)
  const refundId = await refunded(paid, 10_000)
  const notes = await Promise.all(Array.from({ length: 20 }, () => issueNote(refundId)))
  expect(new Set(notes.map((note) => note?.number)).size).toBe(1)
  expect(await documentsOf(paid)).toEqual(['credit_note 10000', 'invoice 29800'])
  await expectInvariantsHold(portal)
})

test('a credit note says which invoice it corrects, how much and why, and its number follows on', async () => {
  const paid = await paidCase(portal)
  const invoice = await issue(paid)
  const note = await issueNote(await refunded(paid, 29_800))
  expect(note?.document).toMatchObject({
    kind: 'credit_note',
    totalMinor: 29_800,
    corrects: { number: invoice?.number, reason: 'Mistake' },
    buyer: invoice?.document.buyer,
  })
  expect((note?.sequence ?? 0) - (invoice?.sequence ?? 0)).toBe(1)
})

test('money that went back before its invoice was issued gets both papers by itself, once', async () => {
  const paid = await paidCase(portal)
  expect(await issueNote(await refunded(paid, 29_800))).toBeUndefined()
  expect(await documentsOf(paid)).toEqual([])
  await issueMissing(job())
  await issueMissing(job())
  expect(await documentsOf(paid)).toEqual(['credit_note 29800', 'invoice 29800'])
})

test('a refund that has not arrived, and one that was not requested, has no credit note', async () => {
  const paid = await paidCase(portal)
  await issue(paid)
  const sandboxId = sandboxIdOf(paid.page.url)
  await changeSandboxPayment(portal.context.database, sandboxId, { refundsGo: 'back' })
  const refundId = await refunded(paid, 100)
  expect(await issueNote(refundId)).toBeUndefined()
  expect(await issueNote('refund_none')).toBeUndefined()
  await issueMissing(job())
  expect(await documentsOf(paid)).toEqual(['invoice 29800'])
})

test('paying and giving back ask for their papers, and the jobs of the portal issue them', async () => {
  await startJobs(portal.context)
  const paid = await paidCase(portal)
  const has = (kind: string) => async () =>
    (await documentsOf(paid)).some((paper) => paper.startsWith(kind))
  await vi.waitUntil(has('invoice'), { timeout: 20_000, interval: 100 })
  await wished(paid, 4800)
  await vi.waitUntil(has('credit_note'), { timeout: 20_000, interval: 100 })
  expect(await documentsOf(paid)).toEqual(['credit_note 4800', 'invoice 29800'])
})
