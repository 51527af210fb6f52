import type { BillingFile } from '@systole/contract/money/billing'
import { currentTerms, termsDate } from '@systole/domain/payments/terms'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { billingDocuments } from '../../db/schema/billing.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { refunds } from '../../db/schema/refunds.ts'
import { openCheckout, type PayableCase, payableCase, press } from '../../testing/payable-case.ts'
import { portalWithProducts } from '../../testing/portal-with-products.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { sendRefund } from '../payments/refunds/send-refund.ts'
import { issueInvoice } from './documents/issue-invoice.ts'
import { issueMissing } from './documents/issue-missing.ts'

let portal: TestApp
portalWithProducts((made) => {
  portal = made
})

async function paidCase(options: Parameters<typeof payableCase>[1] = {}) {
  const payable = await payableCase(portal, options)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  const asked = await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  if (!asked.ok || asked.data.payment_status !== 'paid') throw new Error('not paid')
  return { ...payable, checkoutId: page.id }
}

const issue = (checkoutId: string) =>
  portal.context.database.transaction((db) =>
    issueInvoice({ ...portal.context, db, requestId: 'test' }, checkoutId),
  )

async function open(vet: PayableCase['vet'], paper: BillingFile, id: string) {
  const reply = await vet.api.billing.openBillingFile({ paper, id })
  if (!reply.ok) throw new Error(`${reply.code} ${reply.message}`)
  return portal.app.inject({ url: reply.data.url })
}

async function statement(vet: PayableCase['vet'], month?: string) {
  const reply = await vet.api.billing.queryStatement({ ...(month && { month }) })
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.statement
}

test('a payment is on the statement of its month with its invoice, and in the sum', async () => {
  const paid = await paidCase()
  const second = await paidCase({ vet: paid.vet, mode: 'advance' })
  const invoice = await issue(paid.checkoutId)
  const { entries, sums, months, month, time_zone } = await statement(paid.vet)
  expect(entries).toMatchObject([
    { id: second.checkoutId, amount_minor: 54_800, paper: null },
    {
      id: paid.checkoutId,
      kind: 'payment',
      usid: paid.caseId,
      pet: 'Mochi',
      mode: 'basic',
      amount_minor: 29_800,
      currency: 'HKD',
      method: 'test',
      standing: 'paid',
      paper: { number: invoice?.number },
    },
  ])
  expect(sums).toEqual([
    {
      currency: 'HKD',
      payments: 2,
      paid_minor: 84_600,
      refunds: 0,
      refunded_minor: 0,
      returned: 0,
      returned_minor: 0,
      net_minor: 84_600,
    },
  ])
  expect(months).toEqual([month])
  expect(time_zone).toBe('Asia/Hong_Kong')
  expect((await statement(paid.vet, '2020-01')).entries).toEqual([])
})

test('another hospital sees none of it: no entry, no paper, no invoice', async () => {
  const paid = await paidCase()
  const invoice = await issue(paid.checkoutId)
  const stranger = await portal.as('vet')
  expect((await statement(stranger)).entries).toEqual([])
  for (const file of ['receipt', 'invoice'] as const) {
    const theirs = await stranger.api.billing.openBillingFile({ paper: file, id: paid.checkoutId })
    const none = await stranger.api.billing.openBillingFile({ paper: file, id: 'checkout_nothing' })
    expect(theirs).toEqual({ ...none, reference: theirs.ok ? '' : theirs.reference })
    expect(theirs).toMatchObject({ code: -7301 })
  }
  const theirs = await stranger.api.billing.queryStatement({ hospital_id: paid.vet.hospitalId })
  expect(theirs).toMatchObject({ code: -9001 })
  const invoices = await stranger.api.billing.queryInvoices({})
  expect(invoices).toMatchObject({ ok: true, data: { total: 0, invoices: [] } })
  expect(await stranger.api.billing.queryInvoices({ uid: paid.vet.accountId })).toMatchObject({
    code: -102,
  })
  const link = await paid.vet.api.billing.openBillingFile({ paper: 'invoice', id: paid.checkoutId })
  const other = (link.ok ? link.data.url : '').replace(paid.vet.hospitalId, stranger.hospitalId)
  expect((await portal.app.inject({ url: other })).statusCode).toBe(404)
  expect(invoice).toBeDefined()
})

test('50 invoices at the same time, and the same ones again, take 50 numbers in a row', async () => {
  const vet = await portal.as('vet')
  const checkouts: string[] = []
  for (let place = 0; place < 50; place += 1) {
    checkouts.push((await paidCase({ vet })).checkoutId)
  }
  const both = await Promise.all([...checkouts, ...checkouts].map(issue))
  const numbers = [...new Set(both.map((row) => row?.sequence ?? 0))].toSorted((a, b) => a - b)
  const [first = 0] = numbers
  expect(numbers).toEqual(Array.from({ length: 50 }, (_, place) => first + place))
  const all = await portal.context.database.select().from(billingDocuments)
  const sequences = all.map(({ sequence }) => sequence).toSorted((a, b) => a - b)
  expect(sequences).toEqual(Array.from({ length: all.length }, (_, place) => place + 1))
}, 60_000)

test('an issue that fails uses no number up', async () => {
  const one = await paidCase()
  const two = await paidCase()
  const failed = portal.context.database.transaction(async (db) => {
    await issueInvoice({ ...portal.context, db, requestId: 'test' }, one.checkoutId)
    throw new Error('the disk is full')
  })
  await expect(failed).rejects.toThrow('the disk is full')
  const second = await issue(two.checkoutId)
  const first = await issue(one.checkoutId)
  expect((first?.sequence ?? 0) - (second?.sequence ?? 0)).toBe(1)
})

test('an issued invoice keeps what was true when it was issued, and cannot be changed', async () => {
  const paid = await paidCase()
  const { database } = portal.context
  const invoice = await issue(paid.checkoutId)
  await database
    .update(hospitals)
    .set({ name: 'Renamed', billingName: 'Renamed Ltd' })
    .where(eq(hospitals.hospitalId, paid.vet.hospitalId))
  expect((await issue(paid.checkoutId))?.document).toEqual(invoice?.document)
  await expect(database.execute(sql`update billing_documents set number = 'X'`)).rejects.toThrow()
  await expect(database.execute(sql`delete from billing_documents`)).rejects.toThrow()
})

test('what is paid and has no invoice yet gets one by itself', async () => {
  const paid = await paidCase()
  await issueMissing({ ...portal.context, db: portal.context.database, requestId: 'test' })
  expect((await statement(paid.vet)).entries[0]?.paper?.number).toMatch(/^TEST-SY\d{4}-\d{6}$/)
})

test.each([
  ['en_us', 'Invoice', 'Receipt', 'Basic eConsult', 'Monthly statement'],
  ['zh_hk', '發票', '收據', '基本遙距會診', '月結單'],
  ['zh_cn', '发票', '收据', '基本远程会诊', '月结单'],
  ['ja', '請求書', '領収書', 'ベーシック', '月次明細書'],
  ['ko', '청구서', '영수증', '베이식', '월별명세서'],
] as const)(
  'papers are in the push language: %s',
  async (...row) => {
    const [language, invoiceTitle, receiptTitle, service, statementTitle] = row
    const vet = await portal.as('vet')
    await portal.context.database
      .update(hospitals)
      .set({ pushLanguage: language, billingName: 'Peak & Sons 寵物 Ltd' })
      .where(eq(hospitals.hospitalId, vet.hospitalId))
    const paid = await paidCase({ vet })
    const { month, entries } = await statement(vet)
    const invoice = await open(vet, 'invoice', paid.checkoutId)
    expect(invoice.headers['content-type']).toBe('application/pdf')
    const read = await readPdf(invoice.rawPayload)
    const numbered = (await statement(vet)).entries[0]?.paper?.number ?? 'none'
    for (const part of [invoiceTitle, service, numbered, 'HKD298', 'Peak&Sons寵物Ltd', 'Mochi'])
      expect(read.text).toContain(part.replaceAll(/\s/g, ''))
    expect(read.isTagged).toBe(true)
    const receipt = await readPdf((await open(vet, 'receipt', paid.checkoutId)).rawPayload)
    expect(receipt.text).toContain(receiptTitle)
    expect(receipt.text).toContain(termsDate(currentTerms('systole')).replaceAll('-', '/'))
    const month1 = await readPdf((await open(vet, 'statement', month)).rawPayload)
    expect(month1.text).toContain(statementTitle.replaceAll(/\s/g, ''))
    expect(month1.text).toContain(entries[0]?.case_id)
    const csv = await open(vet, 'csv', month)
    expect(csv.rawPayload.subarray(0, 3)).toEqual(Buffer.from('efbbbf', 'hex'))
    expect(csv.body).toContain(`${entries[0]?.case_id},Mochi,`)
  },
  60_000,
)

test('the same invoice is the same file', async () => {
  const paid = await paidCase()
  const one = await open(paid.vet, 'invoice', paid.checkoutId)
  const two = await open(paid.vet, 'invoice', paid.checkoutId)
  expect(one.rawPayload.equals(two.rawPayload)).toBe(true)
})

test('a payment in which support has to look gets no invoice, and no paper', async () => {
  const paid = await payableCase(portal)
  const page = await openCheckout(paid)
  const early = await paid.vet.api.billing.openBillingFile({ paper: 'receipt', id: page.id })
  expect(early).toMatchObject({ code: -7301 })
  expect(await issue(page.id)).toBeUndefined()
})

test.each(['statement', 'csv'] as const)(
  'there is no %s of a month that is none',
  async (paper) => {
    const vet = await portal.as('vet')
    expect(await vet.api.billing.openBillingFile({ paper, id: '2026-13' })).toMatchObject({
      code: -7301,
    })
  },
)

test('CALL-42 pages of invoices hold each of them once, in the order of the whole list', async () => {
  for (let each = 0; each < 3; each += 1) await issue((await paidCase()).checkoutId)
  const { api } = await portal.as('internal_admin')
  const whole = await api.billing.queryInvoices({})
  if (!whole.ok) throw new Error(whole.message)
  const ids: string[] = []
  let cursor = ''
  do {
    const page = await api.billing.queryInvoices({ record_per_page: 2, ...(cursor && { cursor }) })
    if (!page.ok) throw new Error(page.message)
    expect(page.data.total).toBe(whole.data.total)
    expect(page.data.invoices.length).toBeLessThanOrEqual(2)
    ids.push(...page.data.invoices.map(({ id }) => id))
    cursor = page.data.next
  } while (cursor)
  expect(ids).toEqual(whole.data.invoices.map(({ id }) => id))
  expect(new Set(ids).size).toBe(whole.data.total)
  expect(await api.billing.queryInvoices({ cursor: 'nowhere' })).toMatchObject({
    code: -103,
    data: { field: 'cursor' },
  })
})

test('CALL-42 invoices are answered from one moment until another; the office reads all or one account’s', async () => {
  const paid = await paidCase()
  await issue(paid.checkoutId)
  const now = portal.clock.now().getTime()
  const [before, after] = [new Date(now - 3_600_000), new Date(now + 3_600_000)]
  const own = await paid.vet.api.billing.queryInvoices({ start_time: before, end_time: after })
  expect(own).toMatchObject({
    data: { total: 1, invoices: [{ usid: paid.caseId, amount_minor: 29_800, tax_minor: 0 }] },
  })
  const later = await paid.vet.api.billing.queryInvoices({ start_time: after })
  expect(later).toMatchObject({ data: { total: 0, invoices: [] } })
  for (const office of ['internal_admin', 'sales'] as const) {
    const { api } = await portal.as(office)
    const one = await api.billing.queryInvoices({ uid: paid.vet.accountId })
    expect(one).toMatchObject({ data: { total: 1 } })
    const all = await api.billing.queryInvoices({})
    expect(all.ok && all.data.total).toBeGreaterThan(50)
    expect(await api.billing.queryInvoices({ uid: 'account_nobody' })).toMatchObject({
      data: { total: 0 },
    })
  }
  expect(await (await portal.as('cardiologist')).api.billing.queryInvoices({})).toMatchObject({
    code: -102,
  })
})

test('money that went back is an entry of its own, on the receipt, and has one credit note', async () => {
  const paid = await paidCase()
  const invoice = await issue(paid.checkoutId)
  const { api } = await portal.as('internal_admin')
  const context = { ...portal.context, db: portal.context.database, requestId: 'test' }
  await api.paymentDesk.requestRefund({
    id: paid.checkoutId,
    amount_minor: 9800,
    reason: 'Paid by mistake',
  })
  const [refund] = await context.database
    .select()
    .from(refunds)
    .where(eq(refunds.checkoutId, paid.checkoutId))
  await sendRefund(context, { refundId: refund?.refundId ?? '' })
  await issueMissing(context)
  await issueMissing(context)
  const { entries, sums } = await statement(paid.vet)
  expect(entries).toHaveLength(2)
  const back = entries.find(({ kind }) => kind === 'refund')
  expect(back).toMatchObject({ amount_minor: 9800, id: paid.checkoutId, usid: paid.caseId })
  expect(entries.find(({ kind }) => kind === 'payment')).toMatchObject({
    standing: 'partlyRefunded',
    amount_minor: 29_800,
  })
  expect(sums).toMatchObject([{ refunds: 1, refunded_minor: 9800, net_minor: 20_000 }])
  const note = await readPdf(
    (await open(paid.vet, 'credit_note', back?.paper?.id ?? '')).rawPayload,
  )
  for (const part of ['Creditnote', invoice?.number ?? 'none', 'Paidbymistake', 'HKD98'])
    expect(note.text).toContain(part)
  const receipt = await readPdf((await open(paid.vet, 'receipt', paid.checkoutId)).rawPayload)
  expect(receipt.text).toContain('HKD−98.00')
  expect(receipt.text).toContain('RemainingafterrefundsHKD200.00')
  const stranger = await portal.as('vet')
  expect(
    await stranger.api.billing.openBillingFile({ paper: 'credit_note', id: back?.paper?.id ?? '' }),
  ).toMatchObject({ code: -7301 })
})
