import { styled } from '@mui/material/styles'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { durationSeconds } from '../../ecg-trace/source/trace-source.ts'
import { BenchCanvases, useBenchLayers, useDrawnLayer } from './bench-layers.tsx'
import { STACK, scrollToShow, seenRows, stackLayout, stackSeconds } from './bench-rows.ts'
import { drawBench } from './draw-bench.ts'
import { drawStackMarks } from './draw-marks.ts'
import { ScaleLegend } from './scale-legend.tsx'
import type { TraceLook } from './trace-look.ts'

const Scroller = styled('div')({
  position: 'absolute',
  inset: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  '& > div > div': { position: 'sticky', top: 0 },
})
const Frame = styled('div')({ position: 'relative', minHeight: 0, overflow: 'hidden' })

/** Shows the recording in rows of 10 s at 25 mm/s and 5 mm/mV; a click chooses a place. */
export function StripStack(props: {
  look: TraceLook
  onGo: (sample: number) => void
  onShown: (shown: { from: number; to: number }) => void
}) {
  const { look, onGo, onShown } = props
  const { source, lead, ranges, marks, colours, millimetre, clock } = look
  const { t } = useTranslation('patching')
  const scroller = useRef<HTMLDivElement>(null)
  const layers = useBenchLayers()
  const { width, height } = useElementSize(scroller)
  const [scrolled, setScrolled] = useState(0)
  const duration = durationSeconds(source)
  const layout = useMemo(
    () => stackLayout(duration, { width, millimetre }),
    [duration, width, millimetre],
  )
  const surface = useMemo(
    () => ({
      ...{ source, width, height, scrolled, colours, millimetre },
      rows: seenRows(layout, lead, { top: scrolled, height }),
      left: 0,
      perSecond: layout.perSecond,
      perMillivolt: STACK.gain * millimetre,
      density: window.devicePixelRatio,
    }),
    [source, width, height, scrolled, colours, millimetre, layout, lead],
  )
  const paper = useCallback(
    (context: CanvasRenderingContext2D) =>
      drawBench(context, { ...surface, ranges, isFine: false, lineWidth: 1.15 }),
    [surface, ranges],
  )
  useDrawnLayer(layers.paper, paper, source.subscribe)
  const signs = useCallback(
    (context: CanvasRenderingContext2D) => drawStackMarks(context, surface, marks, clock),
    [surface, marks, clock],
  )
  useDrawnLayer(layers.marks, signs)
  const seconds = marks.cursor / source.samplesPerSecond
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || height === 0) return
    const top = scrollToShow(layout, seconds, { top: element.scrollTop, height })
    if (top !== undefined) element.scrollTop = top
  }, [layout, seconds, height])
  useEffect(() => {
    const { rowHeight, secondsPerRow } = layout
    const from = (scrolled / rowHeight) * secondsPerRow
    onShown({ from, to: Math.min(duration, from + (height / rowHeight) * secondsPerRow) })
  }, [layout, scrolled, height, duration, onShown])
  return (
    <Frame>
      <Scroller
        ref={scroller}
        tabIndex={-1}
        onScroll={({ currentTarget }) => setScrolled(currentTarget.scrollTop)}
      >
        <div style={{ height: layout.rowCount * layout.rowHeight }}>
          <div style={{ width, height }}>
            <BenchCanvases
              layers={layers}
              width={width}
              height={height}
              label={t('trace.stack', { seconds: layout.secondsPerRow })}
              onPick={(x, y) =>
                onGo(stackSeconds(layout, x, y + scrolled) * source.samplesPerSecond)
              }
            />
          </div>
        </div>
      </Scroller>
      <ScaleLegend look={look} speed={STACK.speed} gain={STACK.gain} />
    </Frame>
  )
}
