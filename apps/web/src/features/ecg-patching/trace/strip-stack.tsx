import { styled } from '@mui/material/styles'
import {
  memo,
  type RefObject,
  type UIEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'
import { BenchCanvases, useBenchLayers, useDrawnLayer } from '../../ecg-trace/lens/bench-layers.tsx'
import {
  STACK,
  type StackLayout,
  scrollToShow,
  seenRows,
  stackLayout,
  stackSeconds,
} from '../../ecg-trace/lens/bench-rows.ts'
import { drawBench } from '../../ecg-trace/lens/draw-bench.ts'
import { drawStackMarks } from '../../ecg-trace/lens/draw-marks.ts'
import { ScaleLegend } from '../../ecg-trace/lens/scale-legend.tsx'
import type { TraceLook } from '../../ecg-trace/lens/trace-look.ts'
import { durationSeconds, type TraceSource } from '../../ecg-trace/source/trace-source.ts'

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
export const StripStack = memo(function StripStack(props: {
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
  const duration = durationSeconds(source)
  const layout = useMemo(
    () => stackLayout(duration, { width, millimetre }),
    [duration, width, millimetre],
  )
  const seconds = marks.cursor / source.samplesPerSecond
  const { scrolled, onScroll } = useShown(scroller, layout, { seconds, height })
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
      drawBench(context, { ...surface, ranges, isFine: false, lineWidth: 1 }),
    [surface, ranges],
  )
  useDrawnLayer(layers.paper, paper, source.subscribe)
  const signs = useCallback(
    (context: CanvasRenderingContext2D) => drawStackMarks(context, surface, marks, clock),
    [surface, marks, clock],
  )
  useDrawnLayer(layers.marks, signs)
  useEffect(() => {
    const { rowHeight, secondsPerRow } = layout
    const from = (scrolled / rowHeight) * secondsPerRow
    const to = Math.min(duration, from + (height / rowHeight) * secondsPerRow)
    onShown({ from, to })
    return readBeside(source, lead, { from, to })
  }, [layout, scrolled, height, duration, onShown, source, lead])
  return (
    <Frame>
      <Scroller ref={scroller} tabIndex={-1} onScroll={onScroll}>
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
})

/** Manages what part of the stack is shown: that of the chosen place after it changed, otherwise where a person scrolled. */
function useShown(
  scroller: RefObject<HTMLElement | null>,
  layout: StackLayout,
  { seconds, height }: { seconds: number; height: number },
) {
  const [shown, setShown] = useState({ layout, seconds, height: 0, scrolled: 0 })
  let { scrolled } = shown
  if (shown.layout !== layout || shown.seconds !== seconds || shown.height !== height) {
    // in the same rendering, so that the place is drawn once
    scrolled = scrollToShow(layout, seconds, { top: scrolled, height }) ?? scrolled
    setShown({ layout, seconds, height, scrolled })
  }
  const scrolledTo = useRef(0) // reading it from the element would lay out the page at each key
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || height === 0 || scrolledTo.current === scrolled) return
    element.scrollTop = scrolled
    scrolledTo.current = scrolled
  }, [scroller, scrolled, height])
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    const { scrollTop } = currentTarget
    scrolledTo.current = scrollTop
    setShown((before) =>
      before.scrolled === scrollTop ? before : { ...before, scrolled: scrollTop },
    )
  }, [])
  return { scrolled, onScroll }
}

const READ_BESIDE_MS = 120
const READ_STEP_SECONDS = 20

/** Reads the pages before and after what is shown, once that has arrived. Returns a function that stops it. */
function readBeside(
  source: TraceSource,
  lead: number,
  { from, to }: { from: number; to: number },
): () => void {
  const timer = setTimeout(() => {
    if (source.state() !== 'ready') return
    const last = Math.min(durationSeconds(source), 2 * to - from)
    const one = new Int16Array(1)
    for (let at = Math.max(0, 2 * from - to); at < last; at += READ_STEP_SECONDS)
      source.copySamples(lead, Math.floor(at * source.samplesPerSecond), one)
  }, READ_BESIDE_MS)
  return () => clearTimeout(timer)
}
