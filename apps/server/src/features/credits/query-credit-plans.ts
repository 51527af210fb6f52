import { toStamp } from '@systole/domain/time/stamp'
import type { CallContext } from '../../app-context.ts'
import { validCreditPlans } from './credit-plan-store.ts'

export async function queryCreditPlans({ db, clock }: CallContext) {
  const plans = await validCreditPlans(db, clock.now())
  return {
    plans: plans.map(({ creditPlanId, name, validUntil }) => ({
      credit_plan_id: creditPlanId,
      name,
      valid_until: validUntil ? toStamp(validUntil) : '',
    })),
  }
}
