import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Warns of, and deletes, unpaid cases that nobody goes on with; removes originals after seven years. Hourly. */
export const endUntouchedJob = defineJob({
  name: 'end-untouched-cases',
  payload: z.object({}),
  schedule: '23 * * * *',
  leaseSeconds: 600,
  retries: 2,
})
