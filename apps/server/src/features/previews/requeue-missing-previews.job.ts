import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Queues files without facts and missing previews again, and deletes leftovers of killed work. */
export const requeueMissingPreviewsJob = defineJob({
  name: 'unmade-previews',
  payload: z.object({}),
  schedule: '*/20 * * * *',
})
