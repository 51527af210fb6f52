import type { ImagePoint, MeasurementMethod } from '@systole/domain/measurements/measurement'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { files } from './uploads.ts'

/**
 * Measurements in a picture or on an ECG; only the author may change one. The id is chosen by the client, so that a repeated save
 * updates one row.
 */
export const measurements = pgTable(
  'measurements',
  {
    measurementId: text('measurement_id').primaryKey(),
    fileId: text('file_id')
      .notNull()
      .references(() => files.fileId),
    authorId: text('author_id')
      .notNull()
      .references(() => accounts.accountId),
    method: text('method').$type<MeasurementMethod>().notNull(),
    frame: integer('frame').notNull(),
    points: jsonb('points').$type<ImagePoint[]>().notNull(),
    /** On an ECG, the span of an interval or the lead of an amplitude. */
    label: text('label'),
    /** The value in the unit of its method; `null` if the picture has no millimetres. */
    value: doublePrecision('value'),
    version: integer('version').notNull().default(1),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('measurements_file').on(t.fileId),
    check('measurements_frame', sql`${t.frame} >= 0`),
  ],
)
