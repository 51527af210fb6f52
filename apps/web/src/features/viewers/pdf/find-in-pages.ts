/** The words of a page in the pieces of the PDF. */
export type PageText = readonly string[]
/** A match, by its range in the text of a page. */
export type PdfMatch = { page: number; from: number; to: number }
/** A part of one piece. */
export type Piece = { item: number; from: number; to: number }

/** Finds all occurrences of the words, ignoring case; pages are counted from one. */
export function findInPages(pages: readonly PageText[], query: string, most: number): PdfMatch[] {
  const wanted = query.trim().toLowerCase().replace(/\s+/g, ' ')
  const found: PdfMatch[] = []
  if (wanted === '') return found
  for (const [index, items] of pages.entries()) {
    const text = items.join('').toLowerCase().replace(/\s/g, ' ')
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
      if (found.length >= most) return found
      found.push({ page: index + 1, from: at, to: at + wanted.length })
    }
  }
  return found
}

/** Returns the pieces of the page covered by a match. */
export function piecesOf(items: PageText, { from, to }: Pick<PdfMatch, 'from' | 'to'>): Piece[] {
  const pieces: Piece[] = []
  let start = 0
  for (const [item, words] of items.entries()) {
    const first = Math.max(from, start)
    const last = Math.min(to, start + words.length)
    if (first < last) pieces.push({ item, from: first - start, to: last - start })
    start += words.length
  }
  return pieces
}
