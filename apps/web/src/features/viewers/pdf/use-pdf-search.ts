import { useQuery } from '@tanstack/react-query'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState } from 'react'
import { findInPages, type PageText, type PdfMatch } from './find-in-pages.ts'

const MOST_FOUND = 500
const NO_PAGES: readonly PageText[] = []

export type PdfSearch = ReturnType<typeof usePdfSearch>

/** Manages the search; the text of all pages is read on first use. */
export function usePdfSearch(
  pdf: PDFDocumentProxy | undefined,
  fileId: string,
  goTo: (page: number) => void,
) {
  const [query, setQuery] = useState('')
  const [at, setAt] = useState(0)
  const texts = useQuery({
    queryKey: ['pdf-text', fileId],
    queryFn: () => (pdf ? readPages(pdf) : NO_PAGES),
    enabled: pdf !== undefined && query.trim() !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const pages = texts.data ?? NO_PAGES
  const found = useMemo(() => findInPages(pages, query, MOST_FOUND), [pages, query])
  const current: PdfMatch | undefined = found[Math.min(at, found.length - 1)]
  const go = useRef(goTo)
  go.current = goTo
  useEffect(() => {
    if (current) go.current(current.page)
  }, [current])
  return {
    query,
    pages,
    found,
    current,
    at: current ? found.indexOf(current) + 1 : 0,
    /** Scanned pages are pictures and cannot be searched. */
    hasNoText: texts.isSuccess && pages.every((items) => items.join('').trim() === ''),
    search: (next: string) => {
      setQuery(next)
      setAt(0)
    },
    next: (by: 1 | -1) => setAt((at + by + found.length) % Math.max(1, found.length)),
  }
}

async function readPages(pdf: PDFDocumentProxy): Promise<PageText[]> {
  const pages: PageText[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    // In the order and pieces of the text layer; an end of line separates words.
    pages.push(
      items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str} ` : item.str] : [])),
    )
  }
  return pages
}
