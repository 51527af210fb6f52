import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { readFacts } from './read-facts.ts'

/** Reads an uploaded file; queued in the transaction that records it. */
export const readFactsJob = defineJob({
  name: 'read-facts',
  payload: z.object({ storageKey: z.string() }),
  leaseSeconds: 600,
  atOnce: 2,
  run: readFacts,
})
