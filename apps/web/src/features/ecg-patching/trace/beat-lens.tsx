import { styled } from '@mui/material/styles'
import { useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import { BenchCanvases, useBenchLayers, useDrawnLayer } from './bench-layers.tsx'
import { type BenchRow, lensStart } from './bench-rows.ts'
import { drawBench } from './draw-bench.ts'
import { drawLensMarks } from './draw-marks.ts'
import { type CaliperSpan, LensCaliper } from './lens-caliper.tsx'
import { ScaleLegend } from './scale-legend.tsx'
import type { TraceLook } from './trace-look.ts'

/** The space for the signs above and the numbers below the waves. */
const HEAD_PIXELS = 24
const FOOT_PIXELS = 20

const Frame = styled('div')({ position: 'relative', minHeight: 0, overflow: 'hidden' })

export type LensScale = { speed: number; gain: number }

/** Shows the chosen beat with its neighbours at 50 mm/s and 10 mm/mV: intervals, beat numbers and the caliper. */
export function BeatLens(props: {
  look: TraceLook
  scale: LensScale
  /** The leads that are shown below each other at the same time. */
  leads: readonly number[]
  caliper: CaliperSpan | undefined
  onCaliper: (span: CaliperSpan) => void
  onGo: (sample: number) => void
}) {
  const { look, scale, leads, caliper, onCaliper, onGo } = props
  const { source, ranges, marks, colours, millimetre } = look
  const { t } = useTranslation('patching')
  const frame = useRef<HTMLDivElement>(null)
  const layers = useBenchLayers()
  const { width, height } = useElementSize(frame)
  const perSecond = scale.speed * millimetre
  const across = width / perSecond
  const startSeconds = lensStart(marks.cursor / source.samplesPerSecond, {
    across,
    durationSeconds: durationSeconds(source),
  })
  const surface = useMemo(
    () => ({
      ...{ source, width, height, colours, millimetre, perSecond },
      rows: rowsOf(leads, startSeconds, height),
      scrolled: 0,
      left: 0,
      perMillivolt: scale.gain * millimetre,
      density: window.devicePixelRatio,
    }),
    [source, width, height, colours, millimetre, perSecond, leads, startSeconds, scale.gain],
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
        onPick={(x) => onGo((startSeconds + x / perSecond) * source.samplesPerSecond)}
      />
      {caliper && (
        <LensCaliper
          span={caliper}
          colours={colours}
          xOf={(seconds) => (seconds - startSeconds) * perSecond}
          secondsAt={(x) => startSeconds + x / perSecond}
          onMove={onCaliper}
        />
      )}
      {leads.length > 1 &&
        surface.rows.map(({ lead, top }) => (
          <b
            key={lead}
            style={{
              ...{ position: 'absolute', left: 8, top: top + 4, padding: '0 4px' },
              ...{ fontSize: '.75rem', color: colours.trace, backgroundColor: colours.background },
            }}
          >
            {source.leads[lead]?.name}
          </b>
        ))}
      <ScaleLegend look={look} speed={scale.speed} gain={scale.gain} />
    </Frame>
  )
}

function rowsOf(leads: readonly number[], startSeconds: number, height: number): BenchRow[] {
  const each = Math.max(1, (height - HEAD_PIXELS - FOOT_PIXELS) / Math.max(1, leads.length))
  return leads.map((lead, index) => ({
    ...{ lead, startSeconds },
    top: HEAD_PIXELS + index * each,
    height: each,
  }))
}
