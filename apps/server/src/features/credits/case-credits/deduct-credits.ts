import type { deductCredits as contract } from '@systole/contract/money/credits'
import { isEditable } from '@systole/domain/cases/case-status'
import { serviceOf } from '@systole/domain/services/services'
import type { CallContext } from '../../../app-context.ts'
import type { Call } from '../../../http/serve.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { takeImported } from '../../cases/ecg/take-imported.ts'
import { logCaseOnly } from '../../cases/record-case.ts'
import { requireCaseForChange } from '../../cases/require-case.ts'
import { submitCase } from '../../cases/submit-case.ts'
import { refuseUnpayable } from '../../payments/checkouts/payable-facts.ts'
import { refuseWhilePaying } from '../../payments/checkouts/refuse-while-paying.ts'
import { validPlansOf } from '../plans/credit-plan-store.ts'
import { presentCaseCredits } from './case-credits.ts'
import { findDeduction, postDeduction } from './deduction.ts'

type DeductCall = Call<typeof contract>

/**
 * Deducts the credits of a case, once even with concurrent requests. The case is locked from the start, the account from the
 * posting on. CALL-31.
 */
export async function deductCredits(context: CallContext, call: DeductCall) {
  const { db, clock } = context
  const { actor, input } = call
  const consult = await requireCaseForChange(db, input.caseId, call.scope)
  refuseWhilePaying(consult)
  const valid = await validPlansOf(db, consult.hospitalId, clock.now())
  const deduction = await findDeduction(context, consult, { valid, planId: input.credit_plan_id })
  const sent = await submitIfReady(context, call, consult, deduction.required)
  const isSentNow = sent !== consult
  await postDeduction(context, sent, { ...deduction, actor, note: input.note, isSentNow })
  if (isSentNow) await takeImported(context, input.caseId)
  return presentCaseCredits(context, sent, valid)
}

/** Submits a case that lacks only its payment, like a card payment; logs the deduction for any other case. SPEC 22. */
async function submitIfReady(
  context: CallContext,
  { actor }: DeductCall,
  consult: CaseRow,
  credits: number,
): Promise<CaseRow> {
  const event = { actor, action: 'credits.deducted', note: String(credits) } as const
  if (isEditable(consult.status, consult.service)) {
    if (serviceOf(consult).requires === 'questions') refuseUnpayable(consult)
    if (serviceOf(consult).credits === 'byMode') return submitCase(context, consult, event)
    const step = { action: 'submit', by: actor.userType }
    return submitCase(context, consult, { ...event, step })
  }
  const { caseId, hospitalId, status } = consult
  const at = context.clock.now()
  await logCaseOnly(context.db, { caseId, hospitalId, ...event, from: status, to: status, at })
  return consult
}
