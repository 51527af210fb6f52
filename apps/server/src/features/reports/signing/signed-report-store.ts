import type { AnyReport } from '@systole/report/any-report'
import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { auditLog } from '../../../db/schema/cases.ts'
import { signedReports } from '../../../db/schema/reports.ts'
import { freezeModel, readModel } from '../frozen-model.ts'

export type SignedReport = Omit<typeof signedReports.$inferSelect, 'model'> & { model: AnyReport }

/** Returns the signed report that is not released yet; at most one per case. */
export async function findSigned(db: Db, caseId: string): Promise<SignedReport | undefined> {
  const [row] = await db.select().from(signedReports).where(eq(signedReports.caseId, caseId))
  return row && { ...row, model: readModel(row.model) }
}

export async function insertSigned(db: Db, signed: SignedReport): Promise<void> {
  await db.insert(signedReports).values({ ...signed, model: freezeModel(signed.model) })
}

/** Deletes a signature; returns false if it does not exist any more. */
export async function deleteSigned(
  db: Db,
  { caseId, revision }: { caseId: string; revision: string },
): Promise<boolean> {
  const gone = await db
    .delete(signedReports)
    .where(and(eq(signedReports.caseId, caseId), eq(signedReports.revision, revision)))
    .returning({ caseId: signedReports.caseId })
  return gone.length === 1
}

/** Returns whether this signer has withdrawn this signature before. */
export async function wasUndone(
  db: Db,
  { caseId, revision, signerId }: { caseId: string; revision: string; signerId: string },
): Promise<boolean> {
  const rows = await db
    .select({ auditId: auditLog.auditId })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.object, `case:${caseId}`),
        eq(auditLog.action, 'report.undone'),
        eq(auditLog.actorId, signerId),
        sql`${auditLog.details} ->> 'revision' = ${revision}`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Returns signatures due for release before this time, oldest first. */
export async function overdueReleases(db: Db, before: Date) {
  return db
    .select({ caseId: signedReports.caseId, revision: signedReports.revision })
    .from(signedReports)
    .where(lt(signedReports.releaseAt, before))
    .orderBy(asc(signedReports.releaseAt))
}
