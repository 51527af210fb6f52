import { styled } from '@mui/material/styles'
import { type Reading, readMeasurement } from '@systole/domain/measurements/measure'
import type { PixelSpacing } from '@systole/domain/measurements/measurement'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import type { ShownMeasurement } from './use-file-measurements.ts'
import { useMeasureWords } from './use-measure-words.ts'
import type { Measuring } from './use-measuring.ts'

/** The strip below a picture or trace for the next step or the selected measurement. */
export const StripBar = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    // A fixed height for the longest text, so that the picture does not move between steps.
    height: 72,
    overflow: 'auto',
    padding: '4px 10px 4px 14px',
    borderTop: `1px solid ${edge.line}`,
    backgroundColor: surface.canvas,
    color: ink.body,
    fontSize: '.875rem',
    '& b': { color: brand.main, fontWeight: 600 },
    '& small': { color: ink.muted, fontSize: '.8125rem' },
    '& > svg': { flex: 'none', color: ink.muted },
    '& [data-doubt]': { color: tone.warn.text, fontWeight: 500 },
    '& [data-words]': { flex: '1 1 220px', minWidth: 0 },
    '& [data-words] > div': { lineHeight: 1.35 },
    '& [data-hands]': { display: 'flex', flexWrap: 'wrap', gap: 8, marginLeft: 'auto' },
    '&[data-form]': { height: 'auto', minHeight: 72, overflow: 'visible' },
    // Sketch and text side by side, with the buttons below.
    '@container viewer (max-width: 640px)': {
      height: 164,
      alignContent: 'safe center',
      '& [data-words]': { flexBasis: 150 },
    },
  }
})

/** Shows why a length has no millimetres, or where they are valid. */
export function ScaleNote({ reading, spacing }: { reading: Reading; spacing: PixelSpacing }) {
  const { t } = useTranslation('viewers')
  if (reading.method !== 'length') return null
  if (reading.millimetres === undefined)
    return <small>{t(spacing ? 'measure.noScaleHere' : 'measure.noScale')} </small>
  return spacing?.atDetector ? <small>{t('measure.atDetector')} </small> : null
}

export function Removed(props: { measuring: Pick<Measuring, 'undo'>; removed: ShownMeasurement }) {
  const { measuring, removed } = props
  const { t } = useTranslation('viewers')
  const words = useMeasureWords()
  return (
    <StripBar>
      <span data-words role="status">
        {t('measure.removed', { method: words.name(readMeasurement(removed, null)) })}
      </span>
      <div data-hands>
        <Button size="small" variant="outlined" onClick={measuring.undo}>
          {t('measure.undo')}
        </Button>
      </div>
    </StripBar>
  )
}

/** Shows unsaved changes while nothing is selected. */
export function Unsaved(props: {
  measuring: Pick<Measuring, 'measurements' | 'autosaver' | 'failed' | 'retry'>
}) {
  const { measuring } = props
  const { measurements, autosaver, failed, retry } = measuring
  const { t } = useTranslation('viewers')
  const late = measurements.find(({ save }) => save === 'refused' || save === 'retrying')
  if (!late && !failed) return null
  return (
    <StripBar>
      <span data-words role="status">
        {failed
          ? t('measure.notLoaded')
          : t(late?.save === 'refused' ? 'measure.save.refused' : 'measure.save.retrying')}
      </span>
      <div data-hands>
        <Button size="small" onClick={() => (failed ? retry() : autosaver.retry())}>
          {t('measure.again')}
        </Button>
      </div>
    </StripBar>
  )
}
