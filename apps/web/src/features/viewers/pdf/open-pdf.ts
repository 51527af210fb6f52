/// <reference types="vite/client" />
import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from 'pdfjs-dist'
import workerAddress from 'pdfjs-dist/build/pdf.worker.min.mjs?worker&url'
import { PdfParts } from './pdf-parts.ts'

GlobalWorkerOptions.workerSrc = workerAddress

export type OpenedPdf = { document: PDFDocumentProxy; close: () => void }
/** The reason why a PDF is not shown. */
export type PdfRefusal = 'locked' | 'damaged'

/**
 * Opens a PDF for drawing by ourselves, because the file is served in a sandbox in which the browser's own viewer does not run.
 * Scripts in the PDF are never executed and its links are inactive.
 */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf | { refusal: PdfRefusal }> {
  const task = getDocument({
    data: bytes.slice(), // the worker takes ownership of the buffer
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

/** Classifies errors by name, because their classes differ in the worker of pdf.js. */
export function refusalOf(error: unknown): PdfRefusal {
  return error instanceof Error && error.name === 'PasswordException' ? 'locked' : 'damaged'
}
