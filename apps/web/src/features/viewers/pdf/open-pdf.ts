/// <reference types="vite/client" />
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url'
import { PdfParts } from './pdf-parts.ts'

GlobalWorkerOptions.workerSrc = workerAddress

export type OpenedPdf = { document: PDFDocumentProxy; close: () => void }
/** Why a PDF is not shown. */
export type PdfRefusal = 'locked' | 'damaged'

/**
 * Draws a PDF ourselves: the file is served in a sandbox, where the browser's own reader refuses to run.
 * Scripts inside the PDF are never run, and its links lead nowhere: only its marks on paper are drawn.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf | { refusal: PdfRefusal }> {
  const task = getDocument({
    data: bytes.slice(), // it goes to the worker and is gone here
    BinaryDataFactory: PdfParts,
    useWorkerFetch: false,
    enableXfa: false,
  })
  const close = () => void task.destroy()
  try {
    return { document: await task.promise, close }
  } catch (error) {
    close()
    return { refusal: refusalOf(error) }
  }
}

/** pdf.js names its exceptions; their classes are not the same in its worker. */
export function refusalOf(error: unknown): PdfRefusal {
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged'
}
