import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { requeueMissingPreviews } from './requeue-missing-previews.ts'

/** Queues files without facts and missing previews again, and deletes leftovers of killed work. */
export const requeueMissingPreviewsJob = defineJob({
  name: 'unmade-previews', // the older name of the queue, which queued jobs carry
  payload: z.object({}),
  schedule: '*/20 * * * *',
  run: requeueMissingPreviews,
})
