import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { endLocked } from './end-locked.ts'

/** Removes reports, and the buyer of invoices, of erased hospitals after their seven years. Daily. */
export const endLockedJob = defineJob({
  name: 'end-locked-records',
  payload: z.object({}),
  schedule: '17 20 * * *',
  leaseSeconds: 900,
  retries: 2,
  run: endLocked,
})
