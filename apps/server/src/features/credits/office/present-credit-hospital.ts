import type { CreditHospital } from '@systole/contract/money/credit-office'
import type { CallContext } from '../../../app-context.ts'
import { AppError } from '../../../http/app-error.ts'
import { balancesOf } from '../../ledger/ledger-store.ts'
import { accountOf } from '../case-credits/case-credits.ts'
import { presentPlan } from '../plans/present-plan.ts'
import { type CreditHospitalRow, findCreditHospitals } from './credit-hospital-store.ts'

type Context = Pick<CallContext, 'db' | 'clock'>

/** Presents hospitals with the current balance of each of their plans according to the ledger. */
export async function presentCreditHospitals(
  { db, clock }: Context,
  rows: readonly CreditHospitalRow[],
): Promise<CreditHospital[]> {
  const now = clock.now()
  const accounts = rows.flatMap((row) => row.plans.flatMap((plan) => accountOf(plan, row) ?? []))
  const balances = await balancesOf(db, accounts)
  return rows.map((row) => ({
    hospital_id: row.hospitalId,
    name: row.name,
    country: row.country,
    distributor: row.distributorId
      ? { distributor_id: row.distributorId, name: row.distributor ?? '' }
      : null,
    plans: row.plans.map((plan) => ({
      ...presentPlan(plan),
      balance: balances.get(accountOf(plan, row)?.accountId ?? '') ?? 0,
      is_valid: plan.validUntil === null || plan.validUntil > now,
    })),
  }))
}

export async function theCreditHospital(
  { db }: Context,
  hospitalId: string,
): Promise<CreditHospitalRow> {
  const { found } = await findCreditHospitals(db, { words: [], hospitalId }, 1)
  const [hospital] = found
  if (!hospital) throw new AppError('hospitalNotFound')
  return hospital
}

/** Presents one hospital after a change. */
export async function presentCreditHospital(
  context: Context,
  hospitalId: string,
): Promise<CreditHospital> {
  const row = await theCreditHospital(context, hospitalId)
  const [hospital] = await presentCreditHospitals(context, [row])
  if (!hospital) throw new AppError('hospitalNotFound')
  return hospital
}
