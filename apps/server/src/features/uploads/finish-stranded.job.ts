import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Stores uploads whose chunks are all there: the storage was away when the last came, or the process ended. */
export const finishStrandedJob = defineJob({
  name: 'finish-stranded-uploads',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0, // the next minute is the next try
  leaseSeconds: 3600,
})
