import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Asks again for PDFs that were never made, hourly. */
export const unrenderedReportsJob = defineJob({
  name: 'unrendered-reports',
  payload: z.object({}),
  schedule: '29 * * * *',
})
