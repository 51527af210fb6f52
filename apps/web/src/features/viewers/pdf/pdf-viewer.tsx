import { styled } from '@mui/material/styles'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CannotShow } from '../cannot-show.tsx'
import { Opening } from '../opening.tsx'
import { useElementSize } from '../use-element-size.ts'
import { useFileBytes } from '../use-file-bytes.ts'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { openPdf } from './open-pdf.ts'
import { PdfPage } from './pdf-page.tsx'
import { PdfTools } from './pdf-tools.tsx'

const Desk = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  overflow: 'auto',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 12,
  padding: 16,
  backgroundColor: '#26292B',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
    outlineOffset: -2,
  },
}))
const ZOOM = 1.25
const MARGINS = 32

/** A laboratory result or a referral letter, page under page. */
export function PdfViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const bytes = useFileBytes(file, renewUrl)
  const opened = usePdf(bytes.state === 'ready' ? bytes.blob : undefined)
  const desk = useRef<HTMLDivElement>(null)
  const { width } = useElementSize(desk)
  const [zoom, setZoom] = useState(1)
  const pdf = opened === 'failed' ? undefined : opened
  const pages = pdf?.numPages ?? 0
  const goTo = (page: number) => {
    desk.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start' })
  }
  const keys = useMemo(
    () => ({
      '+': () => setZoom((now) => now * ZOOM),
      '=': () => setZoom((now) => now * ZOOM),
      '-': () => setZoom((now) => now / ZOOM),
      r: () => setZoom(1),
    }),
    [],
  )
  const failed = bytes.state === 'failed' || opened === 'failed'
  return (
    <ViewerShell
      viewer={props}
      keys={keys}
      withCorners={!pdf}
      tools={<PdfTools file={file} pages={pages} onPage={goTo} zoom={zoom} onZoom={setZoom} />}
    >
      <Desk ref={desk} tabIndex={0} role="region" aria-label={file.name}>
        {pdf &&
          Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
            <PdfPage
              key={number}
              pdf={pdf}
              number={number}
              width={Math.max(120, (width - MARGINS) * zoom)}
            />
          ))}
      </Desk>
      {!failed && !pdf && (
        <Opening name={file.name} {...(bytes.state === 'loading' && { percent: bytes.percent })} />
      )}
      {failed && (
        <CannotShow
          file={file}
          renewUrl={renewUrl}
          {...(bytes.state === 'failed' && { onRetry: bytes.retry, reason: t('notLoaded') })}
        />
      )}
    </ViewerShell>
  )
}

function usePdf(blob: Blob | undefined): PDFDocumentProxy | 'failed' | undefined {
  const [pdf, setPdf] = useState<PDFDocumentProxy | 'failed'>()
  useEffect(() => {
    if (!blob) return
    let wanted = true
    let close = () => {}
    openPdf(blob).then(
      (opened) => {
        close = opened.close
        if (wanted) setPdf(opened.document)
        else close()
      },
      () => wanted && setPdf('failed'),
    )
    return () => {
      wanted = false
      close()
      setPdf(undefined)
    }
  }, [blob])
  return pdf
}
