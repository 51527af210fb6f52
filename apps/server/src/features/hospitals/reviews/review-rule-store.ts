import type { HospitalReviewRule } from '@systole/domain/hospitals/hospital-reviews'
import { and, desc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { accounts } from '../../../db/schema/accounts.ts'
import { auditLog } from '../../../db/schema/cases.ts'
import { hospitals } from '../../../db/schema/hospitals.ts'

const MOST_CHANGES = 50

export async function saveReviewRules(
  db: Db,
  hospitalId: string,
  stored: Pick<typeof hospitals.$inferSelect, 'permissions' | 'allowsNormalReports'>,
): Promise<void> {
  const { permissions, allowsNormalReports } = stored
  await db
    .update(hospitals)
    .set({ permissions, allowsNormalReports })
    .where(eq(hospitals.hospitalId, hospitalId))
}

/** Returns the changes of a hospital's rules for its ECGs, newest first, with the names of the actors. */
export async function reviewRuleChanges(db: Db, hospitalId: string) {
  const rows = await db
    .select({
      at: auditLog.at,
      details: auditLog.details,
      first: accounts.firstName,
      last: accounts.lastName,
    })
    .from(auditLog)
    .leftJoin(accounts, eq(accounts.accountId, auditLog.actorId))
    .where(
      and(
        eq(auditLog.object, `hospital:${hospitalId}`),
        eq(auditLog.action, 'hospital.reviewsChanged'),
      ),
    )
    .orderBy(desc(auditLog.auditId))
    .limit(MOST_CHANGES)
  return rows.map(({ at, details, first, last }) => ({
    at,
    by: [first, last].filter((name) => name).join(' '),
    ...(details as { on: HospitalReviewRule[]; off: HospitalReviewRule[] }), // as this action is written
  }))
}
