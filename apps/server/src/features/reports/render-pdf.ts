import { drawInThread } from '../../pdf/draw-in-thread.ts'
import type { PdfJob } from './pdf/draw-report.ts'

/** The report's PDF. Only jobs ask for it, so it is urgent. */
export function renderPdf(job: PdfJob): Promise<Buffer> {
  return drawInThread(new URL('./render-pdf.worker.ts', import.meta.url), job, { urgent: true })
}
