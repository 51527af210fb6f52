/// <reference types="vite/client" />
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url'
import { PdfParts } from './pdf-parts.ts'

GlobalWorkerOptions.workerSrc = workerAddress

/**
 * Draws a PDF ourselves: the file is served in a sandbox, where the browser's own reader refuses to run.
 * Scripts inside the PDF are never run.
 */
export async function openPdf(
  blob: Blob,
): Promise<{ document: PDFDocumentProxy; close: () => void }> {
  const task = getDocument({
    data: new Uint8Array(await blob.arrayBuffer()),
    BinaryDataFactory: PdfParts,
    useWorkerFetch: false,
    enableXfa: false,
  })
  const close = () => void task.destroy()
  try {
    return { document: await task.promise, close }
  } catch (error) {
    close()
    throw error
  }
}
