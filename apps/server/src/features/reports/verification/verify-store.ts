import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/database.ts'
import { cases } from '../../../db/schema/cases.ts'
import { reports } from '../../../db/schema/reports.ts'

const FACTS = {
  number: sql<string>`${reports.model} ->> 'caseNumber'`,
  revision: reports.revision,
  kind: reports.kind,
  modelSha256: reports.modelSha256,
  signedBy: sql<string>`coalesce(case when ${reports.kind} = 'addendum' then ${reports.model} -> 'addenda' -> -1 ->> 'name' end, ${reports.model} -> 'signature' ->> 'name')`,
  // the table is named here: Drizzle writes a column of a select from one table without it
  newest: sql<string>`(select max(n.revision) from reports n where n.case_id = reports.case_id)`,
}

/** Returns a released report by its printed number and revision, without data of patient or clinic. */
export async function reportByNumber(
  db: Db,
  { caseNumber, revision }: { caseNumber: number; revision: string },
) {
  const [row] = await db
    .select(FACTS)
    .from(reports)
    .innerJoin(cases, eq(cases.caseId, reports.caseId))
    .where(and(eq(cases.caseNumber, caseNumber), eq(reports.revision, revision)))
  return row
}

/** Returns the released report with exactly this PDF. */
export async function reportByPdf(db: Db, pdfSha256: string) {
  const [row] = await db.select(FACTS).from(reports).where(eq(reports.pdfSha256, pdfSha256))
  return row
}
