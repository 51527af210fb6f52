import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** A report that reached nobody is never silent, whatever failed: rendering, queue or relay. */
export const watchDeliveriesJob = defineJob({
  name: 'watch-deliveries',
  payload: z.object({}),
  schedule: '*/5 * * * *',
  retries: 0,
})
