import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Ends abandoned uploads, hourly. */
export const abandonedUploadsJob = defineJob({
  name: 'abandoned-uploads',
  payload: z.object({}),
  schedule: '41 * * * *',
})
