import type { saveCreditPlan as contract } from '@systole/contract/money/credit-office'
import type { CallContext } from '../../../app-context.ts'
import type { Db } from '../../../db/database.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { changePlan, insertPlan, planForChange } from './credit-plan-store.ts'
import { presentPlan } from './present-plan.ts'

/** Saves a plan. Its charges apply to later deductions; its source of credits never changes. */
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
  if (creditPlanId) await refuseStale(db, creditPlanId, input.seen)
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

/**
 * Refuses a change based on an outdated version of the plan, so that of two concurrent editors the second sees the first one's
 * change.
 */
async function refuseStale(
  db: Db,
  creditPlanId: string,
  seen: Call<typeof contract>['input']['seen'],
): Promise<void> {
  const row = await planForChange(db, creditPlanId)
  if (!row) throw fieldRefusal('credit_plan_id', 'names no plan')
  if (!seen) throw fieldRefusal('seen', 'is needed to change a plan')
  const now = presentPlan(row)
  const isSame =
    now.name === seen.name &&
    now.valid_until?.getTime() === seen.valid_until?.getTime() &&
    now.basic_credits === seen.basic_credits &&
    now.advance_credits === seen.advance_credits
  if (!isSame) throw new AppError('versionConflict')
}
