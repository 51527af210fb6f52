import type { CaseKind, DeskLayout } from '@systole/domain/desks/desk-layout'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** The arrangement of a person's reading desk for each kind of case. */
export const deskLayouts = pgTable(
  'desk_layouts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    kind: text('kind').$type<CaseKind>().notNull(),
    layout: jsonb('layout').$type<DeskLayout>().notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.kind] })],
)
