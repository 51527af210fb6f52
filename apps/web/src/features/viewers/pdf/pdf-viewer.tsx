import { styled } from '@mui/material/styles'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { useNarrow } from '../../../ui/hooks/use-narrow.ts'
import { useFileBytes } from '../bytes/use-file-bytes.ts'
import { measureKeys } from '../measuring/measure-keys.ts'
import { MeasureList } from '../measuring/measure-list.tsx'
import { MeasureStrip } from '../measuring/measure-strip.tsx'
import { CannotShow } from '../opening/cannot-show.tsx'
import { Opening } from '../opening/opening.tsx'
import type { ViewerProps } from '../viewer-props.ts'
import { ViewerShell } from '../viewer-shell.tsx'
import { ratioOf } from './draw-page.ts'
import { PageList } from './page-list.tsx'
import { FIRST_FIT, zoomedFit } from './pdf-fit.ts'
import { PdfPage } from './pdf-page.tsx'
import { PdfTools } from './pdf-tools.tsx'
import { usePageMeasuring } from './use-page-measuring.ts'
import { usePdf } from './use-pdf.ts'
import { usePdfSearch } from './use-pdf-search.ts'
import { useShownPage } from './use-shown-page.ts'

const Room = styled('div')({ position: 'absolute', inset: 0, display: 'flex' })
const Desk = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  overflow: 'auto',
  display: 'grid',
  justifyItems: 'safe center',
  alignContent: 'start',
  gap: 12,
  padding: 16,
  backgroundColor: '#26292B',
  '&:focus-visible': {
    outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
    outlineOffset: -2,
  },
}))

/** Shows a laboratory result or a referral letter page by page. */
export function PdfViewer(props: ViewerProps) {
  const { file, renewUrl } = props
  const { t } = useTranslation('viewers')
  const bytes = useFileBytes(file, renewUrl)
  const pdf = usePdf(bytes.state === 'ready' ? bytes.bytes : undefined)
  if (pdf.state === 'open') return <OpenPdf {...props} pdf={pdf.document} />
  return (
    <ViewerShell viewer={props}>
      {bytes.state === 'failed' && (
        <CannotShow file={file} renewUrl={renewUrl} onRetry={bytes.retry} failure={bytes.cause} />
      )}
      {pdf.state === 'refused' && (
        <CannotShow file={file} renewUrl={renewUrl} reason={t(`pdf.${pdf.refusal}`)} />
      )}
      {bytes.state !== 'failed' && pdf.state === 'opening' && (
        <Opening name={file.name} {...(bytes.state === 'loading' && { percent: bytes.percent })} />
      )}
    </ViewerShell>
  )
}

function OpenPdf(props: ViewerProps & { pdf: PDFDocumentProxy }) {
  const { file, pdf } = props
  const { t } = useTranslation('viewers')
  const desk = useRef<HTMLDivElement>(null)
  const size = useElementSize(desk)
  const narrow = useNarrow()
  const [fit, setFit] = useState(FIRST_FIT)
  const [turn, setTurn] = useState(0)
  const [listed, setListed] = useState(pdf.numPages > 1 && !narrow)
  const { current, goTo } = useShownPage(desk, pdf.numPages)
  const search = usePdfSearch(pdf, file.fileId, goTo)
  const usualRatio = useFirstRatio(pdf, turn)
  const paper = usePageMeasuring(file, desk, {
    ...{ current, goTo },
    zoomBy: (factor) => setFit((now) => ({ ...now, zoom: now.zoom * factor })),
  })
  // other documents than ECGs have nothing to be measured
  const measured = file.kind === 'ecg' ? paper : undefined
  const turnPages = () => setTurn((now) => (now + 90) % 360)
  const keys = {
    '+': () => setFit((now) => zoomedFit(now, 1)),
    '=': () => setFit((now) => zoomedFit(now, 1)),
    '-': () => setFit((now) => zoomedFit(now, -1)),
    r: () => setFit(FIRST_FIT),
    h: () => setFit({ to: 'page', zoom: 1 }),
    t: turnPages,
    left: () => goTo(current - 1),
    right: () => goTo(current + 1),
    home: () => goTo(1),
    end: () => goTo(pdf.numPages),
    ...(measured && measureKeys(measured.measuring, file.kind, desk.current)),
  }
  return (
    <ViewerShell
      viewer={props}
      keys={keys}
      withCorners={false}
      aside={measured?.measuring.listed && <MeasureList measuring={measured.measuring} />}
      footer={measured && <MeasureStrip measuring={measured.measuring} onInsert={props.onInsert} />}
      tools={
        <PdfTools
          file={file}
          pages={pdf.numPages}
          current={current}
          onPage={goTo}
          fit={fit}
          onFit={setFit}
          onTurn={turnPages}
          search={search}
          listed={listed}
          onList={() => setListed(!listed)}
          measuring={measured?.measuring}
        />
      }
    >
      <Room>
        {listed && <PageList pdf={pdf} turn={turn} current={current} onPage={goTo} />}
        <Desk ref={desk} tabIndex={0} role="region" aria-label={file.name}>
          {search.hasNoText && <Notice announce>{t('pdf.noText')}</Notice>}
          {size.width > 0 &&
            usualRatio !== undefined &&
            Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((number) => (
              <PdfPage
                key={number}
                {...{ pdf, number, fit, turn, usualRatio, search }}
                measuring={measured}
                desk={size}
              />
            ))}
        </Desk>
      </Room>
    </ViewerShell>
  )
}

/** Returns the ratio of the first page, assumed for others until they are near. */
function useFirstRatio(pdf: PDFDocumentProxy, turn: number): number | undefined {
  const [ratio, setRatio] = useState<number>()
  useEffect(() => {
    let wanted = true
    pdf.getPage(1).then(
      (page) => wanted && setRatio(ratioOf(page, turn)),
      () => wanted && setRatio(Math.SQRT2),
    )
    return () => {
      wanted = false
    }
  }, [pdf, turn])
  return ratio
}
