import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** A form as it was typed, before it is sent. `version` counts the writes; a writer names the one it builds on. */
export const drafts = pgTable(
  'drafts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** Which form: `clinical/<usid>`, `questions/<usid>`, `new-pet`. */
    place: text('place').notNull(),
    /** Null: the form was sent or its text discarded; the row stays so that a stale tab learns of it. */
    value: jsonb('value'),
    version: integer('version').notNull().default(1),
    /** The browser tab that wrote it, as it names itself; tells one's own writes from another device's. */
    writer: text('writer').notNull(),
    /** Counts the changes of that tab: its late or repeated writes are known by it. */
    edit: integer('edit').notNull().default(0),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.place] })],
)
