import { DAY, HOUR } from '@systole/domain/time/durations'
import { asc, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { billingDocuments } from '../../../db/schema/billing.ts'
import { checkouts } from '../../../db/schema/payments.ts'
import { refunds } from '../../../db/schema/refunds.ts'
import { openCheckout, payableCase, press } from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { followPayment } from '../../payments/refunds/follow-payment.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { changeSandboxPayment } from '../../sandbox/sandbox-store.ts'
import { issueMissing } from '../documents/issue-missing.ts'

let portal: TestApp

portalWithProducts((made) => {
  portal = made
})

/** Generates a reproducible sequence of numbers, so that failures can be repeated. */
function numbersFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const COUNTRIES = ['HK', 'JP', 'TW', 'KR'] as const

const vetOf = (hospitalId: string) => portal.as('vet', { hospitalId })

async function pay(hospitalId: string): Promise<string> {
  const vet = await vetOf(hospitalId)
  const products = await vet.api.payments.queryProducts({})
  const product_id = (products.ok && products.data.products.list[0]?.product_id) || ''
  const payable = await payableCase(portal, { vet })
  const info = (changes: object = {}) =>
    payable.info({ products: [{ product_id, quantity: 1 }], ...changes })
  const page = await openCheckout({ ...payable, info })
  await press(portal, page.url, 'pay')
  await vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  return page.id
}

async function giveBack(
  id: string,
  part: number,
  refundsGo: 'through' | 'returned',
): Promise<void> {
  const { database } = portal.context
  const [paid] = await database.select().from(checkouts).where(eq(checkouts.checkoutId, id))
  const amount_minor = Math.max(1, Math.floor((paid?.amountMinor ?? 0) * part))
  const admin = await portal.as('internal_admin') // a session lasts half a day
  await admin.api.paymentDesk.requestRefund({ id, amount_minor, reason: 'By agreement' })
  const context = { ...portal.context, db: database, requestId: 'test' }
  if (paid?.providerId) await changeSandboxPayment(database, paid.providerId, { refundsGo })
  const asked = await database.select().from(refunds).where(eq(refunds.checkoutId, id))
  for (const { refundId, state } of asked)
    if (state === 'approved') await sendRefund(context, { refundId })
}

/** Applies the provider's state of every payment, as events or the nightly job do. */
async function follow(ids: readonly string[]): Promise<void> {
  for (const id of ids) await followPayment({ ...portal.context, requestId: 'test' }, id)
}

/** Pays, refunds or issues documents at random, and then lets days pass. */
async function oneStep(next: () => number, hospitals: string[], paid: string[]): Promise<void> {
  const hospital = hospitals[Math.floor(next() * hospitals.length)]
  if (hospital && next() < 0.65) paid.push(await pay(hospital))
  else if (paid.length > 0)
    await giveBack(
      paid[Math.floor(next() * paid.length)] ?? '',
      next(),
      next() < 0.5 ? 'through' : 'returned',
    )
  if (next() < 0.3)
    await issueMissing({ ...portal.context, db: portal.context.database, requestId: 'test' })
  portal.clock.advance(Math.floor(next() * 5 * DAY) + HOUR)
}

/** Sums the payments and refunds of all statements of a hospital. */
async function statementNet(hospitalId: string): Promise<Record<string, number>> {
  const vet = await vetOf(hospitalId)
  const net: Record<string, number> = {}
  const first = await vet.api.billing.queryStatement({})
  for (const month of first.ok ? first.data.statement.months : []) {
    const reply = await vet.api.billing.queryStatement({ month })
    for (const sum of reply.ok ? reply.data.statement.sums : [])
      net[sum.currency] = (net[sum.currency] ?? 0) + sum.net_minor
  }
  return net
}

/** Sums the ledger's entries of a hospital's money at the providers. */
async function ledgerNet(hospitalId: string): Promise<Record<string, number>> {
  const { rows } = await portal.context.database.execute<{ currency: string; net: number }>(sql`
    select e.currency, sum(e.amount)::int as net from ledger_entries e
    join ledger_postings p using (posting_id) join ledger_accounts a on a.account_id = e.account_id
    where p.hospital_id = ${hospitalId} and a.kind = 'clearing' group by e.currency`)
  return Object.fromEntries(rows.map(({ currency, net }) => [currency, net]))
}

test.each([1, 2])(
  'whatever is paid, given back and returned by banks over months, statements sum to what the ledger says, papers have no gap (%i)',
  async (seed) => {
    const next = numbersFrom(seed)
    const hospitals: string[] = []
    for (const country of COUNTRIES)
      hospitals.push((await portal.as('vet', { country })).hospitalId)
    const paid: string[] = []
    for (let step = 0; step < 24; step += 1) {
      await oneStep(next, hospitals, paid)
      await follow(paid)
    }
    const context = { ...portal.context, db: portal.context.database, requestId: 'test' }
    await Promise.all(Array.from({ length: 6 }, () => issueMissing(context)))
    for (const hospital of hospitals)
      expect(await statementNet(hospital)).toEqual(await ledgerNet(hospital))
    await expectInvariantsHold(portal)
    await expectDocumentsShowBalance()
    await expectNoGaps()
  },
  120_000,
)

/**
 * Checks for each payment that its invoice, less its credit notes, plus their cancellations, equals what the hospital finally
 * paid.
 */
async function expectDocumentsShowBalance(): Promise<void> {
  const { rows } = await portal.context.database.execute(sql`
    select checkout_id from checkouts c where state = 'paid' and (
      select sum(case kind when 'credit_note' then -amount_minor else amount_minor end) from billing_documents d
      where d.checkout_id = c.checkout_id
    ) <> c.paid_minor - coalesce((
      select sum(amount_minor) from refunds r where r.checkout_id = c.checkout_id and r.state = 'succeeded'), 0)`)
  expect(rows).toEqual([])
}

/** Checks that the documents of a seller's year are numbered 1, 2, 3 … despite concurrent issuing. */
async function expectNoGaps(): Promise<void> {
  const rows = await portal.context.database
    .select()
    .from(billingDocuments)
    .orderBy(asc(billingDocuments.sequence))
  const series = Map.groupBy(rows, ({ variant, live, year }) => `${variant} ${live} ${year}`)
  expect(series.size).toBeGreaterThan(0)
  for (const documents of series.values())
    expect(documents.map(({ sequence }) => sequence)).toEqual(
      documents.map((_, place) => place + 1),
    )
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
  expect(new Set(rows.map(({ kind }) => kind)).size).toBe(3)
}
