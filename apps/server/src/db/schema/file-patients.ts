import { pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { files } from './uploads.ts'

/** The cardiologist's reason why a file that names another animal belongs to its case. */
export const filePatients = pgTable('file_patients', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.fileId, { onDelete: 'cascade' }),
  /** The animal that the file named at that time. */
  patientName: text('patient_name').notNull(),
  reason: text('reason').notNull(),
  saidBy: text('said_by')
    .notNull()
    .references(() => accounts.accountId),
  saidAt: instant('said_at').notNull(),
})
