import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Every minute; each step of a case is told once, whatever restarts. */
export const escalateJob = defineJob({
  name: 'escalate',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
})
