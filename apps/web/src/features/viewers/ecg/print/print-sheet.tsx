import GlobalStyles from '@mui/material/GlobalStyles'
import { styled } from '@mui/material/styles'
import { shownRate } from '@systole/domain/ecg-values/ecg-number'
import type { EcgStrip } from '@systole/domain/key-images/ecg-strip'
import { drawStrip } from '@systole/report/strip-drawing'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { light } from '../../../../theme/tokens.ts'
import { EcgStripDrawing } from '../../../../ui/display/ecg-strip-drawing.tsx'

const Sheet = styled('div')({
  display: 'none',
  color: light.ink,
  fontSize: '9pt',
  lineHeight: 1.4,
  '@media print': { display: 'block' },
  '& header': { display: 'flex', gap: '6mm', alignItems: 'baseline', marginBottom: '4mm' },
  '& h1': { flex: 1, margin: 0, fontSize: '14pt', fontWeight: 600 },
  '& p': { margin: 0 },
  '& figure': { margin: '0 0 5mm', breakInside: 'avoid' },
  '& figcaption': { marginTop: '1mm', color: light.muted },
  '& footer': { display: 'flex', gap: '4mm', alignItems: 'center', breakInside: 'avoid' },
})
/** Everything but the sheet stays off the paper. */
const ONLY_THE_SHEET = {
  '@media print': { 'body > :not([data-print-sheet])': { display: 'none !important' } },
}
const TEST_MILLIMETRES = 25

/** Prints strips in true millimetres, and calls `onPrinted` when the browser is done. */
export function PrintSheet(props: {
  strips: readonly EcgStrip[]
  fileName: string
  /** The patient and the case. */
  about: string
  onPrinted: () => void
}) {
  const { strips, fileName, about, onPrinted } = props
  const { t } = useTranslation('viewers')
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted)
    let wanted = true
    void document.fonts?.ready.then(() => wanted && window.print())
    return () => {
      wanted = false
      window.removeEventListener('afterprint', onPrinted)
    }
  }, [onPrinted])
  return createPortal(
    <Sheet data-print-sheet="">
      <GlobalStyles styles={ONLY_THE_SHEET} />
      <header>
        <h1>{about === '' ? fileName : about}</h1>
        {about !== '' && <p>{fileName}</p>}
      </header>
      {strips.map((strip, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stretches may start at the same time
        <StripFigure key={row} strip={strip} />
      ))}
      <footer>
        <svg width={`${TEST_MILLIMETRES + 1}mm`} height="3mm" viewBox="0 0 26 3" aria-hidden>
          <path d="M.5 .5V2.5M.5 1.5H25.5M25.5 .5V2.5" stroke={light.ink} strokeWidth={0.25} />
        </svg>
        <p>{t('ecg.print.trueSize')}</p>
      </footer>
    </Sheet>,
    document.body,
  )
}

function StripFigure({ strip }: { strip: EcgStrip }) {
  const caption = useStripCaption()(strip)
  return (
    <figure>
      <EcgStripDrawing drawing={drawStrip(strip)} label={caption} isTrueSize />
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** Returns the words under a strip, as under the strip of a report. */
function useStripCaption() {
  const { t } = useTranslation(['viewers', 'reports'])
  return (strip: EcgStrip): string => {
    const { millimetresPerSecond, millimetresPerMillivolt, startSeconds, filter, rate } = strip
    const scale = t('reports:document.keyImages.scale', {
      speed: millimetresPerSecond,
      gain: millimetresPerMillivolt,
      seconds: startSeconds.toFixed(1),
    })
    const filtered = filter
      ? t('reports:document.keyImages.filter', { filter })
      : t('viewers:ecg.print.noFilter')
    const counted =
      rate &&
      t('reports:document.keyImages.rateAutomatic', {
        rate: shownRate(rate.beatsPerMinute),
        beats: rate.beats,
      })
    const leads = strip.leads.map(({ name }) => name).join(', ')
    return [leads, scale, filtered, counted].filter(Boolean).join(' · ')
  }
}
