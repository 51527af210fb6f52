import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Forgets ended sessions, used keys, old links, counters and drafts, hourly. */
export const housekeepingJob = defineJob({
  name: 'housekeeping',
  payload: z.object({}),
  schedule: '17 * * * *',
})
