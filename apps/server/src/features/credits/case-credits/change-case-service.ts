import type { changeCaseService as contract } from '@systole/contract/money/credits'
import { refuseDeduction } from '@systole/domain/credits/case-credits'
import { refuseServiceChange } from '@systole/domain/ecg-cases/refuse-service-change'
import { MINUTE } from '@systole/domain/time/durations'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { changeCase } from '../../cases/case-store.ts'
import { moveCaseTest } from '../../cases/ecg/case-test-store.ts'
import { recordCase } from '../../cases/record-case.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { findServiceTerms } from '../../services/service-store.ts'
import { validPlansOf } from '../plans/credit-plan-store.ts'
import { reasonOf } from '../reason-of.ts'
import { creditChangesOf, deductedIn } from './case-credit-store.ts'
import { creditsOf, presentCaseCredits } from './case-credits.ts'
import { findDeduction, postDeduction } from './deduction.ts'
import { returnCredits } from './return-credits.ts'

type ChangeCall = Call<typeof contract>
type EcgService = ChangeCall['input']['serviceId']

/**
 * Makes an ECG case one of the other ECG service: credits that were deducted are refunded and those of the new service deducted, and
 * the deadline moves by the difference of the promises. A refused deduction leaves the case as it was. Handbook 7.
 */
export async function changeCaseService(context: CallContext, call: ChangeCall) {
  const { db, clock } = context
  const { actor, input, scope } = call
  const note = reasonOf(input.note)
  const consult = await requireCaseForChange(db, input.caseId, scope)
  const { caseId, hospitalId, service: from, status } = consult
  const to = input.serviceId
  const refusal = refuseServiceChange(consult, to)
  if (refusal === 'sameService')
    throw fieldRefusal('serviceId', 'is the service of the case already')
  if (refusal) throw new AppError('wrongStatus')
  const wasDeducted = (deductedIn(await creditChangesOf(db, caseId))?.credits ?? 0) > 0
  await returnCredits(context, consult, { actor, note })
  const dueAt = await movedDeadline(context, consult, to)
  const now = clock.now()
  await changeCase(db, caseId, { service: to, ...(dueAt && { dueAt }) }, now)
  await moveCaseTest(db, caseId, to)
  await recordCase(context, {
    ...{ caseId, hospitalId, actor, action: 'case.serviceChanged', from: status, to: status },
    ...{ note, at: now, details: { from, to } },
  })
  const changed = { ...consult, service: to, dueAt: dueAt ?? consult.dueAt }
  if (wasDeducted) await deductAgain(context, call, changed)
  return presentCaseCredits(context, changed)
}

async function movedDeadline(
  { db }: CallContext,
  { service, dueAt }: CaseRow,
  to: EcgService,
): Promise<Date | undefined> {
  if (!dueAt) return
  const [before, after] = [await findServiceTerms(db, service), await findServiceTerms(db, to)]
  return new Date(dueAt.getTime() + (after.promiseMinutes - before.promiseMinutes) * MINUTE)
}

async function deductAgain(
  context: CallContext,
  { actor, input }: ChangeCall,
  consult: CaseRow,
): Promise<void> {
  const valid = await validPlansOf(context.db, consult.hospitalId, context.clock.now())
  if (refuseDeduction(creditsOf(consult, []), valid, 0) === 'noCreditNeeded') return
  const planId = input.credit_plan_id
  const deduction = await findDeduction(context, consult, { valid, planId })
  await postDeduction(context, consult, { ...deduction, actor, note: input.note, isSentNow: false })
}
