import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Forgets ended sessions, used keys and old counters, hourly. */
export const housekeepingJob = defineJob({
  name: 'housekeeping',
  payload: z.object({}),
  schedule: '17 * * * *',
})
