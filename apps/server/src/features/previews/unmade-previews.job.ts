import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Asks again for files nobody looked into and previews that were never made, and tidies up after killed work. */
export const unmadePreviewsJob = defineJob({
  name: 'unmade-previews',
  payload: z.object({}),
  schedule: '*/20 * * * *',
})
