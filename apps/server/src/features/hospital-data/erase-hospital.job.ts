import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Erases a hospital in batches; a killed run resumes where it stopped. */
export const eraseHospitalJob = defineJob({
  name: 'erase-hospital',
  payload: z.object({ erasureId: z.string() }),
  leaseSeconds: 900,
})

/** Removes reports, and the buyer of invoices, of erased hospitals after their seven years. Daily. */
export const endLockedJob = defineJob({
  name: 'end-locked-records',
  payload: z.object({}),
  schedule: '17 20 * * *',
  leaseSeconds: 900,
  retries: 2,
})
