import { styled } from '@mui/material/styles'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { drawPage } from './draw-page.ts'
import { useIsNearViewport } from './use-is-near-viewport.ts'

const THUMB_WIDTH = 92

const List = styled('nav')(({ theme }) => {
  const { edge, surface } = (theme.vars ?? theme).palette
  return {
    flex: 'none',
    width: 124,
    overflowY: 'auto',
    padding: 8,
    backgroundColor: surface.canvas,
    borderRight: `1px solid ${edge.line}`,
    '& ol': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  }
})
const Thumb = styled('button')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gap: 4,
    justifyItems: 'center',
    width: '100%',
    minHeight: 44,
    padding: 6,
    border: '2px solid transparent',
    borderRadius: 6,
    background: 'none',
    color: ink.body,
    font: 'inherit',
    fontSize: '.8125rem',
    cursor: 'pointer',
    '& canvas': { width: THUMB_WIDTH, minHeight: 60, backgroundColor: '#fff' },
    '&[aria-current]': { borderColor: brand.main },
    '&:focus-visible': { outline: `2px solid ${edge.focus}`, outlineOffset: -2 },
  }
})

/** Shows thumbnails of all pages with the current one marked. */
export function PageList(props: {
  pdf: PDFDocumentProxy
  turn: number
  current: number
  onPage: (page: number) => void
}) {
  const { pdf, turn, current, onPage } = props
  const { t } = useTranslation('viewers')
  return (
    <List aria-label={t('pdf.pages')}>
      <ol>
        {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((page) => (
          <li key={page}>
            <Thumb
              type="button"
              aria-label={t('pdf.page', { page, pages: pdf.numPages })}
              {...(page === current && { 'aria-current': 'page' as const })}
              onClick={() => onPage(page)}
            >
              <SmallPage pdf={pdf} number={page} turn={turn} />
              {page}
            </Thumb>
          </li>
        ))}
      </ol>
    </List>
  )
}

function SmallPage(props: { pdf: PDFDocumentProxy; number: number; turn: number }) {
  const { pdf, number, turn } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useIsNearViewport(canvas)
  useEffect(() => {
    const target = canvas.current
    if (!near || !target) return
    const drawing = new AbortController()
    drawPage({
      pdf,
      number,
      width: THUMB_WIDTH,
      turn,
      canvas: target,
      signal: drawing.signal,
    }).catch(() => undefined) // shown on the page itself
    return () => drawing.abort()
  }, [pdf, number, turn, near])
  return <canvas ref={canvas} width={THUMB_WIDTH} height={130} />
}
