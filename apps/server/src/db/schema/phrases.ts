import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** A sentence the reader puts into a report by its label. Decision 18. */
export const phrases = pgTable(
  'phrases',
  {
    phraseId: text('phrase_id').primaryKey(),
    testType: text('test_type').notNull(),
    language: text('language').notNull(),
    section: text('section').notNull(),
    label: text('label').notNull(),
    body: text('body').notNull(),
    version: integer('version').notNull().default(1),
    /** Null: the portal itself, at its first start. */
    changedBy: text('changed_by').references(() => accounts.accountId),
    changedAt: instant('changed_at').notNull(),
    /** Stays, so that a removed one is not seeded again. */
    removedAt: instant('removed_at'),
  },
  (t) => [uniqueIndex('phrases_label').on(t.testType, t.language, t.section, t.label)],
)
