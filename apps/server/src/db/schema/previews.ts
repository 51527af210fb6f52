import type { PreviewKind, PreviewProblem, PreviewState } from '@systole/domain/previews/preview'
import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Previews derived from the bytes under a storage key, shared by all files with these bytes (such as those of a follow-up). */
export const previews = pgTable(
  'previews',
  {
    sourceKey: text('source_key').notNull(),
    kind: text('kind').$type<PreviewKind>().notNull(),
    state: text('state').$type<PreviewState>().notNull().default('waiting'),
    problem: text('problem').$type<PreviewProblem>(),
    storageKey: text('storage_key'),
    mediaType: text('media_type'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    sha256: text('sha256'),
    widthPixels: integer('width_pixels'),
    heightPixels: integer('height_pixels'),
    createdAt: instant('created_at').notNull().defaultNow(),
    madeAt: instant('made_at'),
  },
  (t) => [
    primaryKey({ columns: [t.sourceKey, t.kind] }),
    check('previews_ready_is_stored', sql`(${t.state} = 'ready') = (${t.storageKey} is not null)`),
    check('previews_failed_says_why', sql`(${t.state} = 'failed') = (${t.problem} is not null)`),
  ],
)
