import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Tells support of jobs that failed for good and of jobs that wait too long. */
export const watchJobsJob = defineJob({
  name: 'watch-jobs',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
})
