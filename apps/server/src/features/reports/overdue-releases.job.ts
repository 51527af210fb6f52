import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Asks again for releases whose instant has passed, every minute. */
export const overdueReleasesJob = defineJob({
  name: 'overdue-releases',
  payload: z.object({}),
  schedule: '* * * * *',
})
