import type {
  bindCreditPlan as BindCreditPlan,
  bindDistributor as BindDistributor,
} from '@systole/contract/money/credit-office'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import { addAudit } from '../../audit/audit-store.ts'
import { lockHospital } from '../../hospitals/hospital-store.ts'
import { bindPlan, unbindPlan, validCreditPlans } from '../plans/credit-plan-store.ts'
import { saveDistributorOf } from './credit-hospital-store.ts'
import { allDistributors } from './distributor-store.ts'
import { presentCreditHospital, theCreditHospital } from './present-credit-hospital.ts'

/** Assigns or removes a plan. A plan that still has credits cannot be removed, because they would become inaccessible. */
export async function bindCreditPlan(context: CallContext, call: Call<typeof BindCreditPlan>) {
  const { db, clock } = context
  const { hospital_id: hospitalId, credit_plan_id: creditPlanId, bound } = call.input
  if (!(await lockHospital(db, hospitalId))) throw new AppError('hospitalNotFound')
  const now = clock.now()
  if (bound) {
    const plans = await validCreditPlans(db, now)
    if (!plans.some((plan) => plan.creditPlanId === creditPlanId))
      throw fieldRefusal('credit_plan_id', 'names no valid plan')
    await bindPlan(db, { hospitalId, creditPlanId, boundAt: now })
  } else {
    const { plans } = await presentCreditHospital(context, hospitalId)
    const plan = plans.find((each) => each.credit_plan_id === creditPlanId)
    if (plan?.funding === 'hospital' && plan.balance > 0)
      throw fieldRefusal('credit_plan_id', 'still holds credits; take them back first')
    await unbindPlan(db, hospitalId, creditPlanId)
  }
  await audit(context, call, bound ? 'plan.bound' : 'plan.unbound', { creditPlanId })
  return presentCreditHospital(context, hospitalId)
}

export async function bindDistributor(context: CallContext, call: Call<typeof BindDistributor>) {
  const { db } = context
  const { hospital_id: hospitalId, distributor_id: distributorId, seen } = call.input
  if (!(await lockHospital(db, hospitalId))) throw new AppError('hospitalNotFound')
  const before = (await theCreditHospital(context, hospitalId)).distributorId ?? ''
  if (seen !== undefined && seen !== before) throw new AppError('versionConflict')
  if (distributorId && (await allDistributors(db, distributorId)).length === 0)
    throw new AppError('distributorNotFound')
  await saveDistributorOf(db, hospitalId, distributorId ?? null)
  await audit(context, call, 'distributor.bound', {
    before,
    after: distributorId ?? '',
  })
  return presentCreditHospital(context, hospitalId)
}

async function audit(
  { db, requestId }: CallContext,
  { actor, input }: Call<typeof BindCreditPlan> | Call<typeof BindDistributor>,
  action: string,
  details: Record<string, string>,
): Promise<void> {
  await addAudit(
    db,
    { actor, requestId },
    {
      action,
      object: `hospital:${input.hospital_id}`,
      details,
    },
  )
}
