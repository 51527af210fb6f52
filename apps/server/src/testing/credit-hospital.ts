import { CREDIT, ledgerAccount } from '@systole/domain/ledger/posting'
import { eq } from 'drizzle-orm'
import { newId } from '../db/new-id.ts'
import { creditPlans, distributors, hospitalPlans, hospitals } from '../db/schema/hospitals.ts'
import { unbindPlan } from '../features/credits/plans/credit-plan-store.ts'
import { balancesOf, postToLedger } from '../features/ledger/ledger-store.ts'
import { payableCase } from './payable-case.ts'
import type { TestApp } from './test-app.ts'

const CREDITS = { book: 'credits', currency: CREDIT } as const

/** Creates a vet whose hospital has one credit plan and this many credits; 1 for Basic, 2 for Advance. */
export async function creditVet(
  portal: TestApp,
  options: { credits?: number; funding?: 'hospital' | 'distributor' } = {},
) {
  const { credits = 0, funding = 'hospital' } = options
  const db = portal.context.database
  const vet = await portal.as('vet')
  const { hospitalId } = vet
  const creditPlanId = newId('plan')
  const distributorId = newId('distributor')
  await unbindPlan(db, hospitalId)
  await db.insert(distributors).values({ distributorId, name: 'Cardia Supplies' })
  await db.update(hospitals).set({ distributorId }).where(eq(hospitals.hospitalId, hospitalId))
  await addCreditPlan(portal, hospitalId, { creditPlanId, funding })
  if (credits > 0) {
    await db.transaction((tx) =>
      postToLedger(tx, {
        ...CREDITS,
        event: funding === 'hospital' ? 'creditsGranted' : 'quotaGranted',
        cause: newId('grant'),
        amount: credits,
        hospitalId,
        creditPlanId,
        distributorId,
        at: portal.clock.now(),
      }),
    )
  }
  const account =
    funding === 'hospital'
      ? ledgerAccount('hospital_credits', CREDITS, { hospitalId, creditPlanId })
      : ledgerAccount('distributor_quota', CREDITS, { distributorId })
  return {
    vet,
    hospitalId,
    creditPlanId,
    distributorId,
    account,
    balance: async () => (await balancesOf(db, [account])).get(account.accountId) ?? 0,
    /** Creates a case of the hospital that lacks only the payment. */
    aCase: async (mode: 'basic' | 'advance' = 'basic') => payableCase(portal, { mode, vet }),
  }
}
export type CreditVet = Awaited<ReturnType<typeof creditVet>>

export async function addCreditPlan(
  portal: TestApp,
  hospitalId: string,
  plan: { creditPlanId: string; funding?: 'hospital' | 'distributor'; validUntil?: Date },
): Promise<void> {
  const db = portal.context.database
  await db
    .insert(creditPlans)
    .values({ name: 'Credit plan', basicCredits: 1, advanceCredits: 2, ...plan })
  await db.insert(hospitalPlans).values({ hospitalId, creditPlanId: plan.creditPlanId })
}
