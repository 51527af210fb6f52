import { refuseDeduction, requiredCredits } from '@systole/domain/credits/case-credits'
import { DEDUCTION, type LedgerAccount, ownersOfAccount } from '@systole/domain/ledger/posting'
import type { CallContext } from '../../../app-context.ts'
import type { Actor } from '../../../http/actor.ts'
import { AppError } from '../../../http/app-error.ts'
import { fieldRefusal } from '../../../http/field-refusal.ts'
import { addAudit } from '../../audit/audit-store.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import { balancesOf, postToLedger } from '../../ledger/ledger-store.ts'
import { mapLedgerFailure } from '../map-ledger-failure.ts'
import type { CreditPlanRow } from '../plans/credit-plan-store.ts'
import { creditChangesOf } from './case-credit-store.ts'
import { accountOf, CREDITS, creditsOf } from './case-credits.ts'
import { mailCreditsDeducted } from './mail-credits-deducted.ts'

/** The credits to deduct for a case, and the plan and account that pay them. */
type Deduction = {
  plan: CreditPlanRow
  account: LedgerAccount
  required: number
  /** The number of earlier changes of the case's credits; it makes the posting unique. */
  change: number
}

/** Returns the deduction of a case by the named plan or the only valid one, or throws the refusal. */
export async function findDeduction(
  { db }: Pick<CallContext, 'db'>,
  consult: CaseRow,
  { valid, planId }: { valid: readonly CreditPlanRow[]; planId?: string | undefined },
): Promise<Deduction> {
  const { caseId, hospitalId } = consult
  const changes = await creditChangesOf(db, caseId)
  const credits = creditsOf(consult, changes)
  const plans = plansMeant(valid, planId)
  const [plan] = plans
  const distributorId = (await findHospital(db, hospitalId))?.distributorId ?? null
  const account = plan && accountOf(plan, { hospitalId, distributorId })
  const balances = await balancesOf(db, account ? [account] : [])
  const refusal = refuseDeduction(credits, plans, balances.get(account?.accountId ?? '') ?? 0)
  const required = requiredCredits(credits, plan)
  if (refusal) throw new AppError(refusal, { data: { required } })
  if (!plan || !account) throw new AppError('noCreditPlan')
  return { plan, account, required, change: changes.length }
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

/** Posts a deduction, with audit and a mail to the hospital; `isSentNow` if it submitted the case. */
export async function postDeduction(
  context: CallContext,
  consult: CaseRow,
  deduction: Deduction & { actor: Actor; note: string | undefined; isSentNow: boolean },
): Promise<void> {
  const { db, clock, log, requestId } = context
  const { plan, account, required, change, actor, note, isSentNow } = deduction
  const { caseId, hospitalId } = consult
  const tooLittle = plan.funding === 'distributor' ? 'distributorNoQuota' : 'notEnoughCredits'
  const balances = await mapLedgerFailure(log, { takes: true, tooLittle }, () =>
    postToLedger(db, {
      ...CREDITS,
      ...ownersOfAccount(account),
      event: DEDUCTION[plan.funding],
      cause: `${caseId}:${change}`,
      amount: required,
      hospitalId,
      caseId,
      actor,
      note,
      at: clock.now(),
    }),
  )
  const after = balances?.get(account.accountId) ?? 0
  const left = plan.funding === 'hospital' ? after : undefined
  await mailCreditsDeducted(context, consult, { credits: required, change, left, isSentNow })
  const { creditPlanId } = plan
  const details = { credits: required, creditPlanId, before: after + required, after }
  const object = `case:${caseId}`
  await addAudit(db, { actor, requestId }, { action: 'credits.deducted', object, details })
}
