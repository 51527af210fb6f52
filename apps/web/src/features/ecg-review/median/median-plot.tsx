import { styled } from '@mui/material/styles'
import {
  type ReviewField,
  readField,
  reviewField,
  reviewNumberText,
} from '@systole/domain/ecg-reviews/review-fields'
import { ecgSpreadText } from '@systole/domain/ecg-values/ecg-value'
import { memo, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import type { ReviewedMedian, ReviewRecording } from '../loaded-review.ts'
import type { ReviewStepProps } from '../step-props.ts'
import { levelBefore, type MedianLead, stepsPerSample } from './all-leads.ts'
import { BoundHandle } from './bound-handle.tsx'
import { heightOf, type MeasuredWave, type WaveSpan } from './measured-wave.ts'
import { medianScale, wavePathOf } from './median-scale.ts'
import { useSingleBeats } from './use-single-beats.ts'

const Frame = styled('div')({
  position: 'relative',
  minWidth: 0,
  minHeight: 260,
  overflow: 'hidden',
  '& > svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '& text': {
    ...{ fontSize: 13, fontWeight: 700, paintOrder: 'stroke' },
    ...{ stroke: ecgBench.light.background, strokeWidth: 4, strokeLinejoin: 'round' },
  },
  '&[data-night] text': { stroke: ecgBench.night.background },
})

type Props = Pick<ReviewStepProps, 'document' | 'loaded' | 'isEditable' | 'isNight'> & {
  recording: ReviewRecording
  median: ReviewedMedian
  lead: MedianLead
  measures: MeasuredWave
  span: WaveSpan | undefined
  onSpan: (span: WaveSpan, moved: 'start' | 'end') => void
}

/** Draws a lead of the median beat over its single beats, with the bounds of the wave as handles. */
export function MedianPlot(props: Props) {
  const { recording, median, lead, measures, span, isEditable, isNight } = props
  const { beat } = median
  const { t } = useTranslation('ecgReview')
  const frame = useRef<HTMLDivElement>(null)
  const { width, height } = useElementSize(frame)
  const colours = isNight ? ecgBench.night : ecgBench.light
  // the picture stays where it is while a handle moves
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the picture shows changes its scale
  const scale = useMemo(
    () => medianScale(lead, measures, { span, beat, width, height }),
    [lead, measures, beat, width, height, span === undefined],
  )
  const x = (index: number) => (index - scale.from) * scale.perStep
  const move = (which: 'start' | 'end', index: number) => {
    if (!span) return
    const next = { ...span, [which]: Math.round(index) }
    if (next.end - next.start >= 1) props.onSpan(next, which)
  }
  const perSample = stepsPerSample(beat)
  return (
    <Frame
      ref={frame}
      data-median
      {...(isNight && { 'data-night': '' })}
      style={{ backgroundColor: colours.background, color: colours.caliper }}
    >
      {width > 0 && (
        <svg role="img" aria-label={t('median.described', { lead: lead.name })}>
          <PlotGrid {...{ beat, scale, width, height, colours }} />
          {span && <UncertaintyBands {...props} x={x} height={height} scale={scale} />}
          <SingleBeats {...{ recording, median, lead, scale }} colour={colours.trace} />
          <MedianBeat {...{ lead, scale }} colour={colours.trace} />
          {span && <HeightMark {...props} span={span} x={x} scale={scale} width={width} />}
          {span && <TimeMark {...props} span={span} x={x} height={height} />}
        </svg>
      )}
      {width > 0 &&
        span &&
        (['start', 'end'] as const).map((which) => {
          const milliseconds = Math.round(
            ((span[which] - beat.rIndex) / beat.samplesPerSecond) * 1000,
          )
          const { wave, side } = measures[which]
          return (
            <BoundHandle
              key={which}
              name={t(`median.${side}`, { wave })}
              text={t('median.position', { milliseconds })}
              value={milliseconds}
              x={x(span[which])}
              isLeft={which === 'start'}
              isEditable={isEditable}
              onStep={(samples) => move(which, span[which] + samples * perSample)}
              onMove={(at) => move(which, scale.from + at / scale.perStep)}
            />
          )
        })}
    </Frame>
  )
}

type Colours = (typeof ecgBench)['light'] | (typeof ecgBench)['night']
type Scale = ReturnType<typeof medianScale>

/** Draws squares of 10 ms and 0.1 mV, every fifth line stronger. */
const PlotGrid = memo(function PlotGrid(props: {
  beat: ReviewedMedian['beat']
  scale: Scale
  width: number
  height: number
  colours: Colours
}) {
  const { beat, scale, width, height, colours } = props
  const across = 0.01 * beat.samplesPerSecond * scale.perStep
  const down = 0.1 * scale.perMillivolt
  const left = (beat.rIndex - scale.from) * scale.perStep
  const lines = (every: number) => {
    const parts: string[] = []
    const [stepX, stepY] = [across * every, down * every]
    for (let at = left % stepX; at < width; at += stepX) parts.push(`M${at.toFixed(1)} 0V${height}`)
    for (let at = scale.zero % stepY; at < height; at += stepY)
      parts.push(`M0 ${at.toFixed(1)}H${width}`)
    return parts.join('')
  }
  return (
    <>
      {down > 3 && <path d={lines(1)} stroke={colours.minor} fill="none" />}
      <path d={lines(5)} stroke={colours.major} fill="none" />
    </>
  )
})

const SingleBeats = memo(function SingleBeats(props: {
  recording: ReviewRecording
  median: ReviewedMedian
  lead: MedianLead
  scale: Scale
  colour: string
}) {
  const { recording, median, lead, scale, colour } = props
  const beats = useSingleBeats(recording, median, lead)
  const { rIndex, samplesPerSecond } = median.beat
  return (
    <path
      d={beats
        .map(({ millivolts, secondsBefore, stepSeconds }) =>
          wavePathOf(millivolts, scale, {
            first: rIndex - secondsBefore * samplesPerSecond,
            step: stepSeconds * samplesPerSecond,
          }),
        )
        .join('')}
      fill="none"
      stroke={colour}
      strokeWidth={1}
      opacity={0.16}
    />
  )
})

const MedianBeat = memo(function MedianBeat(props: {
  lead: MedianLead
  scale: Scale
  colour: string
}) {
  const { lead, scale, colour } = props
  return (
    <path
      d={wavePathOf(lead.millivolts, scale, { first: 0, step: 1 })}
      fill="none"
      stroke={colour}
      strokeWidth={2.2}
      strokeLinejoin="round"
    />
  )
})

type Marked = Props & { x: (index: number) => number; scale: Scale }

/** Shades one standard deviation on both sides of a bound. */
function UncertaintyBands({
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
  { document, loaded, lead }: Pick<Props, 'document' | 'loaded' | 'lead'>,
  field: ReviewField,
): number | undefined {
  const value = lead.name === loaded.measured?.lead ? readField(document, field) : undefined
  return typeof value === 'number' ? value : undefined
}

/** Writes the time between the bounds below the wave. */
function TimeMark({
  document,
  lead,
  loaded,
  measures,
  span,
  x,
  height,
}: Props & { x: Marked['x']; height: number }) {
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
function HeightMark({
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
