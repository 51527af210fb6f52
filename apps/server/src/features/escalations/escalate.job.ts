import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { escalate } from './escalate.ts'

/** Runs every minute; each step of a case is notified once, even after restarts. */
export const escalateJob = defineJob({
  name: 'escalate',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  run: escalate,
})
