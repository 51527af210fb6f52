import { ALL_JOBS } from './all-jobs.ts'
import type { AppContext, CallContext } from './app-context.ts'
import { recordFailedJob } from './features/operations/record-failed-job.ts'

/** Starts processing jobs; called on nodes with the role for it. */
export async function startJobs(context: AppContext): Promise<void> {
  const jobContext: CallContext = {
    ...context,
    files: context.backgroundFiles,
    db: context.database,
    requestId: 'job',
  }
  for (const job of ALL_JOBS) {
    await context.jobs.work(job, async (payload) => {
      await job.run(jobContext, payload as never) // parsed by the job's own schema
    })
  }
  await context.jobs.workFailed((failed) => recordFailedJob(context, failed))
}
