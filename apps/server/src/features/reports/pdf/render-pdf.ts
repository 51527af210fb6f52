import { drawInThread } from '../../../pdf/draw-in-thread.ts'
import type { PdfJob } from './drawing/draw-report.ts'

/** Renders the report's PDF, with priority, because only jobs request it. */
export function renderPdf(job: PdfJob): Promise<Buffer> {
  return drawInThread(new URL('./render-pdf.worker.ts', import.meta.url), job, { urgent: true })
}
