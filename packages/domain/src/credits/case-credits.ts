import type { ConsultMode } from '../cases/case.ts'
import type { ServiceId } from '../services/service-id.ts'
import { type InService, phaseOf, serviceOf } from '../services/services.ts'
import type { CreditPlanFunding } from './credit-plan.ts'

/** The credits that a plan charges for a case of each mode; absent if cases are paid by card only. */
export type PlanCredits = {
  funding: CreditPlanFunding
  basicCredits: number
  advanceCredits: number
  /** The credits for a case of each other service; absent or 0 if it is free. SPEC E10. */
  serviceCredits?: Partial<Record<ServiceId, number>>
}
export type CaseCredits = InService & {
  mode: ConsultMode | null
  isPaidByCard: boolean
  /** Credits deducted for this case and not refunded. */
  deducted: number
}

/** Returns the credits still to be deducted for a case: 0 once it is paid by card or credits, or when it is rejected. */
export function requiredCredits(consult: CaseCredits, plan: PlanCredits | undefined): number {
  const { service = 'econsult', mode, isPaidByCard, deducted } = consult
  if (!plan || isPaidByCard || deducted > 0 || phaseOf(consult) === 'rejected') return 0
  if (serviceOf({ service }).credits === 'byService') return plan.serviceCredits?.[service] ?? 0
  if (mode === null) return 0
  return mode === 'basic' ? plan.basicCredits : plan.advanceCredits
}

/**
 * Returns the credit action offered to patcher and internal admin: refund deducted credits, otherwise deduct those required.
 * ROLE-3.
 */
export function creditMode(credits: {
  deducted: number
  required: number
}): 'refund' | 'deduct' | 'none' {
  if (credits.deducted > 0) return 'refund'
  return credits.required > 0 ? 'deduct' : 'none'
}

export type DeductionRefusal =
  | 'creditsAlreadyDeducted'
  | 'noCreditPlan'
  | 'severalCreditPlans'
  | 'noCreditNeeded'
  | 'notEnoughCredits'
  | 'distributorNoQuota'

/**
 * Returns why no credits are deducted for a case, or `undefined`. `plans` are the hospital's valid plans, or the named one;
 * `held` is the balance of the only plan. Portal.md section 8, -4006 to -4022.
 */
export function refuseDeduction(
  consult: CaseCredits,
  plans: readonly PlanCredits[],
  balance: number,
): DeductionRefusal | undefined {
  if (consult.deducted > 0) return 'creditsAlreadyDeducted'
  const [plan, another] = plans
  if (!plan) return 'noCreditPlan'
  if (another) return 'severalCreditPlans'
  const required = requiredCredits(consult, plan)
  if (required === 0) return 'noCreditNeeded'
  if (balance >= required) return undefined
  return plan.funding === 'distributor' ? 'distributorNoQuota' : 'notEnoughCredits'
}

/** Returns why credits are not refunded, or `undefined`. -4016, -4023. */
export function refuseCreditRefund(
  deducted: number,
  asked: number,
): 'noCreditDeducted' | 'creditRefundTooLarge' | undefined {
  if (deducted === 0) return 'noCreditDeducted'
  if (asked > deducted) return 'creditRefundTooLarge'
}
