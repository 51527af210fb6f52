import { DAY, MINUTE } from '@systole/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { cases } from '../../../db/schema/cases.ts'
import { storedMails } from '../../../db/schema/notifications.ts'
import { checkouts, paymentEvents } from '../../../db/schema/payments.ts'
import { files } from '../../../db/schema/uploads.ts'
import {
  deliverWebhook,
  openCheckout,
  type PayableCase,
  paidCase,
  payableCase,
  press,
  recordsOf,
} from '../../../testing/payable-case.ts'
import { expectInvariantsHold } from '../../../testing/payment-invariants.ts'
import { portalWithProducts } from '../../../testing/portal-with-products.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { sendMail } from '../../notifications/send-mail.ts'
import { endOutdatedCheckout } from '../checkouts/end-outdated-checkout.ts'
import { reconcileCheckouts } from '../checkouts/reconcile-checkouts.ts'
import { applyMissedEvents } from '../events/apply-missed-events.ts'
import { settle } from './settle.ts'

/** Situations of pay-upload A11 not covered by other files, which also carry their numbers. */
let portal: TestApp

portalWithProducts((made) => {
  portal = made
})
afterEach(() => expectInvariantsHold(portal))

const requestId = 'situation'
const stateOf = async ({ caseId }: PayableCase) => {
  const { consult, checkouts: all } = await recordsOf(portal, caseId)
  return { status: consult.status, states: all.map(({ state }) => state) }
}
const status = ({ vet }: PayableCase, { id }: { id: string }) =>
  vet.api.payments.queryCheckout({ pg_type: 'sandbox', id })

test('PAY-4 (A11 30) a typed mode=success proves nothing: unpaid stays unpaid', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  expect(await status(payable, page)).toMatchObject({
    data: { status: 'open', payment_status: 'unpaid' },
  })
  expect(await stateOf(payable)).toEqual({ status: 'upload', states: ['open'] })
})

test('PAY-5 (A11 11) a page that was left without a word is answered again', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'leave')
  expect(await openCheckout(payable)).toEqual(page)
  await press(portal, page.url, 'pay')
  await status(payable, page)
  expect(await stateOf(payable)).toEqual({ status: 'submit', states: ['paid'] })
})

test('PAY-5 (A11 21) files deleted behind an open page do not hold back money that arrived', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await portal.context.database.delete(files).where(eq(files.caseId, payable.caseId))
  await status(payable, page)
  expect(await stateOf(payable)).toEqual({ status: 'submit', states: ['paid'] })
})

test('PAY-5 (A11 23) what fails half-way leaves nothing half done, and the next news completes it', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  const enqueue = async () => {
    throw new Error('the power fails before the commit')
  }
  const failing = { ...portal.context, jobs: { ...portal.context.jobs, enqueue }, requestId }
  await expect(settle(failing, page.id)).rejects.toThrow('the power fails')
  expect(await stateOf(payable)).toEqual({ status: 'upload', states: ['open'] })
  expect((await recordsOf(portal, payable.caseId)).mails).toEqual([])
  await deliverWebhook(portal, page.url)
  expect(await stateOf(payable)).toEqual({ status: 'submit', states: ['paid'] })
})

test('PAY-5 (A11 22) a crash after the provider opened the page: its payment finds the case', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await portal.context.database
    .update(checkouts)
    .set({ state: 'creating', providerId: null, providerUrl: null })
    .where(eq(checkouts.checkoutId, page.id))
  await press(portal, page.url, 'pay')
  await deliverWebhook(portal, page.url)
  expect(await stateOf(payable)).toEqual({ status: 'submit', states: ['paid'] })
})

test('PAY-5 (A11 24) a crash after the commit and before the mail: the receipt is sent later, once', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  await status(payable, page)
  const [receipt] = (await recordsOf(portal, payable.caseId)).mails
  expect(receipt).toMatchObject({
    state: 'queued',
    dedupeKey: `payment-received:${payable.caseId}`,
  })
  const { database } = portal.context
  const { rows } = await database.execute(
    sql`select from pgboss.job where name = 'send-mail' and data -> 'payload' ->> 'mailId' = ${receipt?.mailId}`,
  )
  expect(rows).toHaveLength(1)
  const job = { ...portal.context, db: database, requestId }
  for (const _ of ['later', 'again']) await sendMail(job, { mailId: receipt?.mailId ?? '' })
  const sent = await database
    .select()
    .from(storedMails)
    .where(eq(storedMails.recipient, payable.vet.email))
  expect(sent.map(({ subject }) => subject)).toEqual([receipt?.subject])
  await deliverWebhook(portal, page.url, { eventId: `evt_later_${page.id}` })
  expect((await recordsOf(portal, payable.caseId)).mails).toHaveLength(1)
})

test('PAY-5 (A11 21) a file deleted behind an open page ends the page before it is paid', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  const { vet, caseId } = payable
  const [file] = await portal.context.database.select().from(files).where(eq(files.caseId, caseId))
  const removed = await vet.api.uploads.deleteSessionData({
    usid: caseId,
    type: 'supplementary',
    fname: file?.name ?? '',
    ftype: file?.name.split('.').at(-1) ?? '',
  })
  expect(removed).toMatchObject({ ok: true })
  await endOutdatedCheckout(
    { ...portal.context, db: portal.context.database, requestId },
    { caseId },
  )
  await press(portal, page.url, 'pay')
  expect(await stateOf(payable)).toEqual({ status: 'upload', states: ['expired'] })
  expect(await vet.api.payments.createCheckout({ info: payable.info() })).toMatchObject({
    code: -7004,
  })
})

test('PAY-5 an event that was stored before a crash is applied from the table', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'lose_notice')
  const { checkouts: rows } = await recordsOf(portal, payable.caseId)
  await portal.context.database.insert(paymentEvents).values({
    provider: 'sandbox',
    eventId: `evt_stored_${page.id}`,
    type: 'checkout.paid',
    objectId: rows[0]?.providerId ?? '',
    checkoutId: page.id,
    body: {},
    receivedAt: portal.clock.now(),
  })
  portal.clock.advance(2 * MINUTE)
  await applyMissedEvents({ ...portal.context, requestId })
  expect(await stateOf(payable)).toEqual({ status: 'submit', states: ['paid'] })
})

test('PAY-5 (A11 32) a follow-up is paid for itself; the payment of the first case is not its own', async () => {
  const { payable, page } = await paidCase(portal)
  const { database } = portal.context
  await database
    .update(cases)
    .set({ status: 'close', closedAt: new Date() })
    .where(eq(cases.caseId, payable.caseId))
  const clone = await payable.vet.api.cases.cloneSession({ usid: payable.caseId })
  if (!clone.ok) throw new Error(clone.message)
  const { checkouts: rows, consult } = await recordsOf(portal, clone.data.usid)
  expect({ rows, submittedAt: consult.submittedAt }).toEqual({ rows: [], submittedAt: null })
  await deliverWebhook(portal, page.url, { eventId: `evt_again_${page.id}` })
  expect((await recordsOf(portal, clone.data.usid)).consult.status).toBe('open')
})

test('PAY-4 (A11 35) a payment that began under one of our brands is applied under the other', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'pay')
  const sid = await portal.sessionOf(payable.vet.accountId)
  const elsewhere = portal.client(sid, { host: 'cn.portal.test' })
  const asked = await elsewhere.payments.queryCheckout({ pg_type: 'sandbox', id: page.id })
  expect(asked).toMatchObject({ data: { payment_status: 'paid' } })
  expect(await stateOf(payable)).toEqual({ status: 'submit', states: ['paid'] })
})

test.each([
  ['ahead', DAY],
  ['behind', -DAY],
])(
  'PAY-5 with our clock a day %s a payment submits once, and its 24 hours count from no later than now',
  async (_, off) => {
    const payable = await payableCase(portal)
    const page = await openCheckout(payable)
    await press(portal, page.url, 'pay')
    portal.clock.advance(off)
    try {
      await settle({ ...portal.context, requestId }, page.id)
      await settle({ ...portal.context, requestId }, page.id)
      const { consult } = await recordsOf(portal, payable.caseId)
      expect(consult.status).toBe('submit')
      expect(consult.submittedAt?.getTime()).toBeLessThanOrEqual(portal.clock.now().getTime())
    } finally {
      portal.clock.advance(-off)
    }
  },
)

test('PAY-5 money that the bank refuses in the end is mailed to who waits, once', async () => {
  const payable = await payableCase(portal)
  const page = await openCheckout(payable)
  await press(portal, page.url, 'refuse_later')
  expect(await status(payable, page)).toMatchObject({ data: { payment_status: 'processing' } })
  portal.clock.advance(10_000)
  await deliverWebhook(portal, page.url, { eventId: `evt_refused_${page.id}` })
  await status(payable, page)
  const { mails } = await recordsOf(portal, payable.caseId)
  expect(mails).toMatchObject([{ recipient: payable.vet.email }])
  expect(mails[0]?.subject).toMatch(/^Payment declined: Mochi/)
  expect(await stateOf(payable)).toEqual({ status: 'upload', states: ['failed'] })
})

test('(A11 26) a provider that is away is asked a few times and then left alone until the next minute', async () => {
  const payables = await Promise.all(Array.from({ length: 30 }, () => payableCase(portal)))
  for (const payable of payables) await openCheckout(payable)
  portal.clock.advance(5 * MINUTE)
  let asked = 0
  const sandbox = portal.context.gateways.named('sandbox')
  const away = {
    ...sandbox,
    retrieve: async () => {
      asked += 1
      throw new Error('429')
    },
  }
  const gateways = { all: [away], of: () => away, named: () => away }
  await reconcileCheckouts({ ...portal.context, gateways, requestId })
  expect(asked).toBeGreaterThanOrEqual(10)
  expect(asked).toBeLessThan(20)
  await reconcileCheckouts({ ...portal.context, requestId })
  for (const payable of payables) expect((await stateOf(payable)).states).toEqual(['open'])
})
