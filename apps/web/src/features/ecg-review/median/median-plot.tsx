import { styled } from '@mui/material/styles'
import { memo, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ecgBench } from '../../../theme/tokens.ts'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import type { ReviewedMedian, ReviewRecording } from '../loaded-review.ts'
import { type MedianLead, stepsPerSample } from './all-leads.ts'
import { BoundHandle } from './bound-handle.tsx'
import {
  HeightMark,
  type MedianPlotProps,
  type PlotScale,
  TimeMark,
  UncertaintyBands,
} from './median-marks.tsx'
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

/** Draws a lead of the median beat over its single beats, with the bounds of the wave as handles. */
export function MedianPlot(props: MedianPlotProps) {
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

/** Draws squares of 10 ms and 0.1 mV, every fifth line stronger. */
const PlotGrid = memo(function PlotGrid(props: {
  beat: ReviewedMedian['beat']
  scale: PlotScale
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
  scale: PlotScale
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
  scale: PlotScale
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
