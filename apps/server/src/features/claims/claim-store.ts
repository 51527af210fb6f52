import { VISIT_LASTS } from '@systole/domain/claims/lease'
import { econsult } from '@systole/domain/services/econsult'
import { leaseEnd, statusesIn } from '@systole/domain/services/service'
import { HOUR } from '@systole/domain/time/durations'
import { and, eq, gt, inArray, lt, lte, ne } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { cases } from '../../db/schema/cases.ts'
import { caseVisitors } from '../../db/schema/claims.ts'
import { nameOf } from '../accounts/account-name-store.ts'

const IN_WORK = statusesIn(econsult, 'inWork')

type Visit = { caseId: string; accountId: string; now: Date }

export async function writeVisit(db: Db, { caseId, accountId, now }: Visit): Promise<void> {
  await db
    .insert(caseVisitors)
    .values({ caseId, accountId, seenAt: now })
    .onConflictDoUpdate({
      target: [caseVisitors.caseId, caseVisitors.accountId],
      set: { seenAt: now },
    })
}

/** Renews the lease of a claim that is still this account's, and changes nothing else. */
export async function renewLease(db: Db, { caseId, accountId, now }: Visit): Promise<void> {
  await db
    .update(cases)
    .set({ leaseUntil: leaseEnd(now, econsult) })
    .where(
      and(eq(cases.caseId, caseId), eq(cases.readerId, accountId), inArray(cases.status, IN_WORK)),
    )
}

/** Returns the other people who have the case open, by name. */
export async function otherVisitors(db: Db, { caseId, accountId, now }: Visit) {
  return db
    .select({ uid: accounts.accountId, name: nameOf(accounts) })
    .from(caseVisitors)
    .innerJoin(accounts, eq(accounts.accountId, caseVisitors.accountId))
    .where(
      and(
        eq(caseVisitors.caseId, caseId),
        ne(caseVisitors.accountId, accountId),
        gt(caseVisitors.seenAt, new Date(now.getTime() - VISIT_LASTS)),
      ),
    )
    .orderBy(accounts.firstName, accounts.lastName, accounts.accountId)
}

export async function lapsedClaims(db: Db, now: Date): Promise<{ caseId: string }[]> {
  return db
    .select({ caseId: cases.caseId })
    .from(cases)
    .where(and(inArray(cases.status, IN_WORK), lte(cases.leaseUntil, now)))
    .orderBy(cases.leaseUntil)
}

/** Deletes expired visits. */
export async function deleteVisits(db: Db, now: Date): Promise<void> {
  await db.delete(caseVisitors).where(lt(caseVisitors.seenAt, new Date(now.getTime() - HOUR)))
}
