import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Asked for by the settlement, in its transaction. */
export const issueInvoiceJob = defineJob({
  name: 'issue-invoice',
  payload: z.object({ checkoutId: z.string() }),
  atOnce: 2,
})

/** Asked for by the refund that arrived, in its transaction. */
export const issueCreditNoteJob = defineJob({
  name: 'issue-credit-note',
  payload: z.object({ refundId: z.string() }),
})

/** Asked for by the refund that came back, in its transaction. */
export const cancelCreditNoteJob = defineJob({
  name: 'cancel-credit-note',
  payload: z.object({ refundId: z.string() }),
})

/** What is paid and has no invoice: payments from before there were any, and whatever went wrong. */
export const issueMissingJob = defineJob({
  name: 'issue-missing-invoices',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  retries: 0,
})
