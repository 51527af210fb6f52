import { styled } from '@mui/material/styles'
import { type MouseEvent, useEffect, useRef } from 'react'
import { useElementSize } from '../../ui/hooks/use-element-size.ts'
import { afterTrace } from './after-trace.ts'
import { type BarChart, drawBars, plotWidth } from './draw-bars.ts'

const Frame = styled('div')({
  position: 'relative',
  minHeight: 0,
  height: '100%',
  '& canvas': { position: 'absolute', inset: 0, cursor: 'pointer' },
  '& i': { position: 'absolute', top: 0, bottom: 20, pointerEvents: 'none' },
})

/** Shows the RR interval of every beat, with the visible part shaded and the chosen beat marked; a click goes there. */
export function RrBars(props: {
  chart: Omit<BarChart, 'size'>
  /** The part that the trace shows, in seconds. */
  shown: { from: number; to: number }
  chosen: number | undefined
  label: string
  onGo: (seconds: number) => void
}) {
  const { chart, shown, chosen, label, onGo } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = useElementSize(frame)
  useEffect(() => {
    if (width === 0) return
    return afterTrace(() => {
      const context = canvas.current?.getContext('2d')
      const density = window.devicePixelRatio
      context?.setTransform(density, 0, 0, density, 0, 0)
      if (context) drawBars(context, { ...chart, size: { width, height } })
    })
  }, [chart, width, height])
  const { from, to, colours } = chart
  const x = (seconds: number) =>
    Math.min(plotWidth(width), Math.max(0, ((seconds - from) / (to - from)) * plotWidth(width)))
  const onClick = ({ clientX }: MouseEvent) => {
    const left = clientX - (frame.current?.getBoundingClientRect().x ?? 0)
    onGo(from + (Math.min(left, plotWidth(width)) / plotWidth(width)) * (to - from))
  }
  return (
    <Frame ref={frame}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={Math.round(width * window.devicePixelRatio)}
        height={Math.round(height * window.devicePixelRatio)}
        style={{ width, height }}
        onClick={onClick}
      />
      <i
        style={{
          left: x(shown.from),
          width: Math.max(2, x(shown.to) - x(shown.from)),
          backgroundColor: colours.band,
        }}
      />
      {chosen !== undefined && chosen >= from && chosen <= to && (
        <i style={{ left: x(chosen) - 1, width: 2, backgroundColor: colours.caliper }} />
      )}
    </Frame>
  )
}
