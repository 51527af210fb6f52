import { HOUR, MINUTE, SECOND } from '@systole/domain/time/durations'
import type { CallContext } from '../../app-context.ts'
import { claimUnreportedFailures, waitingJobs } from './failed-job-store.ts'
import { mailFailedJobs } from './mail-failed-jobs.ts'
import { mailWaitingJobs } from './mail-waiting-jobs.ts'

/** The grace period in which the next scheduled run may succeed. */
const SCHEDULE_GRACE = 15 * MINUTE
/** The interval in which failures of one name are mailed together. */
const SAME_NAME = HOUR
const WAITS_TOO_LONG = 5 * MINUTE

/** Mails support about jobs that failed permanently, and queues whose oldest job has waited for five minutes. */
export async function watchJobs(
  context: Pick<CallContext, 'database' | 'clock' | 'jobs' | 'settings' | 'log' | 'publicUrl'>,
): Promise<void> {
  const now = context.clock.now()
  await context.database.transaction(async (db) => {
    const failed = await claimUnreportedFailures(db, {
      now,
      scheduledBefore: new Date(now.getTime() - SCHEDULE_GRACE),
      reportedBefore: new Date(now.getTime() - SAME_NAME),
    })
    if (failed.length > 0) await mailFailedJobs({ ...context, db }, failed, now)
  })
  const late = (await waitingJobs(context.database)).filter(
    ({ oldestSeconds }) => oldestSeconds * SECOND > WAITS_TOO_LONG,
  )
  if (late.length === 0) return
  context.log.error({ late }, 'jobs wait too long')
  await context.database.transaction((db) => mailWaitingJobs({ ...context, db }, late, now))
}
