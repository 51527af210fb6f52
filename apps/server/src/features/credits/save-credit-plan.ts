import type { saveCreditPlan as contract } from '@systole/contract/credit-office'
import type { CallContext } from '../../app-context.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { changePlan, insertPlan } from './credit-plan-store.ts'
import { presentPlan } from './present-plan.ts'

/** What a plan asks holds for deductions from then on; whose credits it uses never changes. */
export async function saveCreditPlan(
  { db, requestId }: CallContext,
  { input, actor }: Call<typeof contract>,
) {
  const { credit_plan_id: creditPlanId, funding = 'hospital' } = input
  const terms = {
    name: input.name.trim(),
    validUntil: input.valid_until ?? null,
    basicCredits: input.basic_credits,
    advanceCredits: input.advance_credits,
  }
  const plan = creditPlanId
    ? await changePlan(db, creditPlanId, terms)
    : await insertPlan(db, { ...terms, funding })
  if (!plan) throw fieldRefusal('credit_plan_id', 'names no plan')
  await addAudit(
    db,
    { actor, requestId },
    {
      action: creditPlanId ? 'plan.changed' : 'plan.added',
      object: `plan:${plan.creditPlanId}`,
      details: {
        ...terms,
        validUntil: terms.validUntil?.toISOString() ?? '',
        funding: plan.funding,
      },
    },
  )
  return presentPlan(plan)
}
