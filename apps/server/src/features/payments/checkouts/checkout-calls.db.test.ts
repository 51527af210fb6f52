import type { WireClient } from '@systole/contract/client'
import type { contract } from '@systole/contract/contract'
import { MINUTE } from '@systole/domain/time/durations'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { accounts } from '../../../db/schema/accounts.ts'
import { cases } from '../../../db/schema/cases.ts'
import { checkouts, sandboxPayments } from '../../../db/schema/payments.ts'
import type { PaymentGateway } from '../../../ports/payment-gateway.ts'
import {
  openCheckout,
  type PayableCase,
  payableCase,
  press,
  recordsOf,
  sandboxIdOf,
} from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { expectPaidOnce, outcomeOf } from '../../../testing/payment-outcome.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addPrice, findProduct } from '../products/product-store.ts'
import { seedProducts } from '../products/seed-products.ts'

type Api = WireClient<typeof contract>
type Info = ReturnType<PayableCase['info']>

let portal: TestApp
let provider: PaymentGateway
let away = false

portalWithProducts((made) => {
  portal = made
  const sandbox = portal.context.gateways.named('sandbox')
  provider = { ...sandbox }
  // The provider of this test can be made unavailable.
  sandbox.create = async (order) => {
    if (away) throw new Error('the provider is away')
    return provider.create(order)
  }
})
afterEach(() => expectInvariantsHold(portal))

async function setPrice(productId: string, amountMinor: number | null): Promise<void> {
  const now = portal.clock.now()
  const price = { productId, amountMinor, validFrom: now, setAt: now, setBy: null, reason: 'test' }
  await addPrice(portal.context.database, price)
}

const create = (api: Api, info: Info) => api.payments.createCheckout({ info })

test.each([
  ['US', 'USD', 38, 70],
  ['HK', 'HKD', 298, 548],
  ['MO', 'HKD', 298, 548],
  ['TW', 'TWD', 1200, 2200],
  ['JP', 'JPY', 5800, 10_800],
  ['CN', 'CNY', 278, 508],
  ['KR', 'KRW', 52_000, 96_000],
  ['MY', 'MYR', 178, 328],
])(
  'PAY-1 CALL-18 a vet in %s sees Basic and Advance in %s at %d and %d',
  async (country, currency, basic, advance) => {
    const { api } = await portal.as('vet', { country })
    const reply = await api.payments.queryProducts({})
    if (!reply.ok) throw new Error(reply.message)
    expect(reply.data.products.list).toMatchObject([
      { mode: 'basic', currency, price: basic, type: 'econsult', pg_type: 'sandbox' },
      { mode: 'advance', currency, price: advance, type: 'econsult', pg_type: 'sandbox' },
    ])
  },
)

test('seeding again changes no price that an admin has set', async () => {
  const { database } = portal.context
  const product = 'econsult_basic_myr'
  await setPrice(product, 19_900)
  await seedProducts(database)
  expect((await findProduct(database, product, portal.clock.now()))?.amountMinor).toBe(19_900)
  await setPrice(product, 17_800)
})

test('PAY-3 CALL-19 a checkout answers the provider’s page, our own id and the type', async () => {
  const payable = await payableCase(portal)
  const { url, id, pgType } = await openCheckout(payable)
  expect(url).toMatch(/^http:\/\/portal\.test\/sandbox-pay\/sbx_/)
  expect(pgType).toBe('sandbox')
  const [stored] = (await recordsOf(portal, payable.caseId)).checkouts
  expect(stored).toMatchObject({
    checkoutId: id,
    state: 'open',
    amountMinor: 29_800,
    currency: 'HKD',
    mode: 'basic',
    accountId: payable.vet.accountId,
    live: false,
  })
  expect(stored?.providerId).not.toBe(id)
})

test('PAY-7 the page is made from the session and our prices, not from what the browser sends', async () => {
  const payable = await payableCase(portal, { mode: 'advance' })
  const { url, id } = await openCheckout(payable)
  const [page] = await portal.context.database
    .select()
    .from(sandboxPayments)
    .where(eq(sandboxPayments.sandboxId, sandboxIdOf(url)))
  expect(page).toMatchObject({
    reference: id,
    amountMinor: 54_800,
    currency: 'HKD',
    email: payable.vet.email,
    hospital: 'Harbour Animal Hospital',
    description: 'Advance eConsult',
    successUrl: `http://portal.test/main?mode=success&pg_type=sandbox&id=${id}`,
    cancelUrl: `http://portal.test/main?mode=cancel&pg_type=sandbox&id=${id}`,
  })
})

test('the payment page speaks the language that was asked for', async () => {
  const payable = await payableCase(portal)
  const reply = await create(payable.vet.api, payable.info({ language: 'zh_hk' }))
  if (!reply.ok) throw new Error(reply.message)
  const page = await portal.app.inject(new URL(reply.data.url).pathname)
  expect(page.body).toContain('<html lang="zh-Hant-HK">')
  expect(page.body).toContain('基本遙距會診')
})

test('PAY-5 (A11 1) twenty simultaneous calls open one checkout and all get its page', async () => {
  const payable = await payableCase(portal)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => create(payable.vet.api, payable.info())),
  )
  const urls = replies.map((reply) => (reply.ok ? reply.data.url : reply.message))
  expect(new Set(urls).size).toBe(1)
  expect((await recordsOf(portal, payable.caseId)).checkouts).toHaveLength(1)
})

test('PAY-5 (A11 2, 3) a colleague of the same hospital gets the same page, a second tab too; paid in one it is paid in all', async () => {
  const payable = await payableCase(portal)
  const first = await openCheckout(payable)
  const { hospitalId } = payable.vet
  const colleague = await portal.as('vet', { hospitalId })
  expect(await create(colleague.api, payable.info())).toMatchObject({ data: first })
  expect(await create(payable.vet.api, payable.info())).toMatchObject({ data: first })
  await press(portal, first.url, 'pay')
  const theirs = await colleague.api.payments.queryCheckout({ pg_type: 'sandbox', id: first.id })
  expect(theirs).toMatchObject({ data: { payment_status: 'paid' } })
  expect(await create(payable.vet.api, payable.info())).toMatchObject({ code: -7003 })
  const [stored] = (await recordsOf(portal, payable.caseId)).checkouts
  expect(stored?.accountId).toBe(payable.vet.accountId)
  await expectPaidOnce(portal, payable)
})

test('(A11 36) two cases of a hospital are paid independently', async () => {
  const one = await payableCase(portal)
  const other = await payableCase(portal, { vet: one.vet })
  const pages = [await openCheckout(one), await openCheckout(other)] as const
  expect(pages[0].id).not.toBe(pages[1].id)
  await press(portal, pages[1].url, 'pay')
  for (const { id } of pages) await one.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })
  await expectPaidOnce(portal, other)
  expect(await outcomeOf(portal, one)).toMatchObject({ status: 'upload', states: ['open'] })
  await press(portal, pages[0].url, 'pay')
  await one.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: pages[0].id })
  await expectPaidOnce(portal, one)
})

test.each(['http://portal.test', 'http://portal.test/', 'portal.test'])(
  'the portal’s own site may be written %s',
  async (domain) => {
    const payable = await payableCase(portal)
    expect(await create(payable.vet.api, payable.info({ domain }))).toMatchObject({ ok: true })
  },
)

test('(A11 14, 15) a withdrawn price is not sold, and a changed one ends the open page first', async () => {
  const payable = await payableCase(portal)
  const basic = 'econsult_basic_hkd'
  const before = await openCheckout(payable)
  await setPrice(basic, 31_800)
  const after = await openCheckout(payable)
  expect(after.id).not.toBe(before.id)
  await press(portal, before.url, 'pay')
  await setPrice(basic, null)
  expect(await create(payable.vet.api, payable.info())).toMatchObject({ code: -7001 })
  await setPrice(basic, 29_800)
  const { checkouts: stored, consult } = await recordsOf(portal, payable.caseId)
  expect(stored.map(({ state }) => state).sort()).toEqual(['expired', 'open'])
  expect(consult.status).toBe('upload')
})

test('PAY-5 the page that the other mode replaces turns out to be paid: nothing is sold twice', async () => {
  const payable = await payableCase(portal, { mode: 'advance' })
  const { url } = await openCheckout(payable)
  await press(portal, url, 'pay')
  const { database } = portal.context
  const own = eq(cases.caseId, payable.caseId)
  await database.update(cases).set({ mode: 'basic' }).where(own)
  const basic = payable.info({ products: [{ product_id: 'econsult_basic_hkd', quantity: 1 }] })
  expect(await create(payable.vet.api, basic)).toMatchObject({ code: -7003 })
  const { consult, mails } = await recordsOf(portal, payable.caseId)
  expect(consult).toMatchObject({ status: 'submit', mode: 'advance' })
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [payable.vet.email, 'support@systole.test'].sort(),
  )
})

test('(A11 12) a page that ended takes no money; a new one does', async () => {
  const payable = await payableCase(portal)
  const before = await openCheckout(payable)
  portal.clock.advance(36 * MINUTE)
  const after = await openCheckout(payable)
  expect(after.id).not.toBe(before.id)
  await press(portal, before.url, 'pay')
  await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: before.id })
  expect(await outcomeOf(portal, payable)).toMatchObject({
    status: 'upload',
    states: ['expired', 'open'],
  })
  await press(portal, after.url, 'pay')
  await payable.vet.api.payments.queryCheckout({ pg_type: 'sandbox', id: after.id })
  expect(await outcomeOf(portal, payable)).toMatchObject({
    status: 'submit',
    states: ['expired', 'paid'],
  })
  portal.clock.advance(-36 * MINUTE)
})

test('while the bank confirms a payment no second page is opened', async () => {
  const payable = await payableCase(portal)
  const { url } = await openCheckout(payable)
  await press(portal, url, 'pay_later', '120')
  expect(await create(payable.vet.api, payable.info())).toMatchObject({ code: -7006 })
  expect((await recordsOf(portal, payable.caseId)).checkouts).toHaveLength(1)
})

test('(A11 26) a provider that is away leaves one row, and the next try opens its page', async () => {
  const payable = await payableCase(portal)
  away = true
  const reply = await create(payable.vet.api, payable.info())
  away = false
  expect(reply).toMatchObject({ ok: false, code: -1 })
  await openCheckout(payable)
  const stored = (await recordsOf(portal, payable.caseId)).checkouts
  expect(stored.map(({ state }) => state)).toEqual(['open'])
})

test('PAY-5 (A11 22) a crash between the provider’s page and our row is healed by the key', async () => {
  const payable = await payableCase(portal)
  const before = await openCheckout(payable)
  await portal.context.database
    .update(checkouts)
    .set({ state: 'creating', providerId: null, providerUrl: null })
    .where(eq(checkouts.checkoutId, before.id))
  expect(await openCheckout(payable)).toEqual(before)
})

test('the payer is recorded, even if another person opened the case', async () => {
  const payable = await payableCase(portal)
  const { hospitalId } = payable.vet
  const colleague = await portal.as('vet', { hospitalId })
  await portal.context.database
    .update(accounts)
    .set({ firstName: 'Mei' })
    .where(eq(accounts.accountId, colleague.accountId))
  const reply = await create(colleague.api, payable.info())
  expect(reply.ok).toBe(true)
  const [stored] = (await recordsOf(portal, payable.caseId)).checkouts
  expect(stored?.accountId).toBe(colleague.accountId)
})
