import type { queryCreditPlans as contract } from '@systole/contract/money/credits'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import { officePlans } from './credit-plan-store.ts'
import { presentPlan } from './present-plan.ts'

export async function queryCreditPlans(
  { db, clock }: CallContext,
  { input }: Call<typeof contract>,
) {
  const now = clock.now()
  const plans = await officePlans(db, { all: input.all ?? false, now })
  return {
    plans: plans.map((plan) => ({
      ...presentPlan(plan),
      is_valid: plan.validUntil === null || plan.validUntil > now,
      hospitals: plan.hospitals,
    })),
  }
}
