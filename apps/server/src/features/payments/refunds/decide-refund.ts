import type { decideRefund as contract } from '@systole/contract/money/payment-desk'
import { nextStatus } from '@systole/domain/cases/case-steps'
import { nextRefundState, refuseRefundDecision } from '@systole/domain/payments/refund'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { findCaseForChange } from '../../cases/case-store.ts'
import { findCheckout, lockCheckout } from '../checkouts/checkout-store.ts'
import { deskPayment } from '../office/desk-payment.ts'
import { endCase } from './end-case.ts'
import { changeRefund, findRefund, lockRefund, type Refund } from './refund-store.ts'
import { sendRefundJob } from './send-refund.job.ts'

/** Approves or declines a refund; the requester may only decline. Of two simultaneous decisions one succeeds. */
export async function decideRefund(context: CallContext, call: Call<typeof contract>) {
  const { db, clock, requestId, jobs } = context
  const { input, actor } = call
  const { refund, consult } = await hold(db, input.refund_id)
  const { decision, reason = '' } = input
  const refusal = refuseRefundDecision(refund, { by: actor.accountId, decision, reason })
  if (refusal) throw new AppError(refusal)
  const state = nextRefundState(refund.state, decision)
  if (!state) throw new AppError('refundDecided')
  const { refundId, checkoutId, amountMinor, currency } = refund
  await changeRefund(db, refundId, {
    state,
    decidedBy: actor.accountId,
    decidedAt: clock.now(),
    decisionReason: reason.trim(),
    ...(decision === 'decline' && { endedAt: clock.now() }),
  })
  if (decision === 'approve') {
    await jobs.enqueue(db, sendRefundJob, { refundId })
    if (refund.endsCase && stillEnds(consult))
      await endCase(context, consult, { actor, reason: refund.reason })
  }
  await addAudit(
    db,
    { actor, requestId },
    {
      action: `refund.${state}`,
      object: `case:${consult.caseId}`,
      details: { refundId, checkoutId, amountMinor, currency },
    },
  )
  return { payment: await deskPayment(context, checkoutId, actor) }
}

/** Returns whether the case can still be ended; the report may have been released before the approval. */
function stillEnds(consult: CaseRow): boolean {
  return typeof nextStatus(consult, 'reject', 'internal_admin') === 'string'
}

async function hold(
  db: CallContext['db'],
  refundId: string,
): Promise<{ refund: Refund; consult: CaseRow }> {
  const found = await findRefund(db, refundId)
  const checkout = found && (await findCheckout(db, found.checkoutId, { reach: 'all' }))
  const consult = checkout && (await findCaseForChange(db, checkout.caseId, { reach: 'all' }))
  if (found) await lockCheckout(db, found.checkoutId)
  const refund = await lockRefund(db, refundId)
  if (!refund || !consult) throw new AppError('refundNotFound')
  return { refund, consult }
}
