import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { deleteExpiredAuthRecords } from './delete-expired-auth-records.ts'

/** Deletes ended sessions, used keys, expired links, old counters and drafts, hourly. */
export const deleteExpiredAuthRecordsJob = defineJob({
  name: 'housekeeping', // the older name of the queue, which queued jobs carry
  payload: z.object({}),
  schedule: '17 * * * *',
  run: deleteExpiredAuthRecords,
})
