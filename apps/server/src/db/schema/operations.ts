import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { accounts } from './accounts.ts'
import { instant } from './columns.ts'

/** Jobs whose last retry failed. Open until an admin retries or dismisses them, or a later scheduled run succeeds. */
export const failedJobs = pgTable(
  'failed_jobs',
  {
    jobId: text('job_id').primaryKey(),
    name: text('name').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull(),
    problem: text('problem').notNull(),
    /** True for a scheduled job, which runs again independently of this row. */
    isScheduled: boolean('is_scheduled').notNull(),
    failedAt: instant('failed_at').notNull(),
    /** The time at which support was notified by mail. */
    reportedAt: instant('told_at'),
    outcome: text('outcome').$type<'retried' | 'dismissed' | 'recovered'>(),
    settledAt: instant('settled_at'),
    settledBy: text('settled_by').references(() => accounts.accountId),
  },
  (t) => [
    index('failed_jobs_open').on(t.failedAt).where(sql`${t.settledAt} is null`),
    check('failed_jobs_outcomes', sql`${t.outcome} in ('retried', 'dismissed', 'recovered')`),
    check('failed_jobs_settled', sql`(${t.outcome} is null) = (${t.settledAt} is null)`),
  ],
)

/** A verification of all stored bytes in portions over several days; `afterKey` is its progress. */
export const storageRounds = pgTable(
  'storage_rounds',
  {
    roundId: bigserial('round_id', { mode: 'number' }).primaryKey(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** The total size according to the rows when the round began. */
    totalBytes: bigint('total_bytes', { mode: 'number' }).notNull(),
    afterKey: text('after_key').notNull().default(''),
    checkedCount: bigint('checked_count', { mode: 'number' }).notNull().default(0),
    checkedBytes: bigint('checked_bytes', { mode: 'number' }).notNull().default(0),
    foundCount: integer('found_count').notNull().default(0),
  },
  (t) => [
    uniqueIndex('storage_rounds_one_open').on(sql`(true)`).where(sql`${t.finishedAt} is null`),
  ],
)

/** Stored bytes that differ from their row. Open until a later check finds them correct or their row is deleted. */
export const storageFindings = pgTable(
  'storage_findings',
  {
    storageKey: text('storage_key').primaryKey(),
    what: text('what').notNull(),
    problem: text('problem').$type<'missing' | 'size' | 'damaged'>().notNull(),
    /** The name shown to people: the name of the file, the revision of the report. */
    name: text('name').notNull().default(''),
    caseId: text('case_id'),
    foundAt: instant('found_at').notNull(),
    resolvedAt: instant('resolved_at'),
  },
  (t) => [
    index('storage_findings_open').on(t.foundAt).where(sql`${t.resolvedAt} is null`),
    check('storage_findings_problems', sql`${t.problem} in ('missing', 'size', 'damaged')`),
  ],
)
