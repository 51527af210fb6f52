import { pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { files } from './uploads.ts'

/** Why a file that names another animal belongs to its case, as the cardiologist says. */
export const filePatients = pgTable('file_patients', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.fileId, { onDelete: 'cascade' }),
  /** Whom the file named when it was said. */
  patientName: text('patient_name').notNull(),
  reason: text('reason').notNull(),
  saidBy: text('said_by')
    .notNull()
    .references(() => accounts.accountId),
  saidAt: instant('said_at').notNull(),
})
