import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Events that were stored and not applied, and refunds that are on their way. */
export const catchUpOnPaymentsJob = defineJob({
  name: 'catch-up-on-payments',
  payload: z.object({}),
  schedule: '*/2 * * * *',
  retries: 0,
  leaseSeconds: 600,
})
