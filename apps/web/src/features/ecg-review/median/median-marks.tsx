import {
  type ReviewField,
  readField,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import { ecgSpreadText } from '@systole/domain/ecg-values/ecg-value'
import { useTranslation } from 'react-i18next'
import type { ReviewedMedian, ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { levelBefore, type MedianLead } from './all-leads.ts'
import { heightOf, type MeasuredWave, type WaveSpan } from './measured-wave.ts'
import type { medianScale } from './median-scale.ts'

export type PlotScale = ReturnType<typeof medianScale>

export type MedianPlotProps = Pick<
  ReviewStepProps,
  'document' | 'loaded' | 'isEditable' | 'isNight'
> & {
  recording: ReviewRecording
  median: ReviewedMedian
  lead: MedianLead
  measures: MeasuredWave
  span: WaveSpan | undefined
  onSpan: (span: WaveSpan, moved: 'start' | 'end') => void
}

type Marked = MedianPlotProps & { x: (index: number) => number; scale: PlotScale }

/** Shades one standard deviation on both sides of a bound. */
export function UncertaintyBands({
  loaded,
  measures,
  median,
  span,
  x,
  height,
  scale,
}: Marked & { height: number }) {
  const measured = loaded.onServer.measured[measures.time]
  if (!span || !measured) return null
  // the uncertainty of the time comes from both bounds
  const half = (measured.uncertainty / Math.SQRT2) * median.beat.samplesPerSecond * scale.perStep
  return (
    <>
      <rect
        x={x(span.start)}
        y={0}
        width={x(span.end) - x(span.start)}
        height={height}
        fill="currentColor"
        opacity={0.06}
      />
      {[span.start, span.end].map((bound) => (
        <rect
          key={bound}
          x={x(bound) - half}
          y={0}
          width={2 * half}
          height={height}
          fill="currentColor"
          opacity={0.2}
        />
      ))}
    </>
  )
}

/** Returns the answer of the review, if this is the lead that it is read in: the picture and the field say the same number. */
function readInLead(
  { document, loaded, lead }: Pick<MedianPlotProps, 'document' | 'loaded' | 'lead'>,
  field: ReviewField,
): number | undefined {
  const value = lead.name === loaded.measured?.lead ? readField(document, field) : undefined
  return typeof value === 'number' ? value : undefined
}

/** Writes the time between the bounds below the wave. */
export function TimeMark({
  document,
  lead,
  loaded,
  measures,
  span,
  x,
  height,
}: MedianPlotProps & { x: Marked['x']; height: number }) {
  const measured = loaded.onServer.measured[measures.time]
  const row = reviewField(measures.time)
  if (!span || row.kind !== 'number') return null
  const length = (span.end - span.start) / (loaded.measured?.median?.beat.samplesPerSecond ?? 1)
  const seconds = readInLead({ document, loaded, lead }, measures.time) ?? length
  const [from, to, y] = [x(span.start), x(span.end), height - 20]
  const spread = measured ? ` ± ${ecgSpreadText(row.value, measured.uncertainty)}` : ''
  return (
    <>
      <path
        d={`M${from} ${y}H${to}M${from + 6} ${y - 4}l-6 4 6 4M${to - 6} ${y - 4}l6 4-6 4`}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.4}
      />
      <text x={to + 10} y={y + 5} fill="currentColor">
        {reviewNumberText(measures.time, seconds)}
        {spread}
      </text>
    </>
  )
}

/** Draws a ruler beside the wave with its height. */
export function HeightMark({
  document,
  lead,
  measures,
  median,
  span,
  x,
  scale,
  width,
  loaded,
}: Marked & { width: number }) {
  const { t } = useTranslation('ecgReview')
  if (!measures.height || !span) return null
  const { beat } = median
  const seen = heightOf(lead, measures, span, beat)
  const height = readInLead({ document, loaded, lead }, measures.height) ?? seen
  const level = levelBefore(lead.millivolts, span.start, beat.samplesPerSecond)
  const y = (millivolts: number) => scale.zero - millivolts * scale.perMillivolt
  const at = Math.min(width - 190, x(span.end) + 70)
  const measured = loaded.onServer.measured[measures.height]
  const row = reviewField(measures.height)
  const spread =
    measured && row.kind === 'number' ? ` ± ${ecgSpreadText(row.value, measured.uncertainty)}` : ''
  const name = measures.wave === 'QRS' ? 'R' : measures.wave
  const words = t('median.height', {
    wave: name,
    value: `${reviewNumberText(measures.height, height)}${spread}`,
  })
  const [top, foot] = [y(level + seen), y(level)]
  const middle = Math.max(70, (top + foot) / 2)
  return (
    <g color="var(--mui-palette-brand-main)">
      <path
        d={`M${x(span.start)} ${top}H${at + 6}M${x(span.start)} ${foot}H${at + 6}`}
        stroke="currentColor"
        strokeDasharray="3 3"
      />
      <path d={`M${at} ${top}V${foot}`} stroke="currentColor" strokeWidth={1.4} />
      <text x={at + 10} y={middle + 5} fill="currentColor">
        {words}
      </text>
    </g>
  )
}
