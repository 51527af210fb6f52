import { type PageText, type PdfMatch, piecesOf } from './find-in-pages.ts'

/** Highlights the matches of a page in its text layer; returns a function that removes them. Does nothing in old browsers. */
export function markMatches(
  elements: readonly HTMLElement[],
  items: PageText,
  matches: readonly { match: PdfMatch; isCurrent: boolean }[],
): () => void {
  if (!('highlights' in CSS)) return () => {}
  const marks = matches.flatMap(({ match, isCurrent }) =>
    piecesOf(items, match).flatMap((piece) => {
      const words = elements[piece.item]?.firstChild
      if (!(words instanceof Text) || piece.to > words.length) return []
      const range = new Range()
      range.setStart(words, piece.from)
      range.setEnd(words, piece.to)
      return [{ range, highlight: highlightOf(isCurrent ? 'pdf-current' : 'pdf-found') }]
    }),
  )
  for (const { range, highlight } of marks) highlight.add(range)
  return () => {
    for (const { range, highlight } of marks) highlight.delete(range)
  }
}

function highlightOf(name: 'pdf-found' | 'pdf-current'): Highlight {
  const highlight = CSS.highlights.get(name) ?? new Highlight()
  CSS.highlights.set(name, highlight)
  return highlight
}
