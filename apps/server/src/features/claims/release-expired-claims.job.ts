import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { releaseExpiredClaims } from './release-expired-claims.ts'

/** Releases expired claims every minute; the case returns to the worklist with its draft. */
export const releaseExpiredClaimsJob = defineJob({
  name: 'free-lapsed-claims', // the older name of the queue, which queued jobs carry
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  run: releaseExpiredClaims,
})
