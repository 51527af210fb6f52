import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { sendRefund } from './send-refund.ts'

/** Sends an approved refund to its provider. */
export const sendRefundJob = defineJob({
  name: 'send-refund',
  payload: z.object({ refundId: z.string() }),
  run: sendRefund,
})
