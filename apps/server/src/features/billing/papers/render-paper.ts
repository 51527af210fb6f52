import { drawInThread } from '../../../pdf/draw-in-thread.ts'
import type { PaperJob } from './draw-paper.ts'

/** Renders the PDF of a receipt, an invoice, a credit note or a statement. Throws `ServerBusy` if too many are requested. */
export function renderPaper(job: PaperJob, options: { urgent?: boolean } = {}): Promise<Buffer> {
  return drawInThread(new URL('./draw-paper.worker.ts', import.meta.url), job, options)
}
