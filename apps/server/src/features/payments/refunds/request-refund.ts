import type { requestRefund as contract } from '@systole/contract/money/payment-desk'
import { nextStatus } from '@systole/domain/cases/case-steps'
import { needsSecondPerson, refundable, refuseRefund } from '@systole/domain/payments/refund'
import { isSettled } from '@systole/domain/payments/settlement'
import type { CallContext } from '../../../app-context.ts'
import { newId } from '../../../db/new-id.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import type { Checkout } from '../checkouts/checkout-store.ts'
import { lockCaseAndCheckout } from '../checkouts/lock-case-and-checkout.ts'
import { deskPayment } from '../office/desk-payment.ts'
import { askOtherAdmins } from './ask-other-admins.ts'
import { endCase } from './end-case.ts'
import { disputesOf, insertRefund, refundFactsOf, refundsOf } from './refund-store.ts'
import { sendRefundJob } from './send-refund.job.ts'

type RequestCall = Call<typeof contract>

/**
 * Requests a refund. Within the limit it is sent before the reply; above it, a second person has to approve. SPEC 8;
 * ADR 23.
 */
export async function requestRefund(context: CallContext, call: RequestCall) {
  const { db } = context
  const { consult, checkout } = await lockCaseAndCheckout(db, call.input.id)
  const { paidMinor, paidCurrency, paymentId } = checkout
  if (!isSettled(checkout.state) || paidMinor === null || !paidCurrency || !paymentId)
    throw new AppError('paymentNotFound')
  const refunds = (await refundsOf(db, [checkout.checkoutId])).map(refundFactsOf)
  const disputes = await disputesOf(db, [checkout.checkoutId])
  const { amount_minor: amountMinor, reason } = call.input
  const isDisputed = disputes.some(({ state }) => state !== 'won')
  const refusal = refuseRefund({ paidMinor, refunds, isDisputed }, { amountMinor, reason })
  if (refusal)
    throw new AppError(refusal, { data: { refundable_minor: refundable(paidMinor, refunds) } })
  const endsCase = call.input.end_case === '1'
  if (endsCase) refuseEnding(consult)
  const limits = context.settings.REFUND_LIMITS
  const isAsked = needsSecondPerson({ currency: paidCurrency, refunds }, amountMinor, limits)
  await add(context, call, { checkout, paymentId, currency: paidCurrency, endsCase, isAsked })
  if (endsCase && !isAsked) await endCase(context, consult, { actor: call.actor, reason })
  return { payment: await deskPayment(context, checkout.checkoutId, call.actor) }
}

/** Refuses to end a case whose report has been released. */
function refuseEnding(consult: CaseRow): void {
  const next = nextStatus(consult, 'reject', 'internal_admin')
  if (typeof next !== 'string') throw new AppError(next.refusal)
}

async function add(
  context: CallContext,
  { actor, input }: RequestCall,
  asked: {
    checkout: Checkout
    paymentId: string
    currency: string
    endsCase: boolean
    isAsked: boolean
  },
): Promise<void> {
  const { db, clock, requestId, jobs } = context
  const { checkout, paymentId, currency, endsCase, isAsked } = asked
  const { checkoutId, provider, caseId } = checkout
  const { amount_minor: amountMinor } = input
  const refundId = newId('refund')
  await insertRefund(db, {
    refundId,
    checkoutId,
    provider,
    paymentId,
    amountMinor,
    currency,
    reason: input.reason.trim(),
    state: isAsked ? 'asked' : 'approved',
    endsCase,
    requestedBy: actor.accountId,
    requestedAt: clock.now(),
    idempotencyKey: newId('key'),
  })
  if (!isAsked) await jobs.enqueue(db, sendRefundJob, { refundId })
  if (isAsked)
    await askOtherAdmins(context, { actor, refundId, checkoutId, caseId, amountMinor, currency })
  await addAudit(
    db,
    { actor, requestId },
    {
      action: isAsked ? 'refund.asked' : 'refund.approved',
      object: `case:${caseId}`,
      details: { refundId, checkoutId, amountMinor, currency, endsCase },
    },
  )
}
