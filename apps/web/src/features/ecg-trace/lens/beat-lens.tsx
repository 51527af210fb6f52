import { styled } from '@mui/material/styles'
import { memo, useCallback, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { TraceCalipers } from '../calipers/trace-calipers.tsx'
import type { CaliperState } from '../calipers/use-calipers.ts'
import { durationSeconds } from '../source/trace-source.ts'
import { BenchCanvases, useBenchLayers, useDrawnLayer } from './bench-layers.tsx'
import type { BenchRow } from './bench-rows.ts'
import { baselineOf, drawBench } from './draw-bench.ts'
import { drawLensMarks } from './draw-marks.ts'
import { FOOT_PIXELS, type LensScale, lensGeometry, lensRows } from './lens-geometry.ts'
import { lensWindow } from './lens-window.ts'
import { PulseBefore } from './pulse-before.tsx'
import { ScaleLegend } from './scale-legend.tsx'
import type { TraceLook } from './trace-look.ts'

const Frame = styled('div')({ position: 'relative', minHeight: 0, overflow: 'hidden' })

/** Shows the chosen beat with its neighbours at 50 mm/s and 10 mm/mV: intervals, beat numbers and calipers. */
export const BeatLens = memo(function BeatLens(props: {
  look: TraceLook
  scale: LensScale
  /** The leads that are shown below each other at the same time. */
  leads: readonly number[]
  /** Absent where nothing is measured. */
  calipers?: CaliperState
  onGo: (sample: number) => void
}) {
  const { look, scale, leads, calipers, onGo } = props
  const { source, ranges, marks, colours, millimetre } = look
  const { t } = useTranslation('patching')
  const frame = useRef<HTMLDivElement>(null)
  const layers = useBenchLayers()
  const { width, height } = useElementSize(frame)
  const { startSeconds, perSecond, left } = lensWindow({
    ...{ width, millimetre },
    millimetresPerSecond: scale.speed,
    aroundSeconds: marks.cursor / source.samplesPerSecond,
    durationSeconds: durationSeconds(source),
  })
  const surface = useMemo(
    () => ({
      ...{ source, width, height, colours, millimetre, perSecond },
      rows: lensRows(leads, startSeconds, height),
      scrolled: 0,
      left,
      perMillivolt: scale.gain * millimetre,
      density: window.devicePixelRatio,
    }),
    [source, width, height, colours, millimetre, perSecond, leads, startSeconds, scale.gain, left],
  )
  const geometry = useMemo(
    () => lensGeometry(surface, scale, startSeconds),
    [surface, scale, startSeconds],
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
      {calipers && (
        <TraceCalipers
          calipers={calipers}
          geometry={geometry}
          beats={marks.beats}
          {...{ source, leads }}
        />
      )}
      {leads.length > 1 && <LeadNames look={look} rows={surface.rows} />}
      {surface.rows.map((row) => (
        <PulseBefore
          key={row.lead}
          {...{ colours, millimetre }}
          foot={baselineOf(row, surface)}
          tall={surface.perMillivolt}
        />
      ))}
      <ScaleLegend look={look} speed={scale.speed} gain={scale.gain} foot={FOOT_PIXELS} />
    </Frame>
  )
})

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
