import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { endUntouched } from './end-untouched.ts'

/** Warns about and deletes abandoned unpaid cases; deletes originals after seven years. Hourly. */
export const endUntouchedJob = defineJob({
  name: 'end-untouched-cases',
  payload: z.object({}),
  schedule: '23 * * * *',
  leaseSeconds: 600,
  retries: 2,
  run: endUntouched,
})
