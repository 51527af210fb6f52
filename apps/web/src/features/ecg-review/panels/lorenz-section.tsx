import { styled } from '@mui/material/styles'
import { ownSpecies } from '@systole/domain/ecg-reviews/reviewed-animal'
import { memo, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { useFormat } from '../../../ui/format/use-format.ts'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { lorenzPlace } from '../../ecg-bars/draw-lorenz.ts'
import { LorenzPlot } from '../../ecg-bars/lorenz-plot.tsx'
import { labelAt, nearestIn, type RrSeries } from '../../ecg-bars/rr-series.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { PanelFrame } from './panel-frame.tsx'
import { useRr } from './use-rr.ts'

const Plot = styled('div')(({ theme }) => {
  const { brand, ink, surface } = (theme.vars ?? theme).palette
  return {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    minHeight: 0,
    '& > div': { position: 'relative', minHeight: 0 },
    '& > div > svg': { position: 'absolute', top: 0, left: 0, pointerEvents: 'none' },
    '& ellipse': { fill: brand.main, fillOpacity: 0.1, stroke: brand.main, strokeDasharray: '2 3' },
    '& text': {
      ...{ fontSize: 12.5, fontWeight: 650, fill: brand.hover },
      ...{ stroke: surface.paper, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' },
    },
    '& text[data-axis]': { fontWeight: 400, fill: ink.muted },
    '& p': { margin: '6px 0 0', fontSize: '.875rem', color: ink.body },
  }
})

/**
 * The outline of a dog with respiratory sinus arrhythmia, relative to its median interval: half axes along and across the diagonal.
 * Two standard deviations of the medians of healthy dogs with marked RSA: across √½ of RMSSD over mean RR 0.21, along √(2 · 0.16² − 0.148²)
 * from RR CV 0.16. Handbook 4.6.
 */
const RSA_OUTLINE = { along: 2 * 0.171, across: 2 * 0.148 }

/** Shows each RR interval and the next one, with the outline of a dog whose rate follows its breath. */
export const LorenzSection = memo(function LorenzSection(
  props: Pick<ReviewStepProps, 'strip' | 'isNight' | 'loaded'> & { recording: ReviewRecording },
) {
  const { recording, strip, isNight, loaded } = props
  const { t } = useTranslation('ecgReview')
  const format = useFormat()
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(frame)
  const size = Math.max(0, Math.min(width, height))
  const { series, top } = useRr(recording)
  const facts = useMemo(() => factsOf(series), [series])
  const fs = recording.source.samplesPerSecond
  const chosen = strip.tools.cursor / fs
  const plot = useMemo(
    () => ({
      ...{ series, top },
      colours: isNight ? ecgBench.night : ecgBench.light,
      night: isNight,
    }),
    [series, top, isNight],
  )
  const isDog = ownSpecies(loaded.animal) === 'dog'
  const at = (seconds: number) => lorenzPlace({ size, top }, seconds)
  return (
    <PanelFrame>
      <header>
        <h2>{t('lorenz.title')}</h2>
        <span>{t('lorenz.intervals', { count: facts.count })}</span>
      </header>
      <Plot data-plot>
        <div ref={frame}>
          <LorenzPlot
            plot={plot}
            chosen={nearestIn(series, chosen)}
            label={t('lorenz.described')}
            seconds={(value) => t('bars.seconds', { seconds: format.number(value) })}
            onGo={(seconds) => strip.goTo(seconds * fs)}
          />
          {size > 0 && (
            <svg width={size} height={size} aria-hidden>
              <title> </title>
              <text data-axis x={size - 6} y={size - 6} textAnchor="end">
                {t('lorenz.axisThis')}
              </text>
              <text data-axis x={6} y={16}>
                {t('lorenz.axisNext')}
              </text>
              {isDog && facts.count > 0 && (
                <RsaOutline {...{ size, at }} median={facts.median} words={t('lorenz.outline')} />
              )}
            </svg>
          )}
        </div>
        {facts.count > 0 && (
          <p>
            {t('lorenz.summary', {
              variation: Math.round(facts.variation * 100),
              median: format.fixed(facts.median, 2),
              least: format.fixed(facts.least, 2),
              most: format.fixed(facts.most, 2),
            })}
          </p>
        )}
      </Plot>
    </PanelFrame>
  )
})

function RsaOutline(props: {
  size: number
  median: number
  at: (seconds: number) => number
  words: string
}) {
  const { size, median, at, words } = props
  const x = at(median)
  const perSecond = (at(median) - at(median * 0.9)) / (median * 0.1)
  const [along, across] = [RSA_OUTLINE.along, RSA_OUTLINE.across].map(
    (share) => share * median * perSecond,
  )
  return (
    <>
      <ellipse
        cx={x}
        cy={size - x}
        rx={along}
        ry={across}
        transform={`rotate(-45 ${x} ${size - x})`}
      />
      <text x={Math.min(size - 130, x + 14)} y={Math.min(size - 10, size - x + (across ?? 0) + 18)}>
        {words}
      </text>
    </>
  )
}

type Facts = { count: number; variation: number; median: number; least: number; most: number }

/** Returns the spread of the intervals between normal beats: 90th less 10th percentile over the median. E15. */
function factsOf(series: RrSeries): Facts {
  const normal: number[] = []
  for (let place = 1; place < series.count; place += 1) {
    const interval = series.rr[place] ?? Number.NaN
    const isNormal = labelAt(series, place) === 'N' && labelAt(series, place - 1) === 'N'
    if (isNormal && !Number.isNaN(interval)) normal.push(interval)
  }
  normal.sort((a, b) => a - b)
  const share = (of: number) => normal[Math.round(of * (normal.length - 1))] ?? 0
  const median = share(0.5)
  return {
    count: normal.length,
    variation: median > 0 ? (share(0.9) - share(0.1)) / median : 0,
    median,
    least: share(0),
    most: share(1),
  }
}
