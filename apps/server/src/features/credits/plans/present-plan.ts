import type { CreditPlan } from '@systole/contract/money/credits'
import type { CreditPlanRow } from './credit-plan-store.ts'

export function presentPlan(plan: CreditPlanRow): CreditPlan {
  return {
    credit_plan_id: plan.creditPlanId,
    name: plan.name,
    valid_until: plan.validUntil,
    funding: plan.funding,
    basic_credits: plan.basicCredits,
    advance_credits: plan.advanceCredits,
  }
}
