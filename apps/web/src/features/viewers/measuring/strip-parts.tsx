import { styled } from '@mui/material/styles'
import { type Reading, readMeasurement } from '@systole/domain/measurements/measure'
import type { PixelSpacing } from '@systole/domain/measurements/measurement'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import type { ShownMeasurement } from './use-file-measurements.ts'
import { useMeasureWords } from './use-measure-words.ts'
import type { Measuring } from './use-measuring.ts'

/** Under a picture or a trace: what is due, or what the chosen measurement says. */
export const Strip = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface, tone } = (theme.vars ?? theme).palette
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 14px',
    // Always as high as its fullest words, so that the picture does not move from step to step.
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
    // Sketch and words beside one another, the buttons under them.
    '@container viewer (max-width: 640px)': {
      height: 164,
      alignContent: 'safe center',
      '& [data-words]': { flexBasis: 150 },
    },
  }
})

/** The plain word about the scale of a length: why it is none, or where its millimetres hold. */
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
    <Strip>
      <span data-words role="status">
        {t('measure.removed', { method: words.name(readMeasurement(removed, null)) })}
      </span>
      <div data-hands>
        <Button size="small" variant="outlined" onClick={measuring.undo}>
          {t('measure.undo')}
        </Button>
      </div>
    </Strip>
  )
}

/** Nothing is chosen, but something did not reach the portal. */
export function Unsaved(props: {
  measuring: Pick<Measuring, 'measurements' | 'keeper' | 'failed' | 'retry'>
}) {
  const { measuring } = props
  const { measurements, keeper, failed, retry } = measuring
  const { t } = useTranslation('viewers')
  const late = measurements.find(({ save }) => save === 'refused' || save === 'retrying')
  if (!late && !failed) return null
  return (
    <Strip>
      <span data-words role="status">
        {failed
          ? t('measure.notLoaded')
          : t(late?.save === 'refused' ? 'measure.save.refused' : 'measure.save.retrying')}
      </span>
      <div data-hands>
        <Button size="small" onClick={() => (failed ? retry() : keeper.retry())}>
          {t('measure.again')}
        </Button>
      </div>
    </Strip>
  )
}
