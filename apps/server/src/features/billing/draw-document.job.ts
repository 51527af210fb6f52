import { z } from 'zod'
import { defineJob } from '../../jobs/define-job.ts'

/** Asked for when an invoice, a credit note or its cancellation is issued, in its transaction. */
export const drawDocumentJob = defineJob({
  name: 'draw-billing-document',
  payload: z.object({ documentId: z.string() }),
})
