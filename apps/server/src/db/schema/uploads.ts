import type { FactsState, FileFacts } from '@systole/domain/uploads/file-facts'
import type { FileKind } from '@systole/domain/uploads/file-kind'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { cases } from './cases.ts'
import { instant } from './columns.ts'

/** A file of a case. `nameKey` is the composed, case-folded name; unique while the file is there. */
export const files = pgTable(
  'files',
  {
    fileId: text('file_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    hospitalId: text('hospital_id').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    format: text('format').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    storageKey: text('storage_key').notNull(),
    facts: jsonb('facts').$type<FileFacts>().notNull().default({}),
    factsState: text('facts_state').$type<FactsState>().notNull().default('waiting'),
    uploadedBy: text('uploaded_by')
      .notNull()
      .references(() => accounts.accountId),
    createdAt: instant('created_at').notNull().defaultNow(),
    deletedAt: instant('deleted_at'),
    /**
     * True for a file withdrawn from a paid case by staff: it is no longer listed, but its bytes are retained for the seven years
     * of SPEC 23.
     */
    kept: boolean('kept').notNull().default(false),
  },
  (t) => [
    uniqueIndex('files_name_in_case').on(t.caseId, t.nameKey).where(sql`${t.deletedAt} is null`),
    index('files_storage_key').on(t.storageKey),
    // a hospital's use is summed before each upload, from this index alone
    index('files_of_hospital')
      .on(t.hospitalId, t.storageKey, t.sizeBytes)
      .where(sql`${t.deletedAt} is null`),
    index('files_of_kind').on(t.kind, t.caseId).where(sql`${t.deletedAt} is null`),
    // the few files whose recordings may have to be imported, among the many
    index('files_as_ecgs')
      .on(t.storageKey)
      .where(
        sql`${t.deletedAt} is null and (${t.facts} ? 'ecg' or (${t.kind} = 'ecg' and ${t.format} in ('json', 'dcm')))`,
      ),
    check('files_size', sql`${t.sizeBytes} between 1 and 1073741824`),
  ],
)

/** A file whose chunks are still being received. One per case, account, identifier, name and size. */
export const uploads = pgTable(
  'uploads',
  {
    uploadId: text('upload_id').primaryKey(),
    caseId: text('case_id')
      .notNull()
      .references(() => cases.caseId),
    hospitalId: text('hospital_id').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.accountId),
    identifier: text('identifier').notNull(),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    kind: text('kind').$type<FileKind>().notNull(),
    format: text('format').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    chunkBytes: integer('chunk_bytes').notNull(),
    chunkCount: integer('chunk_count').notNull(),
    /** The number of rows in `upload_chunks`; counted under the row's lock, so that exactly one chunk is the last. */
    receivedCount: integer('held_count').notNull().default(0),
    /** The digest of the whole file, if the sender provided it. */
    sha256: text('sha256'),
    state: text('state').$type<'receiving' | 'done'>().notNull().default('receiving'),
    fileId: text('file_id'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('uploads_identity').on(
      t.caseId,
      t.accountId,
      t.identifier,
      t.nameKey,
      t.sizeBytes,
      t.chunkBytes,
    ),
    index('uploads_last_seen').on(t.lastSeenAt),
    index('uploads_receiving').on(t.hospitalId).where(sql`${t.state} = 'receiving'`),
  ],
)

/** A stored chunk. The checksum detects bytes lost in a power cut, and other bytes sent for the same chunk. */
export const uploadChunks = pgTable(
  'upload_chunks',
  {
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.uploadId, { onDelete: 'cascade' }),
    chunkNumber: integer('chunk_number').notNull(),
    crc32: bigint('crc32', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.uploadId, t.chunkNumber] })],
)
