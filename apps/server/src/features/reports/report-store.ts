import type { UserType } from '@systole/domain/accounts/user-type'
import type { ReportDraft } from '@systole/domain/reports/report-draft'
import type { AnyReport } from '@systole/report/any-report'
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { mails } from '../../db/schema/notifications.ts'
import { reportDrafts, reports } from '../../db/schema/reports.ts'
import { files } from '../../db/schema/uploads.ts'
import { readModel } from './frozen-model.ts'

export type ReportDraftRow = typeof reportDrafts.$inferSelect

export async function findReportDraft(db: Db, caseId: string): Promise<ReportDraftRow | undefined> {
  const [row] = await db.select().from(reportDrafts).where(eq(reportDrafts.caseId, caseId))
  return row
}

/** Saves the draft typed on `version` (0: none yet) and returns its new version; `undefined` if another save was first. */
export async function saveReportDraft(
  db: Db,
  caseId: string,
  written: { draft: ReportDraft; version: number; savedBy: string; savedAt: Date },
): Promise<number | undefined> {
  const { version, ...values } = written
  const next = { ...values, version: version + 1 }
  const ofVersion = and(eq(reportDrafts.caseId, caseId), eq(reportDrafts.version, version))
  const [saved] =
    version === 0
      ? await db
          .insert(reportDrafts)
          .values({ caseId, ...next })
          .onConflictDoNothing()
          .returning()
      : await db.update(reportDrafts).set(next).where(ofVersion).returning()
  return saved?.version
}

/** Overwrites the draft regardless of its version, at the start or the end of a correction; returns the new version. */
export async function writeCorrection(
  db: Db,
  caseId: string,
  written: { draft: ReportDraft; corrects: string | null; savedBy: string; savedAt: Date },
): Promise<number> {
  const [saved] = await db
    .insert(reportDrafts)
    .values({ caseId, ...written, version: 1 })
    .onConflictDoUpdate({
      target: reportDrafts.caseId,
      set: { ...written, version: sql`${reportDrafts.version} + 1` },
    })
    .returning({ version: reportDrafts.version })
  return saved?.version ?? 1
}

/** Ends a correction after its release. */
export async function endCorrection(db: Db, caseId: string): Promise<void> {
  await db.update(reportDrafts).set({ corrects: null }).where(eq(reportDrafts.caseId, caseId))
}

export type ReportRow = Omit<typeof reports.$inferSelect, 'model'> & { model: AnyReport }

/** Returns this revision of the case's report, or the newest. The caller checks access to the case. */
export async function findReport(
  db: Db,
  caseId: string,
  revision?: string,
): Promise<ReportRow | undefined> {
  const [row] = await db
    .select()
    .from(reports)
    .where(
      and(
        eq(reports.caseId, caseId),
        revision === undefined ? undefined : eq(reports.revision, revision),
      ),
    )
    .orderBy(desc(reports.revision))
    .limit(1)
  return row && { ...row, model: readModel(row.model) }
}

/** Returns revision, author and time of the newest report, without its content. */
export async function newestReport(db: Db, caseId: string) {
  const [row] = await db
    .select({
      revision: reports.revision,
      authorId: reports.authorId,
      releasedAt: reports.releasedAt,
    })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(desc(reports.revision))
    .limit(1)
  return row
}

export async function insertReport(db: Db, report: typeof reports.$inferInsert): Promise<void> {
  await db.insert(reports).values(report)
}

/** Records the PDF, the only change of a released report, once. Returns false if it was recorded before. */
export async function writePdf(
  db: Db,
  { caseId, revision }: { caseId: string; revision: string },
  pdf: { pdfKey: string; pdfSha256: string; pdfSizeBytes: number },
): Promise<boolean> {
  const written = await db
    .update(reports)
    .set(pdf)
    .where(and(eq(reports.caseId, caseId), eq(reports.revision, revision), isNull(reports.pdfKey)))
    .returning({ revision: reports.revision })
  return written.length === 1
}

/** Returns revisions released before this time whose PDF was never made, oldest first. */
export async function unrenderedReports(db: Db, before: Date) {
  return db
    .select({ caseId: reports.caseId, revision: reports.revision })
    .from(reports)
    .where(and(isNull(reports.pdfKey), lt(reports.releasedAt, before)))
    .orderBy(asc(reports.releasedAt))
}

export async function revisionsOfCase(db: Db, caseId: string) {
  return db
    .select({
      revision: reports.revision,
      kind: reports.kind,
      reason: reports.reason,
      releasedAt: reports.releasedAt,
      authorName: sql<string>`${reports.model} -> 'signature' ->> 'name'`,
    })
    .from(reports)
    .where(eq(reports.caseId, caseId))
    .orderBy(desc(reports.revision))
}

/** Returns the mails of the case's reports with their revisions; of several to one address the newest is last. */
export async function reportMailsOfCase(db: Db, caseId: string) {
  return db
    .select({ revision: mails.revision, email: mails.recipient, status: mails.state })
    .from(mails)
    .where(and(eq(mails.caseId, caseId), isNotNull(mails.revision)))
    .orderBy(asc(mails.recipient), asc(mails.createdAt), asc(mails.mailId))
}

export async function filesForAppendix(db: Db, caseId: string) {
  return db
    .select({
      fileId: files.fileId,
      name: files.name,
      kind: files.kind,
      createdAt: files.createdAt,
    })
    .from(files)
    .where(and(eq(files.caseId, caseId), isNull(files.deletedAt)))
    .orderBy(asc(files.createdAt), asc(files.fileId))
}

export async function findSigner(db: Db, accountId: string) {
  const [row] = await db
    .select({
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      title: accounts.title,
      licence: accounts.licence,
    })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
  return row
}

export async function userTypeOf(db: Db, accountId: string): Promise<UserType | undefined> {
  const [row] = await db
    .select({ userType: accounts.userType })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
  return row?.userType
}
