import type { applyPayment as contract } from '@systole/contract/money/payment-desk'
import { refuseApplying } from '@systole/domain/payments/apply-payment'
import { moneyText } from '@systole/domain/payments/money'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { issueInvoiceJob } from '../../billing/documents/issue-invoice.job.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { submitCase } from '../../cases/submit-case.ts'
import { bookOf, postToLedger } from '../../ledger/ledger-store.ts'
import { type CheckoutRow, changeCheckout } from '../checkouts/checkout-store.ts'
import { lockCaseAndCheckout } from '../checkouts/lock-case-and-checkout.ts'
import { refuseUnpayable } from '../checkouts/payable-facts.ts'
import { refuseWhilePaying } from '../checkouts/refuse-while-paying.ts'
import { mailPaymentReceived } from '../mails/mail-payment-received.ts'
import { disputesOf, refundsOf } from '../refunds/refund-store.ts'
import { deskPayment } from './desk-payment.ts'

type ApplyCall = Call<typeof contract>

/**
 * Applies a payment that was set aside to its case by decision of a person: the case is submitted as it is now, and any price
 * difference is waived. The same steps as for a matching payment, in one transaction. PAY-5.
 */
export async function applyPayment(context: CallContext, call: ApplyCall) {
  const { db } = context
  const { id, note } = call.input
  if (note.trim() === '') throw new AppError('reasonRequired')
  const { checkout, consult } = await lockCaseAndCheckout(db, id)
  refuseWhilePaying(consult)
  await refuse(db, checkout, consult)
  await match(context, call, checkout)
  await send(context, call, { checkout, consult })
  return { payment: await deskPayment(context, id, call.actor) }
}

async function refuse(db: CallContext['db'], checkout: CheckoutRow, consult: CaseRow) {
  const { checkoutId, state, paidMinor, paidCurrency, live } = checkout
  const refusal = refuseApplying({
    state,
    asked: checkout,
    paid: { amountMinor: paidMinor, currency: paidCurrency },
    refunds: await refundsOf(db, [checkoutId]),
    disputes: await disputesOf(db, [checkoutId]),
    caseStatus: consult.status,
  })
  if (refusal) throw new AppError(refusal)
  const book = await bookOf(db, { event: 'paymentSetAside', cause: checkoutId })
  if (book !== (live ? 'live' : 'test')) throw new AppError('wrongStatus')
  refuseUnpayable(consult)
}

/** Matches the payment, so that it is no longer unassigned; its invoice is issued as usual. */
async function match(
  { db, clock, jobs, requestId }: CallContext,
  call: ApplyCall,
  row: CheckoutRow,
) {
  const { actor, input } = call
  const { checkoutId, caseId, hospitalId, provider, live, amountMinor, currency } = row
  const note = input.note.trim()
  const now = clock.now()
  const handled = { handledBy: actor.accountId, handledAt: now, handledNote: note }
  await changeCheckout(db, checkoutId, { state: 'paid', ...handled })
  await postToLedger(db, {
    event: 'paymentMatched',
    cause: checkoutId,
    book: live ? 'live' : 'test',
    amount: amountMinor,
    currency,
    provider,
    hospitalId,
    caseId,
    actor,
    note,
    at: now,
  })
  const details = { checkoutId, amountMinor, currency, note, before: row.state }
  await addAudit(
    db,
    { actor, requestId },
    { action: 'payment.applied', object: `case:${caseId}`, details },
  )
  await jobs.enqueue(db, issueInvoiceJob, { checkoutId })
}

async function send(
  context: CallContext,
  { actor }: ApplyCall,
  { checkout, consult }: { checkout: CheckoutRow; consult: CaseRow },
): Promise<void> {
  const { dueAt, submittedAt } = await submitCase(context, consult, {
    actor,
    action: 'payment.received',
    note: `${moneyText(checkout)}${checkout.live ? '' : ' (test)'}`,
    mode: consult.mode ?? checkout.mode,
  })
  await mailPaymentReceived(context, { checkout, consult, dueAt, paidAt: submittedAt })
}
