import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openCheckout, payableCase, press, recordsOf } from '../../../testing/payable-case.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const BASIC = 'econsult_basic_hkd'
const HOUR = 3_600_000

let portal: TestApp
portalWithProducts((made) => {
  portal = made
})

async function admin() {
  return (await portal.as('internal_admin')).api
}

async function set(
  amount_minor: number | null,
  { product_id = BASIC, valid_from }: { product_id?: string; valid_from?: Date } = {},
) {
  const api = await admin()
  const params = { amount_minor, reason: 'New year' }
  return api.prices.setPrice({ product_id, params, ...(valid_from && { valid_from }) })
}

async function offered(): Promise<number | undefined> {
  const { api } = await portal.as('vet')
  const reply = await api.payments.queryProducts({})
  if (!reply.ok) throw new Error(reply.message)
  return reply.data.products.list.find(({ mode }) => mode === 'basic')?.amount_minor
}

test('STAFF-6 a price has a history: how much, from when, who and why', async () => {
  const reply = await set(31_800)
  expect(reply).toMatchObject({
    data: {
      product: {
        amount_minor: 31_800,
        prices: [
          { amount_minor: 31_800, reason: 'New year' },
          { amount_minor: 29_800, by: '', reason: '' },
        ],
      },
    },
  })
  expect(reply.ok && reply.data.product.prices[0]?.by).not.toBe('')
  expect(await offered()).toBe(31_800)
  const { database } = portal.context
  await expect(database.execute(sql`update product_prices set amount_minor = 1`)).rejects.toThrow()
  await expect(database.execute(sql`delete from product_prices`)).rejects.toThrow()
})

test('a price that is to come counts from its moment on, not before', async () => {
  const now = await offered()
  await set(33_300, { valid_from: new Date(portal.clock.now().getTime() + HOUR) })
  expect(await offered()).toBe(now)
  portal.clock.advance(HOUR + 1000)
  expect(await offered()).toBe(33_300)
})

test('a product is taken off sale and comes back', async () => {
  await set(null)
  expect(await offered()).toBeUndefined()
  await set(29_800)
  expect(await offered()).toBe(29_800)
})

test('PAY-7 a price change never touches an open checkout: it is paid at the price it was opened with', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await set(44_400)
  await press(portal, page.url, 'pay')
  await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  const { checkouts, consult } = await recordsOf(portal, payable.caseId)
  expect(checkouts).toMatchObject([{ state: 'paid', amountMinor: 29_800 }])
  expect(consult.status).toBe('submit')
  await set(29_800)
})

test('PAY-7 a price that is not the one that was shown is refused: -7007, and nothing is opened', async () => {
  const payable = await payableCase(portal)
  const shown = (amount_minor: number) =>
    payable.info({ products: [{ product_id: BASIC, quantity: 1, amount_minor }] })
  const { api } = payable.vet
  expect(await api.payments.createCheckout({ info: shown(29_799) })).toMatchObject({ code: -7007 })
  expect((await recordsOf(portal, payable.caseId)).checkouts).toEqual([])
  expect(await api.payments.createCheckout({ info: shown(29_800) })).toMatchObject({ ok: true })
})

test('PAY-6 a checkout keeps which terms were accepted and when; others than those in force are refused: -7008', async () => {
  const payable = await payableCase(portal)
  const { api } = payable.vet
  const wrong = payable.info({ terms_version: '2025-01-01' })
  expect(await api.payments.createCheckout({ info: wrong })).toMatchObject({ code: -7008 })
  const now = portal.clock.now()
  await api.payments.createCheckout({ info: payable.info({ terms_version: '2026-11-21' }) })
  const { checkouts } = await recordsOf(portal, payable.caseId)
  expect(checkouts[0]?.termsVersion).toBe('2026-11-21')
  expect(checkouts[0]?.termsAcceptedAt?.getTime()).toBeGreaterThanOrEqual(now.getTime())
})

test('PAY-6 an open checkout keeps the terms it was opened with and can be paid; accepting newer ones opens a new one', async () => {
  const first = await payableCase(portal)
  const page = await openCheckout(first)
  const asBefore = sql`update checkouts set terms_version = '2026-11-20' where state = 'open'`
  await portal.context.database.execute(asBefore)
  await press(portal, page.url, 'pay')
  await first.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  expect((await recordsOf(portal, first.caseId)).checkouts).toMatchObject([
    { state: 'paid', termsVersion: '2026-11-20' },
  ])
  const second = await payableCase(portal)
  const before = await openCheckout(second)
  await portal.context.database.execute(asBefore)
  const after = await openCheckout(second)
  expect(after.id).not.toBe(before.id)
  expect((await openCheckout(second)).id).toBe(after.id)
  const { checkouts } = await recordsOf(portal, second.caseId)
  expect(checkouts.map(({ state, termsVersion }) => `${state} ${termsVersion}`).toSorted()).toEqual(
    ['expired 2026-11-20', 'open 2026-11-21'],
  )
})

test.each([
  ['half a cent', 100.5, BASIC, 'notAnAmount'],
  ['nothing', 0, BASIC, 'notAnAmount'],
  ['less than a card takes', 399, BASIC, 'belowMinimum'],
  ['cents of TWD', 120_050, 'econsult_basic_twd', 'wholeDollars'],
  ['half a yen', 5800.5, 'econsult_basic_jpy', 'notAnAmount'],
  ['more than a card takes', 100_000_000, BASIC, 'tooLarge'],
] as const)('a price of %s is refused: -103', async (_what, amount, product_id, reason) => {
  expect(await set(amount, { product_id })).toMatchObject({
    code: -103,
    data: { field: 'params.amount_minor', reason },
  })
})

test('no price is set for the past, for no product, or by others', async () => {
  const past = new Date(portal.clock.now().getTime() - HOUR)
  expect(await set(30_000, { valid_from: past })).toMatchObject({ code: -103 })
  expect(await set(30_000, { product_id: 'econsult_none' })).toMatchObject({ code: -7001 })
  for (const role of ['vet', 'sales', 'cardiologist'] as const) {
    const { api } = await portal.as(role)
    expect(await api.prices.queryPrices({})).toMatchObject({ code: -102 })
    const params = { amount_minor: 1, reason: 'x' }
    expect(await api.prices.setPrice({ product_id: BASIC, params })).toMatchObject({ code: -102 })
  }
})
