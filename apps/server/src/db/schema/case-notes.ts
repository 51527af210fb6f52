import type { CaseNoteType } from '@systole/domain/cases/case-note'
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

/** The notes of a case, one of each type; earlier texts are in the case log. ROLE-3, NOTE-1. */
export const caseNotes = pgTable(
  'case_notes',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId, { onDelete: 'cascade' }),
    type: text('type').$type<CaseNoteType>().notNull(),
    content: text('content').notNull(),
    writtenBy: text('written_by')
      .notNull()
      .references(() => accounts.accountId),
    writtenAt: instant('written_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.caseId, t.type] })],
)
