import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Every minute; each checkout is asked about less and less often, and every ten minutes at least. */
export const reconcileCheckoutsJob = defineJob({
  name: 'reconcile-checkouts',
  payload: z.object({}),
  schedule: '* * * * *',
  retries: 0,
  leaseSeconds: 900,
})
