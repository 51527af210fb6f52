import { PAYMENT_WEBHOOK_PATH } from '@systole/contract/money/payments'
import { eq } from 'drizzle-orm'
import { billingDocuments } from '../../apps/server/src/db/schema/billing.ts'
import { caseEvents } from '../../apps/server/src/db/schema/cases.ts'
import { refunds } from '../../apps/server/src/db/schema/refunds.ts'
import { issueInvoice } from '../../apps/server/src/features/billing/documents/issue-invoice.ts'
import { sendRefund } from '../../apps/server/src/features/payments/refunds/send-refund.ts'
import type { Act } from '../../apps/server/src/testing/killed/acts.ts'
import {
  type PayableCase,
  payableCase,
  recordsOf,
} from '../../apps/server/src/testing/payable-case.ts'
import type { StripeDouble } from '../../apps/server/src/testing/stripe-double/stripe-double.ts'
import type { TestApp } from '../../apps/server/src/testing/test-app.ts'

export const ACTS = [
  'OK in the dialog',
  'news of the payment',
  'return from the page',
  'cancel',
  'the reconciliation',
  'the invoice',
  'a wish to refund',
  'sending the refund',
  'news of a refund made elsewhere',
  'the credit note',
] as const
export type ActName = (typeof ACTS)[number]

export type World = {
  portal: TestApp
  double: StripeDouble
  admin: Awaited<ReturnType<TestApp['as']>>
  secret: string
}
/** A case and its money up to the act during which the portal is killed. */
export type Life = {
  act: ActName
  orders: Act
  /** Repeats the interrupted act, and pays if that was still to come. */
  tryAgain(): Promise<void>
  outcome(): ReturnType<typeof outcomeOf>
}

const PRICE = 29_800

const PAID = {
  status: 'submit',
  paid: 1,
  charges: 1,
  payable: 0,
  submissions: 1,
  receipts: 1,
  givenBack: [],
  refunds: [],
  documents: ['invoice'],
}
const BACK = [`${PRICE} succeeded`]
const GIVEN_BACK = {
  ...PAID,
  givenBack: BACK,
  refunds: BACK,
  documents: ['credit_note', 'invoice'],
}

/**
 * Returns the expected end of every life, wherever it was interrupted: paid and submitted once, and refunded once where money was
 * returned.
 */
export function endOf(act: string): typeof PAID | typeof GIVEN_BACK {
  return /refund|credit note/.test(act) ? GIVEN_BACK : PAID
}

export async function beginLife(world: World, act: ActName): Promise<Life> {
  const { portal, double, admin, secret } = world
  const payable = await payableCase(portal)
  const { vet, caseId } = payable
  const money = moneyOf(world, payable)
  const call = (path: string, form: Record<string, string>, sid = vet.sid): Act => ({
    path: `/api/${path}`,
    form: { ...form, sid },
  })
  const paidEvent = async () => events(double.event(await money.sessionId(), secret))
  const refundEvent = async () =>
    events(double.eventAfter(await money.paymentId(), 'refund.created', secret))
  const prepare: Record<ActName, () => Promise<Act>> = {
    'OK in the dialog': async () => {
      const info = JSON.stringify(payable.info({ pg_type: 'stripe' }))
      return call('create_checkout_session', { info })
    },
    'news of the payment': async () => {
      await money.paidAtProvider()
      return paidEvent()
    },
    'return from the page': async () =>
      call('query_checkout_session', { pg_type: 'stripe', id: await money.paidAtProvider() }),
    cancel: async () => {
      const info = JSON.stringify({ pg_type: 'stripe', id: await money.opened() })
      return call('expire_checkout_session', { info })
    },
    'the reconciliation': async () => ({ job: 'settle', id: await money.paidAtProvider() }),
    'the invoice': async () => ({ job: 'issueInvoice', id: await money.settled() }),
    'a wish to refund': async () =>
      call('request_refund', money.wish(await money.invoiced()), admin.sid),
    'sending the refund': async () => ({ job: 'sendRefund', id: await money.wished() }),
    'news of a refund made elsewhere': async () => {
      await money.invoiced()
      double.ledger.after.atDesk(await money.paymentId(), PRICE)
      return refundEvent()
    },
    'the credit note': async () => {
      const refundId = await money.wished()
      await sendRefund({ ...portal.context, requestId: 'life' }, { refundId })
      return { job: 'issueCreditNote', id: refundId }
    },
  }
  const orders = await prepare[act]()
  return {
    act,
    orders,
    tryAgain: async () => {
      if ('path' in orders) await post(portal, orders.path, new URLSearchParams(orders.form))
      if ('raw' in orders)
        await sendEvent(portal, await (/refund/.test(act) ? refundEvent : paidEvent)())
      if ((await recordsOf(portal, caseId)).consult.status !== 'submit') await money.settled()
    },
    outcome: () => outcomeOf(world, payable),
  }
}

type SentEvent = Extract<Act, { raw: string }>

function events({ raw, headers }: { raw: Buffer; headers: Record<string, string> }): SentEvent {
  return { raw: raw.toString(), headers }
}

async function post({ app }: TestApp, url: string, form: URLSearchParams) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await app.inject({ method: 'POST', url, payload: form.toString(), headers })
}

/** Delivers an event again with a new signature, as the provider does after a refusal. */
async function sendEvent({ app }: TestApp, { raw, headers }: SentEvent) {
  const url = `${PAYMENT_WEBHOOK_PATH}/stripe`
  const json = { 'content-type': 'application/json', ...headers }
  await app.inject({ method: 'POST', url, payload: raw, headers: json })
}

/** Prepares the payment of a case up to the act; each function returns what the act needs. */
function moneyOf({ portal, double, admin }: World, { vet, caseId, info }: PayableCase) {
  const { database } = portal.context
  const { payments } = vet.api
  const opened = async () => {
    const page = await payments.createCheckout({ info: info({ pg_type: 'stripe' }) })
    if (!page.ok) throw new Error(page.message)
    return page.data.id
  }
  const sessionId = async (id?: string) => {
    const { checkouts } = await recordsOf(portal, caseId)
    const row = id ? checkouts.find(({ checkoutId }) => checkoutId === id) : checkouts.at(-1)
    return row?.providerId ?? ''
  }
  const paidAtProvider = async () => {
    const id = await opened()
    double.ledger.complete(await sessionId(id), 'paid')
    return id
  }
  const settled = async () => {
    const id = await paidAtProvider()
    await payments.queryCheckout({ pg_type: 'stripe', id })
    return id
  }
  const invoiced = async () => {
    const id = await settled()
    const context = { ...portal.context, requestId: 'life' }
    await database.transaction((db) => issueInvoice({ ...context, db }, id))
    return id
  }
  const wish = (id: string) => ({
    id,
    amount_minor: String(PRICE),
    reason: 'Paid by mistake',
    idempotency_key: `wish_${id}`,
  })
  const wished = async () => {
    const id = await invoiced()
    await post(portal, '/api/request_refund', new URLSearchParams({ ...wish(id), sid: admin.sid }))
    const [refund] = await database.select().from(refunds).where(eq(refunds.checkoutId, id))
    return refund?.refundId ?? ''
  }
  const paymentId = async () => double.ledger.sessions.get(await sessionId())?.intent?.id ?? ''
  return { opened, sessionId, paidAtProvider, settled, invoiced, wish, wished, paymentId }
}

/** Returns the state of one case at the provider and in the portal. */
async function outcomeOf({ portal, double }: World, { caseId }: PayableCase) {
  const { database } = portal.context
  const { consult, checkouts, mails } = await recordsOf(portal, caseId)
  const ids = new Set(checkouts.map(({ checkoutId }) => checkoutId))
  const sessions = [...double.ledger.sessions.values()].filter(({ form }) =>
    ids.has(String(form.client_reference_id)),
  )
  const intents = new Set(sessions.map(({ intent }) => intent?.id))
  const paid = checkouts.filter(({ state }) => state === 'paid')
  const [{ checkoutId = '' } = {}] = paid
  const log = await database.select().from(caseEvents).where(eq(caseEvents.caseId, caseId))
  const documents = await database
    .select()
    .from(billingDocuments)
    .where(eq(billingDocuments.checkoutId, checkoutId))
  const given = await database.select().from(refunds).where(eq(refunds.checkoutId, checkoutId))
  return {
    status: consult.status,
    paid: paid.length,
    charges: sessions.filter(({ paymentStatus }) => paymentStatus === 'paid').length,
    payable: sessions.filter(({ status }) => status === 'open').length,
    submissions: log.filter(({ action }) => action === 'payment.received').length,
    receipts: mails.filter(({ dedupeKey }) => dedupeKey.startsWith('payment-received')).length,
    givenBack: double.ledger.after.refunds
      .filter(({ payment_intent }) => intents.has(payment_intent))
      .map(({ amount, status }) => `${amount} ${status}`),
    refunds: given.map(({ amountMinor, state }) => `${amountMinor} ${state}`),
    documents: documents.map(({ kind }) => kind).sort(),
  }
}
