import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { watchJobs } from './watch-jobs.ts'

/** Notifies support of jobs that failed permanently or wait too long. */
export const watchJobsJob = defineJob({
  name: 'watch-jobs',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  run: watchJobs,
})
