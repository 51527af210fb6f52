import type { FileGrade } from '@systole/domain/uploads/file-grade'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { files } from './uploads.ts'

/** The cardiologist's grade of a file. */
export const fileGrades = pgTable('file_grades', {
  fileId: text('file_id')
    .primaryKey()
    .references(() => files.fileId, { onDelete: 'cascade' }),
  quality: text('quality').$type<FileGrade>().notNull(),
  reason: text('reason').notNull().default(''),
  gradedBy: text('graded_by')
    .notNull()
    .references(() => accounts.accountId),
  gradedAt: instant('graded_at').notNull(),
})
