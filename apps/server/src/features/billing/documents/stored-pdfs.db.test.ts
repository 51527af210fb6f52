import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { BillingFile } from '@systole/contract/money/billing'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { billingPdfs } from '../../../db/schema/billing.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { startJobs } from '../../../start-jobs.ts'
import { openCheckout, payableCase, press } from '../../../testing/payable-case.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { keysInUse } from '../../storage/storage-key-store.ts'
import { drawDocument } from './draw-document.ts'
import { issueInvoice } from './issue-invoice.ts'
import { storePdfOnce } from './store-pdf.ts'

type Paid = Awaited<ReturnType<typeof payCase>>

let portal: TestApp
portalWithProducts((made) => {
  portal = made
})

async function payCase() {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  const asked = await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  if (!asked.ok || asked.data.payment_status !== 'paid') throw new Error('not paid')
  return { vet: payable.vet, checkoutId: page.id }
}

const job = () => ({ ...portal.context, db: portal.context.database, requestId: 'job' })
const issue = ({ checkoutId }: Paid) =>
  portal.context.database.transaction((db) => issueInvoice({ ...job(), db }, checkoutId))
const keptOf = ({ vet }: Paid) =>
  portal.context.database
    .select()
    .from(billingPdfs)
    .where(eq(billingPdfs.hospitalId, vet.hospitalId))

async function open({ vet }: Paid, paper: BillingFile, id: string) {
  const reply = await vet.api.billing.openBillingFile({ paper, id })
  if (!reply.ok) throw new Error(reply.message)
  return portal.app.inject({ url: reply.data.url })
}

/** Replaces the stored bytes, as a later version of the renderer would draw them. */
async function replaceKept(paid: Paid): Promise<void> {
  for (const { storageKey } of await keptOf(paid)) {
    const stored = await portal.context.files.put(storageKey, Buffer.from('%PDF as it was sent'))
    await portal.context.database
      .update(billingPdfs)
      .set(stored)
      .where(eq(billingPdfs.storageKey, storageKey))
  }
}

test('an invoice is drawn when it is issued, and the kept bytes are what is served', async () => {
  const paid = await payCase()
  const invoice = await issue(paid)
  await drawDocument(job(), { documentId: invoice?.documentId ?? '' })
  const [kept] = await keptOf(paid)
  expect(kept?.identity).toBe(`invoice/${invoice?.documentId}`)
  const bytes = await buffer(await portal.context.files.read(kept?.storageKey ?? ''))
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(kept?.sha256)
  const served = await open(paid, 'invoice', paid.checkoutId)
  expect(served.rawPayload.equals(bytes)).toBe(true)
  await replaceKept(paid)
  expect((await open(paid, 'invoice', paid.checkoutId)).body).toBe('%PDF as it was sent')
})

test('what was issued before is kept at its first request: invoice, receipt, past statement', async () => {
  const paid = await payCase()
  await issue(paid)
  const month = '2020-01'
  const ask = () =>
    Promise.all([
      open(paid, 'invoice', paid.checkoutId),
      open(paid, 'receipt', paid.checkoutId),
      open(paid, 'statement', month),
    ])
  const first = await ask()
  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await keptOf(paid)).toHaveLength(3)
  await replaceKept(paid)
  expect((await ask()).map(({ body }) => body)).toEqual(Array(3).fill('%PDF as it was sent'))
})

test('a refund makes another receipt; the earlier one stays as it was', async () => {
  const paid = await payCase()
  await issue(paid)
  const before = await open(paid, 'receipt', paid.checkoutId)
  const admin = await portal.as('internal_admin')
  const request = { id: paid.checkoutId, amount_minor: 9_800, reason: 'Mistake' }
  const asked = await admin.api.paymentDesk.requestRefund(request)
  if (!asked.ok) throw new Error(asked.message)
  const [refund] = await portal.context.database
    .select()
    .from(refunds)
    .where(eq(refunds.checkoutId, paid.checkoutId))
  await sendRefund(job(), { refundId: refund?.refundId ?? '' })
  const after = await open(paid, 'receipt', paid.checkoutId)
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
  expect(await keptOf(paid)).toHaveLength(2)
})

test('forty requests for one document draw it once, and a lost race leaves no second file', async () => {
  const paid = await payCase()
  let drawn = 0
  const drawing = {
    hospitalId: paid.vet.hospitalId,
    identity: 'invoice/paper_of_the_race',
    draw: async () => {
      drawn += 1
      return Buffer.from(`drawing ${drawn}`)
    },
  }
  const all = await Promise.all(
    Array.from({ length: 40 }, () => storePdfOnce(portal.context, drawing)),
  )
  expect(drawn).toBe(1)
  expect(new Set(all.map(({ storageKey }) => storageKey)).size).toBe(1)
  const used = await keysInUse(portal.context.database, [all[0]?.storageKey ?? ''])
  expect(used.size).toBe(1) // the nightly sweep does not delete it
})

test('the job that an issue asks for draws by itself', async () => {
  const paid = await payCase()
  await issue(paid)
  await startJobs(portal.context)
  await vi.waitFor(async () => expect(await keptOf(paid)).toHaveLength(1), { timeout: 20_000 })
}, 30_000)
