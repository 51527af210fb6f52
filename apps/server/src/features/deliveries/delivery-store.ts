import { and, asc, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { cases } from '../../db/schema/cases.ts'
import { hospitals } from '../../db/schema/hospitals.ts'
import { mails, reportOpenings } from '../../db/schema/notifications.ts'
import { pets } from '../../db/schema/pets.ts'
import { reports } from '../../db/schema/reports.ts'
import { nameOf } from '../accounts/account-name-store.ts'

const NEWEST_TASKS = 200

type OfRevision = { caseId: string; revision: string }

/** Returns every mail of this revision, oldest first. */
export async function mailsOfRevision(db: Db, { caseId, revision }: OfRevision) {
  return db
    .select({
      mailId: mails.mailId,
      recipient: mails.recipient,
      state: mails.state,
      attempts: mails.attempts,
      lastError: mails.lastError,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      bouncedAt: mails.bouncedAt,
    })
    .from(mails)
    .where(and(eq(mails.caseId, caseId), eq(mails.revision, revision)))
    .orderBy(asc(mails.createdAt), asc(mails.mailId))
}

/** Returns the hospital's openings of this revision, earliest first. */
export async function openingsOf(db: Db, { caseId, revision }: OfRevision) {
  return db
    .select({
      email: accounts.email,
      name: nameOf(accounts),
      openedAt: reportOpenings.openedAt,
    })
    .from(reportOpenings)
    .innerJoin(accounts, eq(accounts.accountId, reportOpenings.accountId))
    .where(and(eq(reportOpenings.caseId, caseId), eq(reportOpenings.revision, revision)))
    .orderBy(asc(reportOpenings.openedAt))
}

/** Records an opening; returns true for the account's first one. */
export async function addOpening(
  db: Db,
  opening: typeof reportOpenings.$inferInsert,
): Promise<boolean> {
  const added = await db
    .insert(reportOpenings)
    .values(opening)
    .onConflictDoNothing()
    .returning({ revision: reportOpenings.revision })
  return added.length > 0
}

const UNDELIVERED = sql`${mails.state} = 'bounced' and ${mails.settledAt} is null and ${mails.caseId} is not null`

/** Returns bounced mails about cases that need attention, newest first. */
export async function undeliveredMails(db: Db) {
  return db
    .select({
      mailId: mails.mailId,
      caseId: cases.caseId,
      caseNumber: cases.caseNumber,
      service: cases.service,
      petName: pets.name,
      hospitalName: hospitals.name,
      phone: hospitals.phone,
      recipient: mails.recipient,
      subject: mails.subject,
      revision: mails.revision,
      lastError: mails.lastError,
      bouncedAt: mails.bouncedAt,
      total: sql<number>`(count(*) over ())::float8`,
    })
    .from(mails)
    .innerJoin(cases, eq(cases.caseId, mails.caseId))
    .innerJoin(pets, eq(pets.petId, cases.petId))
    .innerJoin(hospitals, eq(hospitals.hospitalId, cases.hospitalId))
    .where(UNDELIVERED)
    .orderBy(desc(mails.bouncedAt), desc(mails.mailId))
    .limit(NEWEST_TASKS)
}

/** Resolves one bounced mail. */
export async function saveSettled(
  db: Db,
  mailId: string,
  by: { accountId: string; now: Date },
): Promise<boolean> {
  return settleWhere(db, eq(mails.mailId, mailId), by)
}

/** Resolves the bounced mails of an address, as when sending again. */
export async function settleAddress(
  db: Db,
  { caseId, revision, recipient }: OfRevision & { recipient: string },
  by: { accountId: string; now: Date },
): Promise<void> {
  const ofAddress = and(
    eq(mails.caseId, caseId),
    eq(mails.revision, revision),
    eq(mails.recipient, recipient),
  )
  await settleWhere(db, ofAddress, by)
}

async function settleWhere(
  db: Db,
  which: SQL | undefined,
  { accountId, now }: { accountId: string; now: Date },
): Promise<boolean> {
  const settled = await db
    .update(mails)
    .set({ settledAt: now, settledBy: accountId })
    .where(and(which, UNDELIVERED))
    .returning({ mailId: mails.mailId })
  return settled.length > 0
}

/** Returns reports released before this time of which no mail was accepted and which no one opened. */
export async function undeliveredReports(db: Db, { before, after }: { before: Date; after: Date }) {
  return db
    .select({ caseId: reports.caseId, revision: reports.revision, hospitalId: reports.hospitalId })
    .from(reports)
    .where(
      and(
        lt(reports.releasedAt, before),
        sql`${reports.releasedAt} > ${after.toISOString()}::timestamptz`,
        sql`not exists (select 1 from mails m where m.case_id = ${reports.caseId} and m.revision = ${reports.revision} and m.state = 'accepted')`,
        sql`not exists (select 1 from report_openings o where o.case_id = ${reports.caseId} and o.revision = ${reports.revision})`,
        sql`not exists (select 1 from case_events e where e.case_id = ${reports.caseId} and e.action = 'report.late' and e.to_value = ${reports.revision})`,
      ),
    )
    .orderBy(asc(reports.releasedAt))
}

/** Returns the addresses of the hospital's enabled accounts. */
export async function accountEmails(db: Db, hospitalId: string): Promise<string[]> {
  const rows = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(eq(accounts.hospitalId, hospitalId), isNull(accounts.disabledAt)))
  return rows.map(({ email }) => email)
}
