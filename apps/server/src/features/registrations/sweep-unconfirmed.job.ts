import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Forgets applications whose e-mail address nobody confirmed, daily. */
export const sweepUnconfirmedJob = defineJob({
  name: 'sweep-unconfirmed-applications',
  payload: z.object({}),
  schedule: '41 3 * * *',
})
