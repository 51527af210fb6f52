import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { sweepUnconfirmed } from './sweep-unconfirmed.ts'

/** Deletes unconfirmed applications, daily. */
export const sweepUnconfirmedJob = defineJob({
  name: 'sweep-unconfirmed-applications',
  payload: z.object({}),
  schedule: '41 3 * * *',
  run: sweepUnconfirmed,
})
