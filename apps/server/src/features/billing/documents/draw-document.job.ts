import { z } from 'zod'
import { defineJob } from '../../../jobs/define-job.ts'
import { drawDocument } from './draw-document.ts'

/** Draws the document. Queued in the transaction that issues an invoice, a credit note or its cancellation. */
export const drawDocumentJob = defineJob({
  name: 'draw-billing-document',
  payload: z.object({ documentId: z.string() }),
  run: drawDocument,
})
