import type { UserType } from '@systole/domain/accounts/user-type'
import type { RepeatDecision } from '@systole/domain/repeats/repeat'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { reportRepeats } from '../../db/schema/reports.ts'
import { nameOf } from '../accounts/account-name-store.ts'

export type RepeatRow = typeof reportRepeats.$inferSelect & {
  askedByName: string
  /** The user type of who asked. */
  by: UserType
}

/** Requests for re-performance of a case's reports, oldest first. */
export async function listRepeats(db: Db, caseId: string): Promise<RepeatRow[]> {
  const rows = await db
    .select({
      repeat: reportRepeats,
      askedByName: nameOf(accounts),
      by: accounts.userType,
    })
    .from(reportRepeats)
    .innerJoin(accounts, eq(accounts.accountId, reportRepeats.askedBy))
    .where(eq(reportRepeats.caseId, caseId))
    .orderBy(asc(reportRepeats.askedAt), asc(reportRepeats.repeatId))
  return rows.map(({ repeat, ...asker }) => ({ ...repeat, ...asker }))
}

export async function insertRepeat(
  db: Db,
  repeat: typeof reportRepeats.$inferInsert,
): Promise<void> {
  await db.insert(reportRepeats).values(repeat)
}

/** Decides the request once; returns false if it was decided before. */
export async function writeDecision(
  db: Db,
  repeatId: string,
  decided: { decision: RepeatDecision; answer: string; decidedBy: string; decidedAt: Date },
): Promise<boolean> {
  const written = await db
    .update(reportRepeats)
    .set(decided)
    .where(and(eq(reportRepeats.repeatId, repeatId), isNull(reportRepeats.decision)))
    .returning({ repeatId: reportRepeats.repeatId })
  return written.length === 1
}
