import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Queues missing PDFs again, hourly. */
export const requeueUnrenderedReportsJob = defineJob({
  name: 'unrendered-reports',
  payload: z.object({}),
  schedule: '29 * * * *',
})
