import { VISIT_LASTS } from '@systole/domain/claims/lease'
import { leaseEnd } from '@systole/domain/services/service'
import { leasedStatusesOfAll } from '@systole/domain/services/service-tables'
import { allServices } from '@systole/domain/services/services'
import { HOUR } from '@systole/domain/time/durations'
import { and, eq, gt, inArray, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { cases } from '../../db/schema/cases.ts'
import { caseVisitors } from '../../db/schema/claims.ts'
import { nameOf } from '../accounts/account-name-store.ts'

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
    .set({ leaseUntil: leaseEndByService(now) })
    .where(
      and(
        eq(cases.caseId, caseId),
        eq(cases.readerId, accountId),
        inArray(cases.status, leasedStatusesOfAll()),
      ),
    )
}

/** Selects the end of a lease renewed now, by the service of the case. */
function leaseEndByService(now: Date): SQL {
  const ends = allServices().map(
    (service) => sql`when ${service.id} then ${leaseEnd(now, service).toISOString()}::timestamptz`,
  )
  return sql`case ${cases.service} ${sql.join(ends, sql` `)} end`
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
    .where(and(inArray(cases.status, leasedStatusesOfAll()), lte(cases.leaseUntil, now)))
    .orderBy(cases.leaseUntil)
}

/** Deletes expired visits. */
export async function deleteVisits(db: Db, now: Date): Promise<void> {
  await db.delete(caseVisitors).where(lt(caseVisitors.seenAt, new Date(now.getTime() - HOUR)))
}
