import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Deletes ended sessions, used keys, expired links, old counters and drafts, hourly. */
export const housekeepingJob = defineJob({
  name: 'housekeeping',
  payload: z.object({}),
  schedule: '17 * * * *',
})
