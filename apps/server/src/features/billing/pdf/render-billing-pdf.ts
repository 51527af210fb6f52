import { drawInThread } from '../../../pdf/draw-in-thread.ts'
import type { BillingPdfJob } from './draw-billing-pdf.ts'

/** Renders the PDF of a receipt, an invoice, a credit note or a statement. Throws `ServerBusy` if too many are requested. */
export function renderBillingPdf(
  job: BillingPdfJob,
  options: { urgent?: boolean } = {},
): Promise<Buffer> {
  return drawInThread(new URL('./draw-billing-pdf.worker.ts', import.meta.url), job, options)
}
