import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** A form as typed, before it is sent. `version` counts the writes; a writer names the one it builds on. */
export const drafts = pgTable(
  'drafts',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId, { onDelete: 'cascade' }),
    /** The form: `clinical/<caseId>`, `questions/<caseId>`, `new-pet`. */
    place: text('place').notNull(),
    /** `null` after the form was sent or its text discarded; the row is kept so that a stale tab notices. */
    value: jsonb('value'),
    version: integer('version').notNull().default(1),
    /** The id of the browser tab that wrote it, which distinguishes a device's own writes from those of others. */
    writer: text('writer').notNull(),
    /** Counts the changes in that tab, so that late or repeated writes are recognized. */
    edit: integer('edit').notNull().default(0),
    savedAt: instant('saved_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.place] })],
)
