import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import type { KeyImageView, StillShape } from '@systole/domain/key-images/key-image'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'
import { files } from './uploads.ts'

/**
 * Pictures captured from a case's files for its report: never changed, kept with the case even if the report does not use them.
 */
export const keyImages = pgTable(
  'key_images',
  {
    keyImageId: text('key_image_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    fileId: text('file_id')
      .notNull()
      .references(() => files.fileId),
    authorId: text('author_id')
      .notNull()
      .references(() => accounts.accountId),
    /** The frame of the file, from 0; `null` if it has none. */
    frame: integer('frame'),
    view: jsonb('view').$type<KeyImageView>().notNull(),
    /** The still's bytes; null for a strip. */
    storageKey: text('storage_key'),
    still: jsonb('still').$type<StillShape>(),
    sizeBytes: integer('size_bytes').notNull().default(0),
    strip: jsonb('strip').$type<EcgStrip>(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('key_images_case').on(t.caseId),
    check('key_images_one_picture', sql`(${t.storageKey} is null) <> (${t.strip} is null)`),
  ],
)
