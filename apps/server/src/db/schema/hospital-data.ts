import type { ErasureState } from '@systole/domain/hospital-data/erasure'
import type { ExportState } from '@systole/domain/hospital-data/hospital-export'
import type { RevisionKind } from '@systole/domain/reports/revision'
import { sql } from 'drizzle-orm'
import {
  bigint,
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
import { instant } from './columns.ts'
import { hospitals } from './hospitals.ts'

/** The export of all data of a hospital as a ZIP: requested by an admin, made by a job, removed after seven days. */
export const hospitalExports = pgTable(
  'hospital_exports',
  {
    exportId: text('export_id').primaryKey(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    state: text('state').$type<ExportState>().notNull().default('waiting'),
    reason: text('reason').notNull(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => accounts.accountId),
    askedAt: instant('asked_at').notNull(),
    /** The bytes of originals and PDFs: the total, and those in the ZIP so far. */
    totalBytes: bigint('total_bytes', { mode: 'number' }).notNull().default(0),
    writtenBytes: bigint('written_bytes', { mode: 'number' }).notNull().default(0),
    storageKey: text('storage_key'),
    sizeBytes: bigint('size_bytes', { mode: 'number' }),
    sha256: text('sha256'),
    /** The number of files that a row references and the storage lacks. */
    missingCount: integer('missing_count').notNull().default(0),
    finishedAt: instant('finished_at'),
    expiresAt: instant('expires_at'),
  },
  (t) => [
    uniqueIndex('hospital_exports_one_under_way')
      .on(t.hospitalId)
      .where(sql`${t.state} in ('waiting', 'running')`),
    index('hospital_exports_of_hospital').on(t.hospitalId, t.askedAt),
    index('hospital_exports_by_expiry').on(t.expiresAt).where(sql`${t.state} = 'ready'`),
    check(
      'hospital_exports_ready_is_stored',
      sql`(${t.state} = 'ready') = (${t.storageKey} is not null)`,
    ),
  ],
)

/** The erasure of a hospital: requested by one admin, approved by another, performed by a job. ADR 47. */
export const hospitalErasures = pgTable(
  'hospital_erasures',
  {
    erasureId: text('erasure_id').primaryKey(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    state: text('state').$type<ErasureState>().notNull().default('asked'),
    reason: text('reason').notNull(),
    askedBy: text('asked_by')
      .notNull()
      .references(() => accounts.accountId),
    askedAt: instant('asked_at').notNull(),
    decidedBy: text('decided_by').references(() => accounts.accountId),
    decidedAt: instant('decided_at'),
    /** The reason why it was declined. */
    answer: text('answer').notNull().default(''),
    /** The rows erased so far, by step. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    uniqueIndex('hospital_erasures_one').on(t.hospitalId).where(sql`${t.state} <> 'declined'`),
    check(
      'hospital_erasures_two_persons',
      sql`${t.state} not in ('running', 'done') or (${t.decidedBy} is not null and ${t.decidedBy} <> ${t.askedBy})`,
    ),
  ],
)

/**
 * The released reports of erased hospitals, kept for seven years without a call that reads them. A trigger refuses every change.
 * ADR 47.
 */
export const lockedReports = pgTable(
  'locked_reports',
  {
    caseId: text('case_id').notNull(),
    revision: text('revision').notNull(),
    hospitalId: text('hospital_id')
      .notNull()
      .references(() => hospitals.hospitalId),
    language: text('language').notNull(),
    model: jsonb('model').$type<Record<string, unknown>>().notNull(),
    modelSha256: text('model_sha256').notNull(),
    authorId: text('author_id')
      .notNull()
      .references(() => accounts.accountId),
    kind: text('kind').$type<RevisionKind>().notNull(),
    reason: text('reason').notNull(),
    releasedAt: instant('released_at').notNull(),
    pdfKey: text('pdf_key'),
    pdfSha256: text('pdf_sha256'),
    pdfSizeBytes: integer('pdf_size_bytes'),
    keepUntil: instant('keep_until').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.caseId, t.revision] }),
    index('locked_reports_by_end').on(t.keepUntil),
    index('locked_reports_of_hospital').on(t.hospitalId),
  ],
)
