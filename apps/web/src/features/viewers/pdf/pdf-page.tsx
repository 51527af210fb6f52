import { styled } from '@mui/material/styles'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureOverlay } from '../measuring/measure-overlay.tsx'
import { drawPage, layText, pageSizeOf, ratioOf } from './draw-page.ts'
import { markMatches } from './mark-matches.ts'
import { fittedPageWidth, type PdfFit } from './pdf-fit.ts'
import { TextSheet } from './text-sheet.ts'
import { useIsNearViewport } from './use-is-near-viewport.ts'
import { type PageMeasuring, pagePlace } from './use-page-measuring.ts'
import type { PdfSearch } from './use-pdf-search.ts'

const Sheet = styled('div')({
  position: 'relative',
  backgroundColor: '#fff',
  color: '#12252B',
  boxShadow: '0 1px 4px rgba(0,0,0,.5)',
  '& canvas': { display: 'block', width: '100%', height: '100%' },
  '& p': { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', margin: 0 },
})

const Layer = styled('div')({ position: 'absolute', inset: 0, pointerEvents: 'none' })

/** Renders one page while it is near the viewport, with its text layer. Links are omitted. */
export function PdfPage(props: {
  pdf: PDFDocumentProxy
  number: number
  fit: PdfFit
  desk: { width: number; height: number }
  turn: number
  /** The ratio of the first page, used until its own is known. */
  usualRatio: number
  search: PdfSearch
  /** The measuring on the pages; `undefined` for documents in which nothing is measured. */
  measuring: PageMeasuring | undefined
}) {
  const { pdf, number, fit, desk, turn, usualRatio, search, measuring } = props
  const { t } = useTranslation('viewers')
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useIsNearViewport(sheet)
  const known = usePageSize({ pdf, number, turn, near })
  const ratio = known?.ratio ?? usualRatio
  const width = Math.round(fittedPageWidth(fit, desk, ratio))
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const target = canvas.current
    if (!target) return
    if (!near) {
      target.width = 0 // frees memory, which a long document would fill
      return
    }
    const drawing = new AbortController()
    const { signal } = drawing
    setFailed(false)
    drawPage({ pdf, number, width, turn, canvas: target, signal }).catch(() => {
      if (!signal.aborted) setFailed(true) // otherwise a newer drawing has replaced it
    })
    return () => drawing.abort()
  }, [pdf, number, width, turn, near])
  return (
    <Sheet ref={sheet} data-page={number} style={{ width, height: width * ratio }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('pdf.page', { page: number, pages: pdf.numPages })}
      />
      {near && <PageWords {...{ pdf, number, width, turn, search }} />}
      {near && known && measuring && (
        <Measured {...{ measuring, number, turn, width }} known={known} />
      )}
      {failed && <p role="status">{t('pdf.pageFailed')}</p>}
    </Sheet>
  )
}

/** Shows the measurements of the page over it, in a layer that takes the pointer only where there is something to move. */
function Measured(props: {
  measuring: PageMeasuring
  number: number
  turn: number
  width: number
  known: PageSize
}) {
  const { measuring, number, turn, width, known } = props
  const { ratio, points } = known
  const place = useMemo(
    () => pagePlace({ points, turn, box: { width, height: width * ratio } }),
    [points, turn, width, ratio],
  )
  const { setPlace } = measuring
  useEffect(() => {
    if (place) setPlace(number, place)
  }, [setPlace, number, place])
  if (!place) return null
  return (
    <Layer onPointerDownCapture={() => measuring.point(number)}>
      <MeasureOverlay measuring={measuring.ofPage(number, place)} />
    </Layer>
  )
}

function PageWords(props: {
  pdf: PDFDocumentProxy
  number: number
  width: number
  turn: number
  search: PdfSearch
}) {
  const { pdf, number, width, turn, search } = props
  const layer = useRef<HTMLDivElement>(null)
  const [elements, setElements] = useState<readonly HTMLElement[]>([])
  useEffect(() => {
    const container = layer.current
    if (!container) return
    const laying = new AbortController()
    const { signal } = laying
    layText({ pdf, number, width, turn, container, signal }).then(
      (laid) => !signal.aborted && setElements(laid),
      () => undefined, // without its text a page is still a picture
    )
    return () => laying.abort()
  }, [pdf, number, width, turn])

  const { pages, found, current } = search
  useEffect(() => {
    const matches = found
      .filter(({ page }) => page === number)
      .map((match) => ({ match, isCurrent: match === current }))
    return markMatches(elements, pages[number - 1] ?? [], matches)
  }, [elements, pages, found, current, number])
  return <TextSheet ref={layer} />
}

type PageSize = {
  /** Height divided by width as it is shown. */
  ratio: number
  /** The size upright, without the reader's rotation. */
  points: { width: number; height: number }
}

/** Returns the size of a page once it is near, and again after rotation. */
function usePageSize(of: {
  pdf: PDFDocumentProxy
  number: number
  turn: number
  near: boolean
}): PageSize | undefined {
  const { pdf, number, turn, near } = of
  const [known, setKnown] = useState<PageSize & { turn: number }>()
  useEffect(() => {
    if (!near) return
    let wanted = true
    pdf.getPage(number).then(
      (page) => wanted && setKnown({ turn, ratio: ratioOf(page, turn), points: pageSizeOf(page) }),
      () => undefined, // shown by the drawing
    )
    return () => {
      wanted = false
    }
  }, [pdf, number, turn, near])
  return known?.turn === turn ? known : undefined
}
