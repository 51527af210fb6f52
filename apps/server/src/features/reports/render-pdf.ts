import { drawInWorker } from '../../pdf/draw-in-worker.ts'
import type { PdfJob } from './pdf/draw-report.ts'

/** The report's PDF. */
export function renderPdf(job: PdfJob): Promise<Buffer> {
  return drawInWorker(new URL('./render-pdf.worker.ts', import.meta.url), job)
}
