import { and, asc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/database.ts'
import { isUniqueViolation } from '../../db/is-unique-violation.ts'
import { accounts } from '../../db/schema/accounts.ts'
import { enquiries } from '../../db/schema/enquiries.ts'
import { files } from '../../db/schema/uploads.ts'
import { AppError } from '../../http/app-error.ts'
import { nameOf } from '../accounts/account-name-store.ts'

const asker = alias(accounts, 'asker')
const answerer = alias(accounts, 'answerer')

export type EnquiryRow = Awaited<ReturnType<typeof listEnquiries>>[number]

/** Returns the enquiries of a case with the names of both sides, oldest first. */
export async function listEnquiries(db: Db, caseId: string) {
  return db
    .select({
      enquiryId: enquiries.enquiryId,
      kind: enquiries.kind,
      text: enquiries.text,
      fileName: files.name,
      askedAt: enquiries.askedAt,
      askedBy: nameOf(asker),
      answer: enquiries.answer,
      answeredAt: enquiries.answeredAt,
      answeredBy: nameOf(answerer),
      withdrawnAt: enquiries.withdrawnAt,
    })
    .from(enquiries)
    .innerJoin(asker, eq(asker.accountId, enquiries.askedBy))
    .leftJoin(answerer, eq(answerer.accountId, enquiries.answeredBy))
    .leftJoin(files, eq(files.fileId, enquiries.fileId))
    .where(eq(enquiries.caseId, caseId))
    .orderBy(asc(enquiries.askedAt), asc(enquiries.enquiryId))
}

/** Inserts an enquiry; the unique index allows one open enquiry per case. */
export async function insertEnquiry(db: Db, enquiry: typeof enquiries.$inferInsert): Promise<void> {
  try {
    await db.insert(enquiries).values(enquiry)
  } catch (error) {
    if (isUniqueViolation(error, 'enquiries_one_open')) throw new AppError('enquiryOpen')
    throw error
  }
}

type Ending = { answer: string; answeredBy: string; answeredAt: Date } | { withdrawnAt: Date }

/** Ends an open enquiry; returns false if it was not open. */
export async function endEnquiry(db: Db, enquiryId: string, ending: Ending): Promise<boolean> {
  const ended = await db
    .update(enquiries)
    .set(ending)
    .where(
      and(
        eq(enquiries.enquiryId, enquiryId),
        isNull(enquiries.answeredAt),
        isNull(enquiries.withdrawnAt),
      ),
    )
    .returning({ enquiryId: enquiries.enquiryId })
  return ended.length > 0
}
