import type { CreditTransaction } from '@systole/contract/credit-transaction'
import { requiredCredits } from '@systole/domain/credits/case-credits'
import type { LedgerOwners } from '@systole/domain/ledger/posting'
import { ownersOfAccount } from '@systole/domain/ledger/posting'
import { toStamp } from '@systole/domain/time/stamp'
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { cases } from '../../db/schema/cases.ts'
import { creditPlans, hospitalPlans } from '../../db/schema/hospitals.ts'
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../db/schema/ledger.ts'
import { nameOf } from '../accounts/account-name-store.ts'
import type { CaseRow } from '../cases/case-row-store.ts'

/** The credits deducted for a case and not refunded, and their account. */
export type Deducted = { credits: number; from: LedgerOwners; kind: 'hospital' | 'distributor' }

const FUNDING = { hospital_credits: 'hospital', distributor_quota: 'distributor' } as const

/** Returns the changes of a case's credits, oldest first: deductions from an account and refunds to it. */
export async function creditChangesOf(db: Db, caseId: string) {
  const rows = await db
    .select({
      at: ledgerPostings.at,
      note: ledgerPostings.note,
      amount: ledgerEntries.amount,
      accountId: ledgerAccounts.accountId,
      kind: ledgerAccounts.kind,
      by: nameOf(accounts),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.postingId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, ledgerEntries.accountId))
    .leftJoin(accounts, eq(accounts.accountId, ledgerPostings.actorId))
    .where(and(eq(ledgerPostings.caseId, caseId), ledgerAccounts.isHeld))
    .orderBy(asc(ledgerEntries.entryId))
  return rows.map((row) => ({ ...row, owners: ownersOfAccount(row) }))
}
export type CreditChange = Awaited<ReturnType<typeof creditChangesOf>>[number]

/**
 * Returns the current deduction. A deduction is refunded to its account before another is made, so all of it is in one account.
 */
export function deductedIn(changes: readonly CreditChange[]): Deducted | undefined {
  const taken = new Map<string, number>()
  for (const { accountId, amount } of changes)
    taken.set(accountId, (taken.get(accountId) ?? 0) - amount)
  const last = changes.findLast(({ accountId }) => (taken.get(accountId) ?? 0) > 0)
  if (!last) return undefined
  const kind = FUNDING[last.kind as keyof typeof FUNDING] // held accounts are of these two kinds
  return { credits: taken.get(last.accountId) ?? 0, from: last.owners, kind }
}

export function presentChange({ at, amount, owners, by, note }: CreditChange): CreditTransaction {
  return {
    time: toStamp(at),
    kind: amount < 0 ? 'deduct' : 'refund',
    credits: Math.abs(amount),
    credit_plan_id: owners.creditPlanId ?? '',
    by,
    note,
  }
}

/** Returns the case with this displayed number. */
export async function caseNumbered(db: Db, caseNumber: number): Promise<string | undefined> {
  const [row] = await db
    .select({ caseId: cases.caseId })
    .from(cases)
    .where(eq(cases.caseNumber, caseNumber))
  return row?.caseId
}

type Asked = Pick<CaseRow, 'caseId' | 'hospitalId' | 'status' | 'mode' | 'checkoutState'>

/** Returns for each case the credits still to be deducted, by the most expensive of several plans, and those deducted. */
export async function creditsOfCases(
  db: Db,
  rows: readonly Asked[],
  now: Date,
): Promise<Map<string, { required: number; deducted: number }>> {
  if (rows.length === 0) return new Map()
  const plans = await plansOfHospitals(db, new Set(rows.map(({ hospitalId }) => hospitalId)), now)
  const taken = await deductedFor(
    db,
    rows.map(({ caseId }) => caseId),
  )
  return new Map(
    rows.map((row) => {
      const deducted = taken.get(row.caseId) ?? 0
      const credits = { ...row, isPaidByCard: row.checkoutState === 'paid', deducted }
      const own = plans.filter(({ hospitalId }) => hospitalId === row.hospitalId)
      const required = Math.max(0, ...own.map((plan) => requiredCredits(credits, plan)))
      return [row.caseId, { required, deducted }]
    }),
  )
}

async function plansOfHospitals(db: Db, hospitalIds: ReadonlySet<string>, now: Date) {
  return db
    .select({
      hospitalId: hospitalPlans.hospitalId,
      funding: creditPlans.funding,
      basicCredits: creditPlans.basicCredits,
      advanceCredits: creditPlans.advanceCredits,
    })
    .from(hospitalPlans)
    .innerJoin(creditPlans, eq(creditPlans.creditPlanId, hospitalPlans.creditPlanId))
    .where(
      and(
        inArray(hospitalPlans.hospitalId, [...hospitalIds]),
        or(isNull(creditPlans.validUntil), gt(creditPlans.validUntil, now)),
        sql`${creditPlans.basicCredits} + ${creditPlans.advanceCredits} > 0`,
      ),
    )
}

async function deductedFor(db: Db, caseIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({
      caseId: ledgerPostings.caseId,
      credits: sql<number>`-sum(${ledgerEntries.amount})::int`,
    })
    .from(ledgerPostings)
    .innerJoin(ledgerEntries, eq(ledgerEntries.postingId, ledgerPostings.postingId))
    .where(and(inArray(ledgerPostings.caseId, [...caseIds]), isNotNull(ledgerEntries.position)))
    .groupBy(ledgerPostings.caseId)
  return new Map(rows.map(({ caseId, credits }) => [caseId ?? '', credits]))
}
