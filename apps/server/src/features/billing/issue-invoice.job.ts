import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Queued by the settlement, in its transaction. */
export const issueInvoiceJob = defineJob({
  name: 'issue-invoice',
  payload: z.object({ checkoutId: z.string() }),
  atOnce: 2,
})

/** Queued when a refund succeeds, in its transaction. */
export const issueCreditNoteJob = defineJob({
  name: 'issue-credit-note',
  payload: z.object({ refundId: z.string() }),
})

/** Queued when a refund is returned, in its transaction. */
export const cancelCreditNoteJob = defineJob({
  name: 'cancel-credit-note',
  payload: z.object({ refundId: z.string() }),
})

/** Issues missing invoices: for payments older than invoicing, and after failures. */
export const issueMissingJob = defineJob({
  name: 'issue-missing-invoices',
  payload: z.object({}),
  schedule: '*/10 * * * *',
  retries: 0,
})
