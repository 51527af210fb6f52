import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Removes cases that their hospital deleted, once that cannot be undone any more. What is left over, the hourly job removes. */
export const endDeletedJob = defineJob({
  name: 'end-deleted-cases',
  payload: z.object({ caseIds: z.array(z.string()) }),
  leaseSeconds: 600,
  retries: 3,
})
