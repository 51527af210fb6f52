import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Releases expired claims every minute; the case returns to the worklist with its draft. */
export const releaseExpiredClaimsJob = defineJob({
  name: 'free-lapsed-claims',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
})
