import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Every minute; a case that its reader left goes back to the worklist, its draft with it. */
export const freeLapsedClaimsJob = defineJob({
  name: 'free-lapsed-claims',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
})
