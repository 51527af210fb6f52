import { styled } from '@mui/material/styles'
import { referenceOfField } from '@systole/domain/ecg-reviews/reviewed-animal'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { labelAt, type RrSeries } from '../../ecg-bars/rr-series.ts'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import type { ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { PanelFrame } from './panel-frame.tsx'
import { useRr } from './use-rr.ts'

const Plot = styled('div')(({ theme }) => {
  const { brand, edge, ink, surface } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    minHeight: 110,
    '& svg': { position: 'absolute', inset: 0, width: '100%', height: '100%', cursor: 'pointer' },
    '& [data-grid]': { stroke: edge.line },
    '& [data-reference]': { fill: surface.tint },
    '& [data-line]': { fill: 'none', stroke: brand.main, strokeWidth: 1.75 },
    '& [data-printed]': { stroke: ink.strong, strokeWidth: 1.5, strokeDasharray: '6 4' },
    '& [data-cursor]': { stroke: edge.focus, strokeWidth: 1.5 },
    '& text': { fontSize: 12, fill: ink.muted },
    '& text[data-strong]': { fontWeight: 650, fill: ink.strong },
  }
})

const AROUND = 5
const MOST_POINTS = 1500
const RIGHT = 64

type Point = { at: number; rate: number }

/** Shows the heart rate over the recording with the printed rate and the reference; a click goes to the place. */
export function RateTrend(
  props: Pick<ReviewStepProps, 'strip' | 'document' | 'loaded'> & { recording: ReviewRecording },
) {
  const { recording, strip, document, loaded } = props
  const { t } = useTranslation('ecgReview')
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(frame)
  const { series } = useRr(recording)
  const points = useMemo(() => trendOf(series), [series])
  const printed = document.heart_rate.rrRate
  const cell = referenceOfField(loaded.animal, 'heart_rate.rrRate')?.reference?.cell
  const duration = durationSeconds(recording.source)
  const scale = scaleOf(points, printed)
  const x = (seconds: number) => (seconds / Math.max(1, duration)) * (width - RIGHT)
  const y = (rate: number) =>
    height - 6 - ((rate - scale.low) / (scale.high - scale.low)) * (height - 16)
  const line = points.map(
    ({ at, rate }, index) => `${index ? 'L' : 'M'}${x(at).toFixed(1)} ${y(rate).toFixed(1)}`,
  )
  const top = Math.max(0, y(Math.min(scale.high, cell?.high ?? scale.high)))
  const foot = Math.min(height, y(Math.max(scale.low, cell?.low ?? scale.low)))
  return (
    <PanelFrame>
      <header>
        <h2>{t('trend.title')}</h2>
        <span>{t('trend.hint')}</span>
      </header>
      <Plot ref={frame}>
        {width > 0 && points.length > 0 && (
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys go from beat to beat
          <svg
            role="img"
            aria-label={t('trend.described', { low: scale.least, high: scale.most })}
            onClick={({ clientX, currentTarget }) => {
              const from = currentTarget.getBoundingClientRect().x
              const seconds = ((clientX - from) / (width - RIGHT)) * duration
              strip.goTo(Math.min(duration, seconds) * recording.source.samplesPerSecond)
            }}
          >
            {cell && (
              <>
                <rect
                  data-reference
                  x={0}
                  y={top}
                  width={width - RIGHT}
                  height={Math.max(0, foot - top)}
                />
                <text x={4} y={Math.max(12, top + 14)}>
                  {t('trend.reference')}
                </text>
              </>
            )}
            {scale.marks.map((rate) => (
              <g key={rate}>
                <path data-grid d={`M0 ${y(rate)}H${width - RIGHT}`} />
                <text x={width - RIGHT + 6} y={y(rate) + 4}>
                  {rate}
                </text>
              </g>
            ))}
            <path data-line d={line.join('')} />
            {printed !== null && (
              <>
                <path data-printed d={`M0 ${y(printed)}H${width - RIGHT}`} />
                <text data-strong x={width - RIGHT - 6} y={y(printed) - 6} textAnchor="end">
                  {t('trend.printed', { rate: Math.round(printed) })}
                </text>
              </>
            )}
            <path
              data-cursor
              d={`M${x(strip.tools.cursor / recording.source.samplesPerSecond)} 0V${height}`}
            />
          </svg>
        )}
      </Plot>
    </PanelFrame>
  )
}

/** Returns the rate of the mean of five intervals without ectopic beats, thinned for a screen. */
function trendOf(series: RrSeries): Point[] {
  const points: Point[] = []
  const recent: number[] = []
  for (let place = 0; place < series.count; place += 1) {
    const interval = series.rr[place] ?? Number.NaN
    const isNormal =
      labelAt(series, place) === 'N' && place > 0 && labelAt(series, place - 1) === 'N'
    if (Number.isNaN(interval) || !isNormal) {
      recent.length = 0
      continue
    }
    recent.push(interval)
    if (recent.length > AROUND) recent.shift()
    if (recent.length < AROUND) continue
    const mean = recent.reduce((sum, each) => sum + each, 0) / AROUND
    points.push({ at: series.at[place - 2] ?? 0, rate: 60 / mean })
  }
  const every = Math.ceil(points.length / MOST_POINTS)
  return points.filter((_, index) => index % every === 0)
}

function scaleOf(points: readonly Point[], printed: number | null) {
  const rates = [...points.map(({ rate }) => rate), ...(printed === null ? [] : [printed])]
  const [least, most] = rates.reduce(
    ([low, high], rate) => [Math.min(low, rate), Math.max(high, rate)],
    [Number.POSITIVE_INFINITY, 0],
  )
  const step = most - least > 120 ? 50 : most - least > 50 ? 20 : 10
  const low = Math.max(0, Math.floor((least - step / 2) / step) * step)
  const high = Math.ceil((most + step / 2) / step) * step
  const marks: number[] = []
  for (let rate = low; rate <= high; rate += step) marks.push(rate)
  return { low, high, marks, least: Math.round(least), most: Math.round(most) }
}
