import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Looks into a file that has arrived; asked for in the transaction that records it. */
export const readFactsJob = defineJob({
  name: 'read-facts',
  payload: z.object({ storageKey: z.string() }),
  leaseSeconds: 600,
  atOnce: 2,
})
