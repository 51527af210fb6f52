import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { finishStrandedUploads } from './finish-stranded-uploads.ts'

/** Completes uploads that have all their chunks, after the storage was unavailable or the process ended. */
export const finishStrandedUploadsJob = defineJob({
  name: 'finish-stranded-uploads',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0, // the next run is a minute later
  leaseSeconds: 3600,
  run: finishStrandedUploads,
})
