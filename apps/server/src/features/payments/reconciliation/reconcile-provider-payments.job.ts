import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { reconcileProviderPayments } from './reconcile-provider-payments.ts'

/** Runs once a night, at the time of least traffic. */
export const reconcileProviderPaymentsJob = defineJob({
  name: 'compare-books', // the older name of the queue, which queued jobs carry
  payload: z.object({}),
  schedule: '20 19 * * *', // 03:20 in Hong Kong
  retries: 3,
  leaseSeconds: 3600,
  run: reconcileProviderPayments,
})
