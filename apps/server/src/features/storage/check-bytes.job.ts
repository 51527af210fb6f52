import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'
import { checkBytes } from './check-bytes.ts'

/** Verifies all stored bytes once a week, a portion every ten minutes. */
export const checkBytesJob = defineJob({
  name: 'check-bytes',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  retries: 0, // the next portion starts where this one stopped
  leaseSeconds: 1800,
  run: checkBytes,
})
