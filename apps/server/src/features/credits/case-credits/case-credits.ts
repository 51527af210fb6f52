import type { WireSessionCredits } from '@systole/contract/money/credits'
import { caseNumberText } from '@systole/domain/cases/case-number'
import { type CaseCredits, creditMode, requiredCredits } from '@systole/domain/credits/case-credits'
import { CREDIT, type LedgerAccount, ledgerAccount } from '@systole/domain/ledger/posting'
import type { CallContext } from '../../../app-context.ts'
import { presentCaseId } from '../../../http/present-case-id.ts'
import { presentServiceId } from '../../../http/present-service-id.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'
import { findHospital } from '../../hospitals/hospital-store.ts'
import { balancesOf } from '../../ledger/ledger-store.ts'
import { type CreditPlanRow, validPlansOf } from '../plans/credit-plan-store.ts'
import { presentPlan } from '../plans/present-plan.ts'
import {
  type CreditChange,
  creditChangesOf,
  deductedIn,
  presentChange,
} from './case-credit-store.ts'

export const CREDITS = { book: 'credits', currency: CREDIT } as const

/** Returns the account with a plan's credits: the hospital's, or its distributor's quota. */
export function accountOf(
  plan: Pick<CreditPlanRow, 'funding' | 'creditPlanId'>,
  owners: { hospitalId: string; distributorId: string | null },
): LedgerAccount | undefined {
  const { hospitalId, distributorId } = owners
  if (plan.funding === 'hospital')
    return ledgerAccount('hospital_credits', CREDITS, { hospitalId, ...plan })
  return distributorId ? ledgerAccount('distributor_quota', CREDITS, { distributorId }) : undefined
}

export function creditsOf(consult: CaseRow, changes: readonly CreditChange[]): CaseCredits {
  return {
    service: consult.service,
    status: consult.status,
    mode: consult.mode,
    isPaidByCard: consult.checkoutState === 'paid',
    deducted: deductedIn(changes)?.credits ?? 0,
  }
}

/** Presents a case's credits to the office. */
export async function presentCaseCredits(
  { db, clock }: Pick<CallContext, 'db' | 'clock'>,
  consult: CaseRow,
  valid?: readonly CreditPlanRow[],
): Promise<WireSessionCredits> {
  const { caseId, hospitalId } = consult
  const changes = await creditChangesOf(db, caseId)
  const hospital = await findHospital(db, hospitalId)
  const plans = valid ?? (await validPlansOf(db, hospitalId, clock.now()))
  const owners = { hospitalId, distributorId: hospital?.distributorId ?? null }
  const planBalance = plans.map((plan) => ({ plan, account: accountOf(plan, owners) }))
  const balances = await balancesOf(
    db,
    planBalance.flatMap(({ account }) => account ?? []),
  )
  const credits = creditsOf(consult, changes)
  const required = Math.max(0, ...plans.map((plan) => requiredCredits(credits, plan)))
  return {
    ...presentCaseId(caseId),
    id: caseNumberText(consult.caseNumber, consult.service),
    ...presentServiceId(consult.service),
    status: consult.status,
    hospital_id: hospitalId,
    hospital: consult.hospitalName,
    mode: creditMode({ deducted: credits.deducted, required }),
    required_credit: required,
    deducted: credits.deducted,
    plans: planBalance.map(({ plan, account }) => ({
      ...presentPlan(plan),
      balance: balances.get(account?.accountId ?? '') ?? 0,
      required_credit: requiredCredits(credits, plan),
    })),
    credit_transactions: changes.map(presentChange),
  }
}
