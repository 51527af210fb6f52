import { z } from 'zod'
import type { CallContext } from '../../../app-context.ts'
import { defineJob } from '../../../jobs/define-job.ts'
import { issueInvoice } from './issue-invoice.ts'

/** Queued by the settlement, in its transaction. */
export const issueInvoiceJob = defineJob({
  name: 'issue-invoice',
  payload: z.object({ checkoutId: z.string() }),
  atOnce: 2,
  run: (context: CallContext, { checkoutId }) =>
    context.database.transaction((db) => issueInvoice({ ...context, db }, checkoutId)),
})
