import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'

/** Sends an approved refund to its provider. */
export const sendRefundJob = defineJob({
  name: 'send-refund',
  payload: z.object({ refundId: z.string() }),
})
