import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Queues overdue releases again, every minute. */
export const requeueOverdueReleasesJob = defineJob({
  name: 'overdue-releases',
  payload: z.object({}),
  schedule: '* * * * *',
})
