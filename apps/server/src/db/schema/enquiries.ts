import type { EnquiryKind } from '@systole/domain/enquiries/enquiry'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'
import { files } from './uploads.ts'

/** A question between cardiologist and clinic on a case; only one at a time is open. */
export const enquiries = pgTable(
  'enquiries',
  {
    enquiryId: text('enquiry_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    hospitalId: text('hospital_id').notNull(),
    kind: text('kind').$type<EnquiryKind>().notNull(),
    text: text('text').notNull(),
    /** The file that should be replaced, if the question is about one. */
    fileId: text('file_id').references(() => files.fileId),
    askedBy: text('asked_by')
      .notNull()
      .references(() => accounts.accountId),
    askedAt: instant('asked_at').notNull(),
    answer: text('answer').notNull().default(''),
    answeredBy: text('answered_by').references(() => accounts.accountId),
    answeredAt: instant('answered_at'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('enquiries_of_case').on(t.caseId, t.askedAt),
    index('enquiries_newest').on(t.askedAt, t.kind, t.caseId),
    uniqueIndex('enquiries_one_open')
      .on(t.caseId)
      .where(sql`${t.answeredAt} is null and ${t.withdrawnAt} is null`),
    check('enquiries_answered_by', sql`(${t.answeredAt} is null) = (${t.answeredBy} is null)`),
  ],
)
