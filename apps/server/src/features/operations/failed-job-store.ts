import { and, asc, desc, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { failedJobs } from '../../db/schema/operations.ts'
import type { FailedJob } from '../../jobs/jobs.ts'

const SHOWN = 200

/** Records a failed job; returns true for the first time. */
export async function addFailedJob(db: Db, failed: FailedJob): Promise<boolean> {
  const added = await db
    .insert(failedJobs)
    .values({ ...failed, problem: failed.problem.slice(0, 1000) })
    .onConflictDoNothing()
    .returning({ jobId: failedJobs.jobId })
  return added.length > 0
}

const OPEN = isNull(failedJobs.settledAt)

/** Returns failures that wait for an admin, newest first. */
export async function openFailures(db: Db) {
  const jobs = await db
    .select()
    .from(failedJobs)
    .where(OPEN)
    .orderBy(desc(failedJobs.failedAt), asc(failedJobs.jobId))
    .limit(SHOWN)
  return { jobs, total: await db.$count(failedJobs, OPEN) }
}

/** Closes an open failure; returns `undefined` if it was closed before or does not exist. */
export async function settleFailure(
  db: Db,
  jobId: string,
  by: { outcome: 'retried' | 'dismissed'; accountId: string; now: Date },
) {
  const [settled] = await db
    .update(failedJobs)
    .set({ outcome: by.outcome, settledAt: by.now, settledBy: by.accountId })
    .where(and(eq(failedJobs.jobId, jobId), OPEN))
    .returning()
  return settled
}

/** Closes the earlier failures of a scheduled job after a successful run. */
export async function settleRecovered(db: Db, name: string): Promise<void> {
  await db
    .update(failedJobs)
    .set({ outcome: 'recovered', settledAt: sql`now()` })
    .where(and(eq(failedJobs.name, name), eq(failedJobs.isScheduled, true), OPEN))
}

/**
 * Marks open failures as notified and returns them: those of a schedule after a grace period in which the next run may succeed,
 * and those of one name at most once per interval.
 */
export async function claimUnreportedFailures(
  db: Db,
  {
    now,
    scheduledBefore,
    reportedBefore,
  }: { now: Date; scheduledBefore: Date; reportedBefore: Date },
) {
  const reportedRecently = sql`${failedJobs.name} in (select t.name from failed_jobs t where t.told_at > ${reportedBefore.toISOString()}::timestamptz)`
  return db
    .update(failedJobs)
    .set({ reportedAt: now })
    .where(
      and(
        OPEN,
        isNull(failedJobs.reportedAt),
        or(eq(failedJobs.isScheduled, false), lt(failedJobs.failedAt, scheduledBefore)),
        sql`not ${reportedRecently}`,
      ),
    )
    .returning()
}

export type WaitingJobs = { name: string; count: number; oldestSeconds: number }

/** Returns jobs that are due and have not started, by name; the longest wait first. */
export async function waitingJobs(db: Db): Promise<WaitingJobs[]> {
  const { rows } = await db.execute<{ name: string; count: number; oldest_seconds: number }>(sql`
    select name, count(*)::float8 as count,
      extract(epoch from now() - min(start_after))::float8 as oldest_seconds
    from pgboss.job
    where state < 'active' and not blocked and start_after <= now() and name not like '\\_\\_%'
    group by name
    order by oldest_seconds desc`)
  return rows.map((row) => ({
    name: row.name,
    count: row.count,
    oldestSeconds: row.oldest_seconds,
  }))
}
