import type { ReportDraft } from '@systole/domain/reports/report-draft'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

export const reportDrafts = pgTable('report_drafts', {
  caseId: text('case_id')
    .primaryKey()
    .references(() => cases.caseId),
  draft: jsonb('draft').$type<ReportDraft>().notNull(),
  version: integer('version').notNull(),
  savedBy: text('saved_by')
    .notNull()
    .references(() => accounts.accountId),
  savedAt: instant('saved_at').notNull().defaultNow(),
})

/** A released report: frozen. A trigger refuses any change but the first writing of the PDF, and any revision that does not increase. */
export const reports = pgTable(
  'reports',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    revision: text('revision').notNull(),
    hospitalId: text('hospital_id').notNull(),
    language: text('language').notNull(),
    model: jsonb('model').$type<Record<string, unknown>>().notNull(),
    modelSha256: text('model_sha256').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => accounts.accountId),
    reason: text('reason').notNull().default(''),
    releasedAt: instant('released_at').notNull(),
    pdfKey: text('pdf_key'),
    pdfSha256: text('pdf_sha256'),
    pdfSizeBytes: integer('pdf_size_bytes'),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.revision] }),
    check('reports_revision_is_a_stamp', sql`${t.revision} ~ '^[0-9]{14}$'`),
  ],
)
