import type { CallContext } from '../../app-context.ts'
import { validCreditPlans } from './credit-plan-store.ts'
import { presentPlan } from './present-plan.ts'

export async function queryCreditPlans({ db, clock }: CallContext) {
  const plans = await validCreditPlans(db, clock.now())
  return { plans: plans.map(presentPlan) }
}
