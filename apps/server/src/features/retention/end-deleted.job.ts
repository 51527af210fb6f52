import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { endDeleted } from './end-deleted.ts'

/** Removes cases that their hospital deleted, once undo is no longer possible. The hourly job removes the rest. */
export const endDeletedJob = defineJob({
  name: 'end-deleted-cases',
  payload: z.object({ caseIds: z.array(z.string()) }),
  leaseSeconds: 600,
  retries: 3,
  run: endDeleted,
})
