import { styled } from '@mui/material/styles'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useNear } from './use-near.ts'

const Sheet = styled('div')({
  position: 'relative',
  backgroundColor: '#fff',
  boxShadow: '0 1px 4px rgba(0,0,0,.5)',
  '& canvas': { display: 'block', width: '100%', height: '100%' },
})
const A4_RATIO = Math.SQRT2

/** One page: drawn when it comes near, with its words for those who listen. */
export function PdfPage(props: { pdf: PDFDocumentProxy; number: number; width: number }) {
  const { pdf, number, width } = props
  const { t } = useTranslation('viewers')
  const sheet = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const near = useNear(sheet)
  const [ratio, setRatio] = useState(A4_RATIO)
  const [words, setWords] = useState('')

  useEffect(() => {
    const target = canvas.current
    if (!near || !target) return
    const drawing = new AbortController()
    drawPage({ pdf, number, width, canvas: target, signal: drawing.signal }).then(
      (drawn) => {
        setRatio(drawn.ratio)
        setWords(drawn.words)
      },
      () => undefined, // a newer drawing took its place
    )
    return () => drawing.abort()
  }, [pdf, number, width, near])

  return (
    <Sheet ref={sheet} data-page={number} style={{ width, height: width * ratio }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('pdf.page', { page: number, pages: pdf.numPages })}
      />
      <VisuallyHidden>{words}</VisuallyHidden>
    </Sheet>
  )
}

async function drawPage(request: {
  pdf: PDFDocumentProxy
  number: number
  width: number
  canvas: HTMLCanvasElement
  signal: AbortSignal
}): Promise<{ ratio: number; words: string }> {
  const { pdf, number, width, canvas, signal } = request
  const page = await pdf.getPage(number)
  const natural = page.getViewport({ scale: 1 })
  signal.throwIfAborted()
  const viewport = page.getViewport({ scale: (width / natural.width) * window.devicePixelRatio })
  canvas.width = Math.round(viewport.width)
  canvas.height = Math.round(viewport.height)
  const drawing = page.render({ canvas, viewport })
  signal.addEventListener('abort', () => drawing.cancel())
  await drawing.promise
  const { items } = await page.getTextContent()
  const words = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  return { ratio: natural.height / natural.width, words }
}
