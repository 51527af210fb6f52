import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { reconcileCheckouts } from './reconcile-checkouts.ts'

/** Runs every minute; each checkout is checked less often with age, but at least every ten minutes. */
export const reconcileCheckoutsJob = defineJob({
  name: 'reconcile-checkouts',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  leaseSeconds: 900,
  run: reconcileCheckouts,
})
