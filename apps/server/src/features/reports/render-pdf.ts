import { Worker } from 'node:worker_threads'
import type { PdfJob } from './pdf/draw-report.ts'

/** The report's PDF, drawn beside the event loop. */
export async function renderPdf(job: PdfJob): Promise<Buffer> {
  const worker = new Worker(new URL('./render-pdf.worker.ts', import.meta.url), { workerData: job })
  try {
    return await new Promise<Buffer>((resolve, reject) => {
      worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('The PDF worker ended without a PDF')))
    })
  } finally {
    await worker.terminate()
  }
}
