import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Deletes ended sessions, used keys, expired links, old counters and drafts, hourly. */
export const deleteExpiredAuthRecordsJob = defineJob({
  name: 'housekeeping',
  payload: z.object({}),
  schedule: '17 * * * *',
})
