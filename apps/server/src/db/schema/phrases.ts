import type { ConsultMode } from '@systole/domain/cases/case'
import type { Question } from '@systole/domain/questions/question'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

/** A sentence that the reader inserts into a report by its label. SPEC 18. */
export const phrases = pgTable(
  'phrases',
  {
    phraseId: text('phrase_id').primaryKey(),
    testType: text('test_type').notNull(),
    language: text('language').notNull(),
    section: text('section').notNull(),
    label: text('label').notNull(),
    body: text('body').notNull(),
    /** The mode of reports in which it is offered; `null` for both. */
    mode: text('mode').$type<ConsultMode>(),
    /** The question whose answer it is offered for; `null` for any text. */
    question: text('question').$type<Question>(),
    /** The owner; `null` for phrases shared by everyone. */
    ownerId: text('owner_id').references(() => accounts.accountId),
    /** The order within its section, ascending. */
    place: integer('place').notNull().default(0),
    version: integer('version').notNull().default(1),
    /** `null` for the portal itself at its first start. */
    changedBy: text('changed_by').references(() => accounts.accountId),
    changedAt: instant('changed_at').notNull(),
    /** Set on removal; the row is kept so that the phrase is not seeded again. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    uniqueIndex('phrases_label').on(
      t.testType,
      t.language,
      t.section,
      t.label,
      sql`coalesce(${t.ownerId}, '')`,
    ),
  ],
)

/** The cases in whose report a phrase was used, each once. */
export const phraseUses = pgTable(
  'phrase_uses',
  {
    phraseId: text('phrase_id')
      .notNull()
      .references(() => phrases.phraseId),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    usedAt: instant('used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.phraseId, t.caseId] }),
    index('phrase_uses_of_case').on(t.caseId),
  ],
)
