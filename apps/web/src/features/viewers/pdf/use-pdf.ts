import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useState } from 'react'
import { openPdf, type PdfRefusal } from './open-pdf.ts'

export type Pdf =
  | { state: 'opening' }
  | { state: 'open'; document: PDFDocumentProxy }
  | { state: 'refused'; refusal: PdfRefusal }

const OPENING: Pdf = { state: 'opening' }

/** Opens a document for as long as it is shown. */
export function usePdf(bytes: Uint8Array | undefined): Pdf {
  const [pdf, setPdf] = useState<Pdf>(OPENING)
  useEffect(() => {
    if (!bytes) return
    let wanted = true
    let close = () => {}
    openPdf(bytes).then(
      (opened) => {
        if ('refusal' in opened) {
          if (wanted) setPdf({ state: 'refused', refusal: opened.refusal })
          return
        }
        close = opened.close
        if (wanted) setPdf({ state: 'open', document: opened.document })
        else close()
      },
      () => wanted && setPdf({ state: 'refused', refusal: 'damaged' }),
    )
    return () => {
      wanted = false
      close()
      setPdf(OPENING)
    }
  }, [bytes])
  return pdf
}
