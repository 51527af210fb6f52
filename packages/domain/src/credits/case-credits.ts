import type { CaseStatus, ConsultMode } from '../cases/case.ts'
import type { CreditPlanFunding } from './credit-plan.ts'

/** What a plan asks for a case of each mode; none where it is paid by card only. */
export type PlanCredits = {
  funding: CreditPlanFunding
  basicCredits: number
  advanceCredits: number
}
export type CaseCredits = {
  status: CaseStatus
  mode: ConsultMode | null
  isPaidByCard: boolean
  /** Deducted for this case and not refunded. */
  deducted: number
}

/** The credits a case still takes: none once it is paid, by card or by credits, or when nobody will read it. */
export function requiredCredits(consult: CaseCredits, plan: PlanCredits | undefined): number {
  const { status, mode, isPaidByCard, deducted } = consult
  if (!plan || mode === null || isPaidByCard || deducted > 0 || status === 'reject') return 0
  return mode === 'basic' ? plan.basicCredits : plan.advanceCredits
}

/** What patcher and internal admin see of a case: refund what was deducted, else deduct what it takes. ROLE-3. */
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
 * Why no credits are deducted for a case, or undefined when they are. `plans` are the hospital's valid ones, or the one that
 * was named; `held` is what the account of the only one holds. Portal.md section 8, -4006 to -4022.
 */
export function refuseDeduction(
  consult: CaseCredits,
  plans: readonly PlanCredits[],
  held: number,
): DeductionRefusal | undefined {
  if (consult.deducted > 0) return 'creditsAlreadyDeducted'
  const [plan, another] = plans
  if (!plan) return 'noCreditPlan'
  if (another) return 'severalCreditPlans'
  const required = requiredCredits(consult, plan)
  if (required === 0) return 'noCreditNeeded'
  if (held >= required) return undefined
  return plan.funding === 'distributor' ? 'distributorNoQuota' : 'notEnoughCredits'
}

/** Why credits are not refunded, or undefined when they are. -4016, -4023. */
export function refuseCreditRefund(
  deducted: number,
  asked: number,
): 'noCreditDeducted' | 'creditRefundTooLarge' | undefined {
  if (deducted === 0) return 'noCreditDeducted'
  if (asked > deducted) return 'creditRefundTooLarge'
}
