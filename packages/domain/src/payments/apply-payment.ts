import type { CaseStatus } from '../cases/case.ts'
import { isEditable } from '../cases/case-status.ts'
import type { CheckoutState } from './checkout.ts'
import { holdsMoney, type RefundState } from './refund.ts'

export type ApplyRefusal = 'wrongStatus' | 'refundUnderWay' | 'paymentDisputed' | 'caseNotPayable'

/**
 * Returns why a payment that was set aside cannot be applied to its case, or `undefined`: it must match the requested amount
 * exactly, have no refunds, and the case must still be unpaid.
 */
export function refuseApplying(payment: {
  state: CheckoutState
  asked: { amountMinor: number; currency: string }
  paid: { amountMinor: number | null; currency: string | null }
  refunds: readonly { state: RefundState }[]
  disputes: readonly { state: 'open' | 'won' | 'lost' }[]
  caseStatus: CaseStatus
}): ApplyRefusal | undefined {
  const { state, asked, paid, refunds, disputes, caseStatus } = payment
  if (state !== 'paid_mismatch' && state !== 'paid_duplicate') return 'wrongStatus'
  if (paid.amountMinor !== asked.amountMinor || paid.currency !== asked.currency)
    return 'wrongStatus'
  if (refunds.some((refund) => holdsMoney(refund.state))) return 'refundUnderWay'
  if (disputes.some((dispute) => dispute.state !== 'won')) return 'paymentDisputed'
  return isEditable(caseStatus) ? undefined : 'caseNotPayable'
}
