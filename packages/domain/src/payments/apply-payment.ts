import type { CaseStatus } from '../cases/case.ts'
import { isEditable } from '../cases/case-status.ts'
import type { CheckoutState } from './checkout.ts'
import { holdsMoney, type RefundState } from './refund.ts'

export type ApplyRefusal = 'wrongStatus' | 'refundUnderWay' | 'paymentDisputed' | 'caseNotPayable'

/**
 * Why money that was set aside cannot be taken for its case after all, or undefined when a person may decide so: it is
 * what was asked for to the cent, none of it went back, and the case still waits for its payment.
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
