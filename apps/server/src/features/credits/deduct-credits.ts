import type { deductCredits as contract } from '@systole/contract/money/credits'
import { isEditable } from '@systole/domain/cases/case-status'
import { refuseDeduction, requiredCredits } from '@systole/domain/credits/case-credits'
import { DEDUCTION, ownersOfAccount } from '@systole/domain/ledger/posting'
import type { CallContext } from '../../app-context.ts'
import { AppError } from '../../http/app-error.ts'
import { fieldRefusal } from '../../http/field-refusal.ts'
import type { Call } from '../../http/serve.ts'
import { addAudit } from '../audit/audit-store.ts'
import { addCaseEvent } from '../cases/case-event-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'
import { findCaseForChange } from '../cases/case-store.ts'
import { submitCase } from '../cases/submit-case.ts'
import { findHospital } from '../hospitals/hospital-store.ts'
import { balancesOf, postToLedger } from '../ledger/ledger-store.ts'
import { refuseUnpayable } from '../payments/checkouts/payable-facts.ts'
import { refuseWhilePaying } from '../payments/checkouts/refuse-while-paying.ts'
import { creditChangesOf } from './case-credit-store.ts'
import { accountOf, CREDITS, creditsOf, presentCaseCredits } from './case-credits.ts'
import { type CreditPlanRow, validPlansOf } from './credit-plan-store.ts'
import { mailCreditsDeducted } from './mail-credits-deducted.ts'
import { mapLedgerFailure } from './map-ledger-failure.ts'

type DeductCall = Call<typeof contract>

/**
 * Deducts the credits of a case, once even with concurrent requests. The case is locked from the start, the account from the
 * posting on. CALL-31.
 */
export async function deductCredits(context: CallContext, call: DeductCall) {
  const { db, clock, log, requestId } = context
  const consult = await findCaseForChange(db, call.input.usid, call.scope)
  if (!consult) throw new AppError('caseNotFound')
  refuseWhilePaying(consult)
  const { plan, plans, account, credits, changes } = await toDeduct(context, call, consult)
  const required = requiredCredits(credits, plan)
  const sent = await submitIfReady(context, call, consult, required)
  const tooLittle = plan.funding === 'distributor' ? 'distributorNoQuota' : 'notEnoughCredits'
  const planBalance = await mapLedgerFailure(log, { takes: true, tooLittle }, () =>
    postToLedger(db, {
      ...CREDITS,
      ...ownersOfAccount(account),
      event: DEDUCTION[plan.funding],
      cause: `${consult.caseId}:${changes.length}`,
      amount: required,
      hospitalId: consult.hospitalId,
      caseId: consult.caseId,
      actor: call.actor,
      note: call.input.note,
      at: clock.now(),
    }),
  )
  const after = planBalance?.get(account.accountId) ?? 0
  await mailCreditsDeducted(context, sent, {
    credits: required,
    change: changes.length,
    left: plan.funding === 'hospital' ? after : undefined,
    isSentNow: sent !== consult,
  })
  const { creditPlanId } = plan
  const details = { credits: required, creditPlanId, before: after + required, after }
  const object = `case:${consult.caseId}`
  await addAudit(
    db,
    { actor: call.actor, requestId },
    { action: 'credits.deducted', object, details },
  )
  return presentCaseCredits(context, sent, plans)
}

/** Returns the credits to deduct and their account, or throws the refusal. */
async function toDeduct(context: CallContext, { input }: DeductCall, consult: CaseRow) {
  const { db, clock } = context
  const { caseId, hospitalId } = consult
  const changes = await creditChangesOf(db, caseId)
  const credits = creditsOf(consult, changes)
  const valid = await validPlansOf(db, hospitalId, clock.now())
  const plans = plansMeant(valid, input.credit_plan_id)
  const [plan] = plans
  const distributorId = (await findHospital(db, hospitalId))?.distributorId ?? null
  const account = plan && accountOf(plan, { hospitalId, distributorId })
  const balances = await balancesOf(db, account ? [account] : [])
  const refusal = refuseDeduction(credits, plans, balances.get(account?.accountId ?? '') ?? 0)
  if (refusal) throw new AppError(refusal, { data: { required: requiredCredits(credits, plan) } })
  if (!plan || !account) throw new AppError('noCreditPlan')
  return { plan, plans: valid, account, credits, changes }
}

function plansMeant(
  plans: readonly CreditPlanRow[],
  named: string | undefined,
): readonly CreditPlanRow[] {
  if (named === undefined) return plans
  const meant = plans.filter(({ creditPlanId }) => creditPlanId === named)
  if (meant.length === 0)
    throw fieldRefusal('credit_plan_id', 'names no valid plan of the hospital')
  return meant
}

/** Submits a case that lacks only its payment, like a card payment; logs the deduction for any other case. SPEC 22. */
async function submitIfReady(
  context: CallContext,
  { actor }: DeductCall,
  consult: CaseRow,
  credits: number,
): Promise<CaseRow> {
  const event = { actor, action: 'credits.deducted', note: String(credits) } as const
  if (isEditable(consult.status)) {
    refuseUnpayable(consult)
    return submitCase(context, consult, event)
  }
  const { caseId, hospitalId, status } = consult
  const at = context.clock.now()
  await addCaseEvent(context.db, { caseId, hospitalId, ...event, from: status, to: status, at })
  return consult
}
