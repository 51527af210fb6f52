import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Processes stored events that were not applied, and unfinished refunds. */
export const applyMissedEventsJob = defineJob({
  name: 'catch-up-on-payments',
  payload: z.object({}),
  schedule: '*/2 * * * *',
  retries: 0,
  leaseSeconds: 600,
})
