import type { ImagePoint, MeasurementMethod } from '@systole/domain/measurements/measurement'
import { sql } from 'drizzle-orm'
import { check, doublePrecision, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'
import { files } from './uploads.ts'

/** A measurement in a picture or on an ECG, of one author; only the author changes it. The id comes from the client, so that a repeated save is one row. */
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
    /** On an ECG what an interval spans, or the lead of a height. */
    label: text('label'),
    /** In the unit of its method; null where the picture tells no millimetres. */
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
