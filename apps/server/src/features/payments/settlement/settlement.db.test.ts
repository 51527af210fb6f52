import { HOUR, MINUTE, SECOND } from '@systole/domain/time/durations'
import { toStamp } from '@systole/domain/time/stamp'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { auditLog, cases } from '../../../db/schema/cases.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'
import { checkouts, sandboxPayments } from '../../../db/schema/payments.ts'
import {
  deliverWebhook,
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
import { unbindPlan } from '../../credits/plans/credit-plan-store.ts'
import { reconcileCheckouts } from '../checkouts/reconcile-checkouts.ts'
import { settle } from './settle.ts'

let portal: TestApp

portalWithProducts((made) => {
  portal = made
})
afterEach(() => expectInvariantsHold(portal))

type Page = { url: string; id: string }

const askStatus = ({ vet }: PayableCase, { id }: Page) =>
  vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })
const cancel = ({ vet }: PayableCase, { id }: Page) =>
  vet.api.payments.expireCheckout({ info: { pg_type: 'sandbox', id } })
const sweep = () => reconcileCheckouts({ ...portal.context, requestId: 'sweep' })

test('PAY-4 (A11 5) a paid return submits the case with its deadline', async () => {
  const payable = await payableCase(portal, { mode: 'advance' })
  const page = await openCheckout(payable)
  expect(await askStatus(payable, page)).toMatchObject({
    data: { status: 'open', payment_status: 'unpaid', usid: payable.caseId, due: '' },
  })
  await press(portal, page.url, 'pay')
  const reply = await askStatus(payable, page)
  const { consult } = await recordsOf(portal, payable.caseId)
  if (!consult.submittedAt || !consult.dueAt) throw new Error('not submitted')
  expect(reply).toMatchObject({
    data: { status: 'complete', payment_status: 'paid', due: toStamp(consult.dueAt) },
  })
  expect(consult).toMatchObject({ status: 'submit', mode: 'advance' })
  expect(consult.dueAt.getTime() - consult.submittedAt.getTime()).toBe(24 * HOUR)
  await expectPaidOnce(portal, payable)
})

test('PAY-5 (A11 25) without webhook and return the reconciliation submits the case', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'lose_notice')
  await sweep()
  expect((await outcomeOf(portal, payable)).status).toBe('upload')
  portal.clock.advance(2 * MINUTE)
  await sweep()
  await expectPaidOnce(portal, payable)
})

test('PAY-5 (A11 6) webhook, return, reconciliation and cancel at the same moment submit once', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  portal.clock.advance(2 * MINUTE)
  await Promise.all([
    ...Array.from({ length: 6 }, (_, n) =>
      deliverWebhook(portal, page.url, { eventId: `at_once_${n}` }),
    ),
    ...Array.from({ length: 6 }, () => deliverWebhook(portal, page.url)),
    ...Array.from({ length: 6 }, () => askStatus(payable, page)),
    sweep(),
    cancel(payable, page),
  ])
  await expectPaidOnce(portal, payable)
})

test('PAY-4 CALL-20 (A11 9) cancel ends the checkout; the page then refuses, and the case can be paid again', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  expect(await cancel(payable, page)).toMatchObject({ ok: true })
  expect(await cancel(payable, page)).toMatchObject({ ok: true })
  await press(portal, page.url, 'pay')
  await deliverWebhook(portal, page.url)
  expect(await askStatus(payable, page)).toMatchObject({
    data: { status: 'expired', payment_status: 'unpaid' },
  })
  expect((await outcomeOf(portal, payable)).status).toBe('upload')
  const next = await openCheckout(payable)
  expect(next.id).not.toBe(page.id)
})

test('PAY-4 cancelling what is paid is refused with -7003, and the case is submitted', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  expect(await cancel(payable, page)).toMatchObject({ code: -7003 })
  expect(await cancel(payable, page)).toMatchObject({ code: -7003 })
  await expectPaidOnce(portal, payable)
})

test('PAY-5 (A11 10) in a race of cancel and payment the reply is the actual outcome', async () => {
  for (let race = 0; race < 10; race += 1) {
    const payable = await payableCase(portal)
    const page = await openCheckout(payable)
    const [reply] = await Promise.all([cancel(payable, page), press(portal, page.url, 'pay')])
    const { status, states } = await outcomeOf(portal, payable)
    expect([status, ...states]).toEqual(reply.ok ? ['upload', 'expired'] : ['submit', 'paid'])
  }
})

test('PAY-5 (A11 29) money with the bank shows as processing, cannot be cancelled, and submits when it arrives', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay_later', '30')
  expect(await askStatus(payable, page)).toMatchObject({
    data: { status: 'complete', payment_status: 'processing' },
  })
  expect(await cancel(payable, page)).toMatchObject({ code: -7003 })
  expect((await outcomeOf(portal, payable)).status).toBe('upload')
  portal.clock.advance(30 * SECOND)
  await deliverWebhook(portal, page.url)
  await expectPaidOnce(portal, payable)
})

test('money that the bank refuses in the end frees the case for another try', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'refuse_later', '5')
  await askStatus(payable, page)
  portal.clock.advance(5 * SECOND)
  expect(await askStatus(payable, page)).toMatchObject({
    data: { status: 'expired', payment_status: 'unpaid' },
  })
  const next = await openCheckout(payable)
  await press(portal, next.url, 'pay')
  await askStatus(payable, next)
  expect(await outcomeOf(portal, payable)).toMatchObject({
    status: 'submit',
    states: ['failed', 'paid'],
  })
})

test('PAY-5 (A11 13) two paid pages of one case: the first submits, the second is set aside and support is notified', async () => {
  const payable = await payableCase(portal)
  const first = await openCheckout(payable)
  const { database } = portal.context
  // Simulates a lost call to end it: expired here, still open there.
  await database
    .update(checkouts)
    .set({ state: 'expired' })
    .where(eq(checkouts.checkoutId, first.id))
  const second = await openCheckout(payable)
  await press(portal, first.url, 'pay')
  await press(portal, second.url, 'pay')
  await Promise.all([deliverWebhook(portal, first.url), deliverWebhook(portal, second.url)])
  const { status, states, mails } = await outcomeOf(portal, payable)
  expect({ status, states }).toEqual({ status: 'submit', states: ['paid', 'paid_duplicate'] })
  expect(mails.map(({ recipient }) => recipient).sort()).toEqual(
    [payable.vet.email, 'support@systole.test'].sort(),
  )
  const audit = await database
    .select()
    .from(auditLog)
    .where(eq(auditLog.object, `case:${payable.caseId}`))
  expect(audit.map(({ action }) => action)).toContain('payment.paid_duplicate')
})

test.each([
  ['another amount', { amountMinor: 29_799 }],
  ['another currency', { currency: 'USD' as const }],
])(
  'PAY-7 (A11 28) a payment of %s submits nothing, is set aside, and support is notified',
  async (_, change) => {
    const payable = await payableCase(portal)
    const page = await openCheckout(payable)
    const ledger = eq(sandboxPayments.sandboxId, sandboxIdOf(page.url))
    await portal.context.database.update(sandboxPayments).set(change).where(ledger)
    await press(portal, page.url, 'pay')
    await deliverWebhook(portal, page.url)
    const { status, states, mails } = await outcomeOf(portal, payable)
    expect({ status, states }).toEqual({ status: 'upload', states: ['paid_mismatch'] })
    expect(mails.map(({ recipient }) => recipient)).toEqual(['support@systole.test'])
  },
)

test('PAY-5 money for a case that was rejected meanwhile is set aside, and its page is ended by the reconciliation', async () => {
  const { database } = portal.context
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await database.update(cases).set({ status: 'reject' }).where(eq(cases.caseId, payable.caseId))
  portal.clock.advance(2 * MINUTE)
  await sweep()
  expect((await outcomeOf(portal, payable)).states).toEqual(['expired'])
  await press(portal, page.url, 'pay')
  expect((await outcomeOf(portal, payable)).states).toEqual(['expired'])
})

test('PAY-7 (A11 18) the checkout of another hospital is as unknown as none, to ask and to end', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  const stranger = { ...payable, vet: await portal.as('vet') }
  const none = { ...page, id: 'checkout_nothing' }
  expect(await askStatus(stranger, page)).toEqual(await askStatus(stranger, none))
  expect(await askStatus(stranger, page)).toMatchObject({ code: -7002 })
  expect(await cancel(stranger, page)).toEqual(await cancel(stranger, none))
  expect(await cancel(stranger, page)).toMatchObject({ code: -7002 })
  expect((await outcomeOf(portal, payable)).states).toEqual(['open'])
})

test('PAY-5 an abandoned page ends in time and the reconciliation writes it down', async () => {
  const payable = await payableCase(portal)
  await openCheckout(payable)
  portal.clock.advance(36 * MINUTE)
  await sweep()
  expect((await outcomeOf(portal, payable)).states).toEqual(['expired'])
})

test('PAY-5 (A11 33) the credit plan does not stand in the way of money that has arrived', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await unbindPlan(portal.context.database, payable.vet.hospitalId)
  const { state } = await settle({ ...portal.context, requestId: 'test' }, page.id)
  expect(state).toBe('paid')
  await expectPaidOnce(portal, payable)
})

test('the receipt names the case, the price, the deadline and that it was a test, and nothing medical', async () => {
  const payable = await payableCase(portal, { mode: 'advance' })
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await askStatus(payable, page)
  const { consult, mails } = await recordsOf(portal, payable.caseId)
  const [mail] = mails
  if (!mail) throw new Error('no mail')
  expect(mail.subject).toBe(`Payment received: Mochi, EC-${consult.caseNumber}`)
  for (const part of [mail.plain, mail.html]) {
    expect(part).toContain('HKD\u00a0548')
    expect(part).toContain('Advance eConsult')
    expect(part).toContain('This was a test payment: no card was charged.')
    expect(part).toContain(`usid=${payable.caseId}`)
    expect(part).toContain('http://portal.test/billing')
    expect(part).not.toMatch(/murmur|anesthesia|systolic/i)
  }
})

test('the receipt is written in the language of the hospital, whatever its payer reads the page in', async () => {
  const payable = await payableCase(portal)
  await portal.context.database
    .update(hospitals)
    .set({ pushLanguage: 'ja' })
    .where(eq(hospitals.hospitalId, payable.vet.hospitalId))
  const info = payable.info({ language: 'zh_hk' })
  const page = await payable.vet.api.payments.createCheckout({ info })
  if (!page.ok) throw new Error(page.message)
  await press(portal, page.data.url, 'pay')
  await askStatus(payable, page.data)
  const { mails, checkouts: rows } = await recordsOf(portal, payable.caseId)
  expect(rows[0]?.language).toBe('zh_hk')
  expect(mails[0]).toMatchObject({ language: 'ja' })
})
