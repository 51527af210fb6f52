import PDFDocument from 'pdfkit'
import type { Document } from './typesetter.ts'

type Facts = { title: string; author: string; lang: string; createdAt: Date }

// The published types have only the PDF/A subsets; the library supports PDF/UA since 0.13.
const PDF_UA = 'PDF/UA' as unknown as 'PDF/A-2a'

/** Characters that would end an element of the XML metadata, which the library writes unescaped. */
const MARKUP = /[<>&]/g

/** Creates a tagged A4 document without pages, and a promise of its bytes. */
export function openDocument({ title, author, lang, createdAt }: Facts): {
  doc: Document
  bytes: Promise<Buffer>
} {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    subset: PDF_UA,
    tagged: true,
    lang,
    displayTitle: true,
    // No default font: a font opened by its file would be opened again when requested by its name.
    font: '',
    info: {
      Title: title.replaceAll(MARKUP, ''),
      Author: author.replaceAll(MARKUP, ''),
      Creator: author.replaceAll(MARKUP, ''),
      Producer: 'pdfkit',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  })
  return { doc, bytes: collect(doc) }
}

function collect(doc: Document): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}
