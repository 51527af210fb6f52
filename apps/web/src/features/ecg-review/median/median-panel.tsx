import { styled } from '@mui/material/styles'
import { sourceOf } from '@systole/domain/ecg-reviews/review-sources'
import { useCallback, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { clockOf } from '../../ecg-trace/clock.ts'
import { usualLead } from '../../ecg-trace/lead-choice.ts'
import type { ReviewedMedian, ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { allLeads, type MedianLead } from './all-leads.ts'
import { LeadList } from './lead-list.tsx'
import {
  foundSpan,
  heightOf,
  MEASURED_WAVES,
  type MeasuredWave,
  movedSpan,
  shownSpan,
  type WaveSpan,
} from './measured-wave.ts'
import { MedianPlot } from './median-plot.tsx'

const Frame = styled('section')(({ theme }) => {
  const { edge, ink } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplate: '42px minmax(0, 1fr) / minmax(0, 1fr)',
    minHeight: 0,
    '& > header': {
      display: 'flex',
      alignItems: 'center',
      gap: 12,
      padding: '0 12px',
      overflow: 'hidden',
      borderBottom: `1px solid ${edge.line}`,
      fontSize: '.8125rem',
      whiteSpace: 'nowrap',
      color: ink.body,
    },
    '& h2': { margin: 0, fontSize: '.9375rem', fontWeight: 650, color: ink.strong },
    '& [data-of]': { flex: 1, overflow: 'hidden', textOverflow: 'ellipsis', color: ink.muted },
    '& [data-legend]': { display: 'inline-flex', alignItems: 'center', gap: 5 },
    '& [data-legend] i': { width: 16, height: 2.5, backgroundColor: ink.strong },
    '& [data-legend="single"] i': { height: 1, opacity: 0.4 },
    '& [data-legend="uncertainty"] i': {
      width: 9,
      height: 12,
      opacity: 0.25,
      backgroundColor: edge.focus,
    },
    '& > [data-leads]': {
      display: 'grid',
      gridTemplateColumns: '236px minmax(0, 1fr)',
      minHeight: 0,
    },
    '& > [data-one]': { display: 'grid', minHeight: 0 },
    '& > p': { margin: 16, color: ink.muted },
    [theme.breakpoints.down('lg')]: {
      '& [data-legend], & > header [data-square]': { display: 'none' },
      '& > [data-leads]': { gridTemplateColumns: '196px minmax(0, 1fr)' },
    },
    [theme.breakpoints.down('md')]: {
      '& > [data-leads]': { display: 'block' },
      '& [data-median]': { height: 300 },
    },
  }
})

/** Shows the median beat of all leads at one scale, and one of them enlarged with the bounds of the wave in question. */
export function MedianPanel(props: ReviewStepProps) {
  const { loaded, step } = props
  const { t } = useTranslation('ecgReview')
  const measures = MEASURED_WAVES[step]
  const median = loaded.measured?.median
  const { recording } = loaded
  if (!measures || !median || !recording) {
    return (
      <Frame>
        <header>
          <h2>{t('median.title')}</h2>
        </header>
        <p>{loaded.measured ? t('median.none') : ''}</p>
      </Frame>
    )
  }
  return <Median {...props} {...{ measures, median, recording }} />
}

type Known = ReviewStepProps & {
  measures: MeasuredWave
  median: ReviewedMedian
  recording: ReviewRecording
}

function Median(props: Known) {
  const { loaded, measures, median, recording } = props
  const { t } = useTranslation('ecgReview')
  const leads = useMemo(() => allLeads(median), [median])
  const [chosen, setChosen] = useState<string>()
  const own = leads.find(({ name }) => name === (chosen ?? loaded.measured?.lead))
  const lead = own ?? usualLead(leads)
  const { span, setSpan } = useSpan(props, lead)
  const choose = useCallback(({ name }: MedianLead) => setChosen(name), [])
  if (!lead) return null
  const { beat } = median
  const fs = recording.source.samplesPerSecond
  return (
    <Frame>
      <header>
        <h2>{t('median.title')}</h2>
        <span data-of>
          {t('median.of', {
            count: beat.beatSamples.length,
            from: clockOf(beat.takenFrom.from / fs),
            to: clockOf(beat.takenFrom.to / fs),
            rate: fs,
          })}
        </span>
        {(['median', 'single', 'uncertainty'] as const).map((name) => (
          <span key={name} data-legend={name}>
            <i /> {t(`median.${name}`)}
          </span>
        ))}
        <span data-square>{t('median.square')}</span>
        <Kbd aria-hidden>M</Kbd>
      </header>
      <div {...(leads.length > 1 ? { 'data-leads': '' } : { 'data-one': '' })}>
        {leads.length > 1 && (
          <LeadList {...{ leads, beat, measures }} chosen={lead} onChoose={choose} />
        )}
        {span ? (
          <MedianPlot {...props} lead={lead} span={span} onSpan={setSpan} />
        ) : (
          <div style={{ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', minHeight: 0 }}>
            <p style={{ margin: '8px 12px' }}>
              {t('median.notWave', { wave: measures.wave, lead: lead.name })}
            </p>
            <MedianPlot {...props} lead={lead} span={undefined} onSpan={setSpan} />
          </div>
        )}
      </div>
    </Frame>
  )
}

/** Manages the bounds of the wave: as found, or as a person moved them, which answers the fields that rest on them. */
function useSpan(props: Known, lead: MedianLead | undefined) {
  const { document, measures, median, answer } = props
  const { beat } = median
  const source = sourceOf(document, measures.time)
  const moved = source?.bounds?.lead === lead?.name ? source?.bounds : undefined
  const found = lead && foundSpan(lead, measures)
  const span =
    source?.by === 'reviewer'
      ? (movedSpan(moved, beat) ?? shownSpan(found, { document, time: measures.time, beat }))
      : found
  const setSpan = (next: WaveSpan, which: 'start' | 'end') => {
    if (!lead) return
    const { rIndex } = beat
    const bounds = { lead: lead.name, from: next.start - rIndex, to: next.end - rIndex }
    answer(measures.time, (next.end - next.start) / beat.samplesPerSecond, bounds)
    // a height is read against the level before the wave, and between its bounds
    if (measures.height && (which === 'start' || measures.wave === 'QRS'))
      answer(measures.height, heightOf(lead, measures, next, beat))
  }
  return { span, setSpan }
}
