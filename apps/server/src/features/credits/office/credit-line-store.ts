import type { CreditEvent } from '@systole/domain/ledger/posting'
import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { cases } from '../../../db/schema/cases.ts'
import { creditPlans } from '../../../db/schema/hospitals.ts'
import { ledgerAccounts, ledgerEntries, ledgerPostings } from '../../../db/schema/ledger.ts'
import { nameOf } from '../../accounts/account-name-store.ts'

const OF_QUOTA: CreditEvent[] = ['quotaDeducted', 'quotaRefunded']

/** Selects the lines of a hospital: its own credits, and those its cases used of a distributor's quota. */
export function linesOfHospital(hospitalId: string): SQL | undefined {
  return and(
    eq(ledgerAccounts.owner, hospitalId),
    or(
      eq(ledgerAccounts.kind, 'hospital_credits'),
      and(eq(ledgerAccounts.kind, 'credits_used'), inArray(ledgerPostings.event, OF_QUOTA)),
    ),
  )
}

export function linesOfDistributor(distributorId: string): SQL | undefined {
  return and(eq(ledgerAccounts.owner, distributorId), eq(ledgerAccounts.kind, 'distributor_quota'))
}

/** Returns the lines before a cursor, newest first. An addition to `credits_used` is a deduction for the hospital. */
export async function creditLines(
  db: Db,
  owner: SQL | undefined,
  { before, limit }: { before?: number | undefined; limit: number },
) {
  return db
    .select({
      entry: ledgerEntries.entryId,
      at: ledgerPostings.at,
      event: ledgerPostings.event,
      credits: sql<number>`(case ${ledgerAccounts.kind} when 'credits_used' then -${ledgerEntries.amount} else ${ledgerEntries.amount} end)::int`,
      balance: ledgerEntries.balanceAfter,
      plan: creditPlans.name,
      caseId: ledgerPostings.caseId,
      caseNumber: cases.caseNumber,
      service: cases.service,
      by: nameOf(accounts),
      note: ledgerPostings.note,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerPostings, eq(ledgerPostings.postingId, ledgerEntries.postingId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.accountId, ledgerEntries.accountId))
    .leftJoin(
      creditPlans,
      eq(
        creditPlans.creditPlanId,
        sql`nullif(split_part(${ledgerAccounts.accountId}, ':', 4), '')`,
      ),
    )
    .leftJoin(cases, eq(cases.caseId, ledgerPostings.caseId))
    .leftJoin(accounts, eq(accounts.accountId, ledgerPostings.actorId))
    .where(and(owner, before === undefined ? undefined : lt(ledgerEntries.entryId, before)))
    .orderBy(desc(ledgerEntries.entryId))
    .limit(limit)
}
