import { drawInWorker } from '../../../pdf/draw-in-worker.ts'
import type { PaperJob } from './draw-paper.ts'

/** The PDF of a receipt, an invoice, a credit note or a statement. */
export function renderPaper(job: PaperJob): Promise<Buffer> {
  return drawInWorker(new URL('./draw-paper.worker.ts', import.meta.url), job)
}
