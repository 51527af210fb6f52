import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Alerts about undelivered reports regardless of the cause: rendering, queue or mail server. */
export const alertUndeliveredReportsJob = defineJob({
  name: 'watch-deliveries',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  retries: 0,
})
