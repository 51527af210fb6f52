import { styled } from '@mui/material/styles'
import { memo, useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { durationSeconds } from '../source/trace-source.ts'
import { BenchCanvases, useBenchLayers, useDrawnLayer } from './bench-layers.tsx'
import { type BenchRow, lensStart } from './bench-rows.ts'
import { baselineOf, drawBench } from './draw-bench.ts'
import { drawLensMarks } from './draw-marks.ts'
import { type AmplitudeSpan, LensAmplitude } from './lens-amplitude.tsx'
import { type CaliperSpan, LensCaliper } from './lens-caliper.tsx'
import { PulseBefore, pulseRoom } from './pulse-before.tsx'
import { ScaleLegend } from './scale-legend.tsx'
import type { TraceLook } from './trace-look.ts'

/** The space for the signs above and the numbers below the waves. */
const HEAD_PIXELS = 24
const FOOT_PIXELS = 20

const Frame = styled('div')({ position: 'relative', minHeight: 0, overflow: 'hidden' })

export type LensScale = { speed: number; gain: number }

/** Shows the chosen beat with its neighbours at 50 mm/s and 10 mm/mV: intervals, beat numbers and the caliper. */
export const BeatLens = memo(function BeatLens(props: {
  look: TraceLook
  scale: LensScale
  /** The leads that are shown below each other at the same time. */
  leads: readonly number[]
  caliper: CaliperSpan | undefined
  onCaliper: (span: CaliperSpan) => void
  /** The caliper for heights, where the page has one. */
  amplitude?: AmplitudeSpan | undefined
  onAmplitude?: (span: AmplitudeSpan) => void
  onGo: (sample: number) => void
  /** Shows the pulse of one millivolt before the first beat, not beside the legend. */
  hasPulseBefore?: boolean
}) {
  const { look, scale, leads, caliper, onCaliper, onGo, hasPulseBefore = false } = props
  const { source, ranges, marks, colours, millimetre } = look
  const { t } = useTranslation('patching')
  const frame = useRef<HTMLDivElement>(null)
  const layers = useBenchLayers()
  const { width, height } = useElementSize(frame)
  const perSecond = scale.speed * millimetre
  const left = hasPulseBefore ? pulseRoom(millimetre) : 0
  const across = Math.max(0, width - left) / perSecond
  const startSeconds = lensStart(marks.cursor / source.samplesPerSecond, {
    across,
    durationSeconds: durationSeconds(source),
  })
  const surface = useMemo(
    () => ({
      ...{ source, width, height, colours, millimetre, perSecond },
      rows: rowsOf(leads, startSeconds, height),
      scrolled: 0,
      left,
      perMillivolt: scale.gain * millimetre,
      density: window.devicePixelRatio,
    }),
    [source, width, height, colours, millimetre, perSecond, leads, startSeconds, scale.gain, left],
  )
  const paper = useCallback(
    (context: CanvasRenderingContext2D) =>
      drawBench(context, { ...surface, ranges, isFine: true, lineWidth: 1.6 }),
    [surface, ranges],
  )
  useDrawnLayer(layers.paper, paper, source.subscribe)
  const signs = useCallback(
    (context: CanvasRenderingContext2D) => drawLensMarks(context, surface, marks),
    [surface, marks],
  )
  useDrawnLayer(layers.marks, signs)
  return (
    <Frame ref={frame}>
      <BenchCanvases
        layers={layers}
        width={width}
        height={height}
        label={t('trace.lens')}
        onPick={(x) => onGo((startSeconds + (x - left) / perSecond) * source.samplesPerSecond)}
      />
      {caliper && (
        <LensCaliper
          span={caliper}
          colours={colours}
          xOf={(seconds) => left + (seconds - startSeconds) * perSecond}
          secondsAt={(x) => startSeconds + (x - left) / perSecond}
          onMove={onCaliper}
          beats={marks.beats}
          shown={{ from: startSeconds, to: startSeconds + across }}
          samplesPerSecond={source.samplesPerSecond}
        />
      )}
      <Heights span={props.amplitude} onMove={props.onAmplitude} surface={surface} />
      {leads.length > 1 && <LeadNames look={look} rows={surface.rows} />}
      {hasPulseBefore &&
        surface.rows.map((row) => (
          <PulseBefore
            key={row.lead}
            {...{ colours, millimetre }}
            foot={baselineOf(row, surface)}
            tall={surface.perMillivolt}
          />
        ))}
      <ScaleLegend {...{ look, hasPulse: !hasPulseBefore }} speed={scale.speed} gain={scale.gain} />
    </Frame>
  )
})

/** Shows the caliper for heights on the first lead. */
function Heights(props: {
  span: AmplitudeSpan | undefined
  onMove: ((span: AmplitudeSpan) => void) | undefined
  surface: Parameters<typeof baselineOf>[1] & {
    rows: readonly BenchRow[]
    colours: TraceLook['colours']
  }
}) {
  const { span, onMove, surface } = props
  const { rows, perMillivolt, colours } = surface
  const [first] = rows
  if (!span || !onMove || !first) return null
  const baseline = baselineOf(first, surface)
  return (
    <LensAmplitude
      {...{ span, onMove, colours }}
      yOf={(millivolts) => baseline - millivolts * perMillivolt}
      millivoltsAt={(y) => (baseline - y) / perMillivolt}
    />
  )
}

function LeadNames({ look, rows }: { look: TraceLook; rows: readonly BenchRow[] }) {
  const { colours, source } = look
  return rows.map(({ lead, top }) => (
    <b
      key={lead}
      style={{
        ...{ position: 'absolute', left: 8, top: top + 4, padding: '0 4px' },
        ...{ fontSize: '.75rem', color: colours.trace, backgroundColor: colours.background },
      }}
    >
      {source.leads[lead]?.name}
    </b>
  ))
}

function rowsOf(leads: readonly number[], startSeconds: number, height: number): BenchRow[] {
  const each = Math.max(1, (height - HEAD_PIXELS - FOOT_PIXELS) / Math.max(1, leads.length))
  return leads.map((lead, index) => ({
    ...{ lead, startSeconds },
    top: HEAD_PIXELS + index * each,
    height: each,
  }))
}
