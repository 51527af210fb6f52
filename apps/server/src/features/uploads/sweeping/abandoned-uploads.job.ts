import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { sweepAbandonedUploads } from './sweep-abandoned-uploads.ts'

/** Ends abandoned uploads, hourly. */
export const abandonedUploadsJob = defineJob({
  name: 'abandoned-uploads',
  payload: z.object({}),
  schedule: '41 * * * *',
  run: sweepAbandonedUploads,
})
