import type { queryFailedJobs as contract } from '@systole/contract/office/operations'
import type { CallContext } from '../../app-context.ts'
import type { Call } from '../../http/serve.ts'
import { openFailures, waitingJobs } from './failed-job-store.ts'

/** Returns jobs that failed permanently and wait for an admin, and the length of the queue. */
export async function queryFailedJobs({ db }: CallContext, _call: Call<typeof contract>) {
  const { jobs, total } = await openFailures(db)
  const waiting = await waitingJobs(db)
  return {
    total,
    jobs: jobs.map((job) => ({
      jid: job.jobId,
      name: job.name,
      about: describePayload(job.payload),
      problem: job.problem,
      attempts: job.attempts,
      is_scheduled: job.isScheduled,
      time: job.failedAt,
    })),
    waiting: waiting.reduce((sum, { count }) => sum + count, 0),
    oldest_seconds: Math.floor(Math.max(0, ...waiting.map(({ oldestSeconds }) => oldestSeconds))),
  }
}

/** Formats the ids in a job's payload: `caseId case_1, revision 1.0.0`. */
function describePayload(payload: Record<string, unknown>): string {
  return Object.entries(payload)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
}
