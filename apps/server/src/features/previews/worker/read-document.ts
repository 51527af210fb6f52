import type { DocumentFacts } from '@systole/domain/uploads/file-facts'
import { documentPatient } from '@systole/domain/uploads/patients/document-patient'
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { openPdf } from './open-pdf.ts'
import { PreviewError } from './preview-error.ts'

/** Active content that may run or access the network when the document is opened elsewhere. PDF 32000-1, 12.6.4. */
const ACTIVE = /\/(JavaScript|JS|Launch|EmbeddedFile|RichMedia|SubmitForm|ImportData|GoToE)\b/

/** Reads pages, encryption, active content and the patient's name, without executing anything in the document. */
export async function readDocument(
  bytes: Uint8Array,
  { isWhole }: { isWhole: boolean },
): Promise<DocumentFacts> {
  const text = new TextDecoder('latin1').decode(bytes)
  const scanned = { hasActiveContent: ACTIVE.test(text), isEncrypted: /\/Encrypt\b/.test(text) }
  if (!isWhole) return { pages: null, ...scanned }
  try {
    const pdf = await openPdf(bytes)
    const isActive = scanned.hasActiveContent || (await pdf.hasJSActions())
    const facts = {
      pages: pdf.numPages,
      isEncrypted: scanned.isEncrypted,
      hasActiveContent: isActive,
      patient: documentPatient(await linesOf(pdf)),
    }
    return facts
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException')
      return { pages: null, isEncrypted: true, hasActiveContent: scanned.hasActiveContent }
    throw new PreviewError('damaged', String(error))
  }
}

/** The number of pages read, as a cover sheet may precede the page with the patient. */
const PAGES_READ = 3
const LINES_MAX = 400
const SAME_LINE_POINTS = 2

/** Returns the visible lines of the first pages from the top; cells of a line are separated by tabs. */
async function linesOf(pdf: PDFDocumentProxy): Promise<string[]> {
  const lines: string[] = []
  for (let number = 1; number <= Math.min(PAGES_READ, pdf.numPages); number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    lines.push(...linesOfPage(items.flatMap((item) => ('str' in item ? [pieceOf(item)] : []))))
    page.cleanup()
  }
  return lines.slice(0, LINES_MAX)
}

type Piece = { text: string; left: number; right: number; baseline: number; height: number }

function pieceOf(item: { str: string; transform: number[]; width: number; height: number }): Piece {
  const [, , , , left = 0, baseline = 0] = item.transform
  return { text: item.str, left, right: left + item.width, baseline, height: item.height }
}

function linesOfPage(pieces: readonly Piece[]): string[] {
  const rows: Piece[][] = []
  const written = pieces.filter(({ text }) => text.trim() !== '')
  for (const piece of written.toSorted((a, b) => b.baseline - a.baseline)) {
    const row = rows.at(-1)
    const isSameLine = row?.[0] && row[0].baseline - piece.baseline < SAME_LINE_POINTS
    if (row && isSameLine) row.push(piece)
    else rows.push([piece])
  }
  return rows.map(joinLine)
}

/** Joins the pieces of a line: a gap wider than the letters' height separates cells, a narrower one is a space. */
function joinLine(row: readonly Piece[]): string {
  let line = ''
  let end: number | undefined
  for (const { text, left, right, height } of row.toSorted((a, b) => a.left - b.left)) {
    const gap = end === undefined ? 0 : left - end
    if (end !== undefined) line += gap > height ? '\t' : gap > height / 8 ? ' ' : ''
    line += text
    end = right
  }
  return line
}
