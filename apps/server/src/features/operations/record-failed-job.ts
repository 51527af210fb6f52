import type { AppContext } from '../../app-context.ts'
import type { FailedJob } from '../../jobs/jobs.ts'
import { addFailedJob } from './failed-job-store.ts'

/** Adds a job that failed at its last attempt to the admins' list; support is mailed within minutes. */
export async function recordFailedJob(
  { database, log }: Pick<AppContext, 'database' | 'log'>,
  failed: FailedJob,
): Promise<void> {
  if (!(await addFailedJob(database, failed))) return
  const { jobId, name, attempts, problem } = failed
  log.error({ jobId, job: name, attempts, problem }, 'job failed for good')
}
