import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** A named set of filters of one person's worklist, as in its address. */
export const worklistViews = pgTable(
  'worklist_views',
  {
    viewId: text('view_id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('worklist_views_name').on(t.accountId, t.name)],
)
