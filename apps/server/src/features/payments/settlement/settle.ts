import { isEditable } from '@systole/domain/cases/case-status'
import { moneyText } from '@systole/domain/payments/money'
import {
  coversMode,
  isSettled,
  type ProviderState,
  settledState,
  submissionTime,
} from '@systole/domain/payments/settlement'
import type { CallContext } from '../../../app-context.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { issueInvoiceJob } from '../../billing/documents/issue-invoice.job.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { findCaseForChange } from '../../cases/case-store.ts'
import { submitCase } from '../../cases/submit-case.ts'
import { postToLedger } from '../../ledger/ledger-store.ts'
import {
  type Checkout,
  type CheckoutRow,
  changeCheckout,
  lockCheckout,
  noteChecked,
} from '../checkouts/checkout-store.ts'
import { openAtProvider } from '../checkouts/open-at-provider.ts'
import { mailPaymentReceived } from '../mails/mail-payment-received.ts'
import { mailPaymentRefused } from '../mails/mail-payment-refused.ts'
import { mailSurplusPayment } from '../mails/mail-surplus-payment.ts'

export type SettleContext = Pick<
  CallContext,
  'database' | 'gateways' | 'clock' | 'jobs' | 'log' | 'settings' | 'publicUrl' | 'requestId'
>
type Paid = Extract<ProviderState, { kind: 'paid' }>

/**
 * Brings a checkout to the state that the provider reports and submits the case that it pays for. Webhook, return and
 * reconciliation all use it, in any order, repeatedly and simultaneously: the row locks make it happen once. PAY-5.
 */
export async function settle(context: SettleContext, checkoutId: string): Promise<Checkout> {
  const { providerId, ...before } = await openAtProvider(context, checkoutId)
  if (isSettled(before.state)) return { ...before, providerId }
  const provider = await context.gateways.named(before.provider).retrieve(providerId)
  if (provider.kind === 'open' && before.state === 'open') {
    await noteChecked(context.database, checkoutId, context.clock.now()) // no decision, so no lock is needed
    return { ...before, providerId }
  }
  return context.database.transaction(async (db) => {
    const { caseId } = before
    const consult = await findCaseForChange(db, caseId, { reach: 'all' })
    const checkout = await lockCheckout(db, checkoutId)
    if (!consult || !checkout) throw new Error(`${checkoutId} lost its case`)
    return record({ ...context, db }, { checkout, consult, provider })
  })
}

async function record(
  context: SettleContext & Pick<CallContext, 'db'>,
  facts: { checkout: CheckoutRow; consult: CaseRow; provider: ProviderState },
): Promise<Checkout> {
  const { checkout, consult, provider } = facts
  const { checkoutId } = checkout
  const now = context.clock.now()
  const state = settledState(
    {
      state: checkout.state,
      money: checkout,
      casePayable: isEditable(consult.status, consult.service) && consult.submittedAt === null,
      live: checkout.live,
      coversQuestions: coversMode(checkout.mode, consult.mode),
    },
    provider,
  )
  if (state === checkout.state || provider.kind !== 'paid') {
    await changeCheckout(context.db, checkoutId, { state, checkedAt: now })
    if (state === 'failed' && state !== checkout.state) await refuse(context, checkout, consult)
    return { ...checkout, state }
  }
  const { paymentId, paidAt, money } = provider
  const paid = { paymentId, paidAt, paidMinor: money.amountMinor, paidCurrency: money.currency }
  const change = { state, ...paid, checkedAt: now }
  await changeCheckout(context.db, checkoutId, change)
  const settled = { ...checkout, ...change }
  if (state === 'paid') await submit(context, { checkout: settled, consult, payment: provider })
  else await setAside(context, { checkout: settled, consult, payment: provider })
  await postPayment(context.db, settled, provider)
  return settled
}

/** Posts the received amount, even if it differs from the requested one. */
async function postPayment(db: CallContext['db'], checkout: CheckoutRow, payment: Paid) {
  const { checkoutId, state, provider, caseId, hospitalId } = checkout
  await postToLedger(db, {
    event: state === 'paid' ? 'paymentReceived' : 'paymentSetAside',
    cause: checkoutId,
    book: payment.live ? 'live' : 'test',
    amount: payment.money.amountMinor,
    currency: payment.money.currency,
    provider,
    hospitalId,
    caseId,
    at: payment.paidAt,
  })
}

/** Submits the case: payment, status, deadline, mode, log, audit and mail in one transaction. The paid mode is used. */
async function submit(
  context: SettleContext & Pick<CallContext, 'db'>,
  facts: { checkout: CheckoutRow; consult: CaseRow; payment: Paid },
): Promise<void> {
  const { checkout, consult, payment } = facts
  const { caseId, mode, createdAt } = checkout
  const { dueAt, submittedAt } = await submitCase(context, consult, {
    actor: { accountId: checkout.accountId, userType: 'vet' },
    action: 'payment.received',
    note: `${moneyText(checkout)}${checkout.live ? '' : ' (test)'}`,
    mode,
    submittedAt: submissionTime({ paidAt: payment.paidAt, createdAt, now: context.clock.now() }),
  })
  await addAudit(context.db, bySystem(context), {
    action: 'payment.received',
    object: `case:${caseId}`,
    details: factsOf(checkout, payment),
  })
  await context.jobs.enqueue(context.db, issueInvoiceJob, { checkoutId: checkout.checkoutId })
  await mailPaymentReceived(context, { checkout, consult, dueAt, paidAt: submittedAt })
  if (consult.mode !== mode) {
    context.log.warn({ caseId, paid: mode, asked: consult.mode }, 'paid for another mode')
    await mailSurplusPayment(context, { checkout, consult, reason: 'mode' })
  }
}

/** Records that the bank finally refused a payment; the payer is notified and may pay again. */
async function refuse(
  context: SettleContext & Pick<CallContext, 'db'>,
  checkout: CheckoutRow,
  consult: CaseRow,
): Promise<void> {
  const { caseId, checkoutId } = checkout
  await addAudit(context.db, bySystem(context), {
    action: 'payment.refused',
    object: `case:${caseId}`,
    details: { checkoutId },
  })
  await mailPaymentRefused(context, { checkout, consult })
}

/** Sets a payment without a submission aside until it has been handled. PAY-5. */
async function setAside(
  context: SettleContext & Pick<CallContext, 'db'>,
  facts: { checkout: CheckoutRow; consult: CaseRow; payment: Paid },
): Promise<void> {
  const { checkout, consult, payment } = facts
  const { caseId, state } = checkout
  context.log.warn({ checkoutId: checkout.checkoutId, caseId, state }, 'payment set aside')
  await addAudit(context.db, bySystem(context), {
    action: `payment.${state}`,
    object: `case:${caseId}`,
    details: factsOf(checkout, payment),
  })
  const reason = state === 'paid_mismatch' ? 'mismatch' : 'duplicate'
  await mailSurplusPayment(context, { checkout, consult, reason })
}

function bySystem({ requestId }: SettleContext) {
  return { actor: undefined, requestId }
}

function factsOf({ checkoutId, provider }: Checkout, payment: Paid) {
  const { money, paymentId, live } = payment
  return { checkoutId, provider, paymentId, ...money, live, paidAt: payment.paidAt.toISOString() }
}
