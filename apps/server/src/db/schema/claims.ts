import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

/** The people who have a case open, and when their page last reported it. */
export const caseVisitors = pgTable(
  'case_visitors',
  {
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.accountId] }),
    index('case_visitors_seen').on(t.seenAt),
  ],
)
