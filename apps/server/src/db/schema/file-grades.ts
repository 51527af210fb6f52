import type { FileQuality } from '@systole/domain/uploads/file-quality'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { files } from './uploads.ts'

/** How well a file can be read, as the cardiologist says. */
export const fileGrades = pgTable('file_grades', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.fileId, { onDelete: 'cascade' }),
  quality: text('quality').$type<FileQuality>().notNull(),
  gradedBy: text('graded_by')
    .notNull()
    .references(() => accounts.accountId),
  gradedAt: instant('graded_at').notNull(),
})
