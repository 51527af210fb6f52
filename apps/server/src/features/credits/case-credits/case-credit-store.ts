import type { CreditTransaction } from '@systole/contract/money/credit-transaction'
import { type PlanCredits, requiredCredits } from '@systole/domain/credits/case-credits'
import type { LedgerOwners } from '@systole/domain/ledger/posting'
import { ownersOfAccount } from '@systole/domain/ledger/posting'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { cases } from '../../../db/schema/cases.ts'
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../../db/schema/ledger.ts'
import { nameOf } from '../../accounts/account-name-store.ts'
import type { CaseRow } from '../../cases/case-row-store.ts'

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
  const kind = FUNDING[last.kind as keyof typeof FUNDING] // accounts are of these two kinds
  return { credits: taken.get(last.accountId) ?? 0, from: last.owners, kind }
}

export function presentChange({ at, amount, owners, by, note }: CreditChange): CreditTransaction {
  return {
    time: at,
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

/** The credits still to be deducted for a case, by the most expensive of several plans, and those deducted. */
export type CreditsOfCase = { required: number; deducted: number }

/** Credits as selected, before the rule is applied. */
export type RawCredits = { deducted: number; plans: readonly PlanCredits[] }

/** Selects the credits deducted for case `c` and not refunded, and the prices in the valid plans of its hospital. */
export function creditsWithCase(now: Date): SQL {
  return sql`json_build_object(
    'deducted', coalesce((select -sum(e.amount) from ledger_postings g join ledger_entries e on e.posting_id = g.posting_id
      where g.case_id = c.case_id and e.position is not null), 0),
    'plans', coalesce((select json_agg(json_build_object('funding', b.funding,
        'basicCredits', b.basic_credits, 'advanceCredits', b.advance_credits,
        'serviceCredits', b.service_credits))
      from hospital_plans o join credit_plans b on b.credit_plan_id = o.credit_plan_id
      where o.hospital_id = c.hospital_id and (b.valid_until is null or b.valid_until > ${now}::timestamptz)
        and (b.basic_credits + b.advance_credits > 0 or b.service_credits <> '{}')), '[]'))`
}

export function toCaseCredits(
  {
    service,
    status,
    mode,
    checkoutState,
  }: Pick<CaseRow, 'service' | 'status' | 'mode' | 'checkoutState'>,
  { deducted, plans }: RawCredits,
): CreditsOfCase {
  const consult = { service, status, mode, isPaidByCard: checkoutState === 'paid', deducted }
  const required = Math.max(0, ...plans.map((plan) => requiredCredits(consult, plan)))
  return { required, deducted }
}
