import { drawInThread } from '../../../pdf/draw-in-thread.ts'
import type { PaperJob } from './draw-paper.ts'

/** The PDF of a receipt, an invoice, a credit note or a statement. Throws `ServerBusy` when too many are asked for. */
export function renderPaper(job: PaperJob, options: { urgent?: boolean } = {}): Promise<Buffer> {
  return drawInThread(new URL('./draw-paper.worker.ts', import.meta.url), job, options)
}
