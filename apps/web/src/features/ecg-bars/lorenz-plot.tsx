import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useElementSize } from '../../ui/hooks/use-element-size.ts'
import { afterTrace } from './after-trace.ts'
import {
  drawLorenz,
  LEAST_SECONDS,
  type LorenzPicture,
  lorenzBeat,
  lorenzPoint,
} from './draw-lorenz.ts'

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  minHeight: 0,
  height: '100%',
  '& canvas': { position: 'absolute', inset: 0, borderRadius: 4, cursor: 'pointer' },
  '& i': {
    position: 'absolute',
    width: 14,
    height: 14,
    margin: '-7px 0 0 -7px',
    border: '2px solid',
    borderRadius: '50%',
    pointerEvents: 'none',
  },
  '& span': {
    position: 'absolute',
    color: (theme.vars ?? theme).palette.ink.muted,
    fontSize: '.75rem',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
}))

/** The least space beside the plot in which the ends of its axes are written. */
const ENDS_PIXELS = 34

/**
 * Shows each beat by its RR interval and the next one; a click goes to the beat. The ring of the chosen one is an element of its own,
 * because a day has too many beats to be drawn again at each key.
 */
export function LorenzPlot(props: {
  plot: Omit<LorenzPicture, 'size'>
  /** The place of the chosen beat; -1 for none. */
  chosen: number
  label: string
  /** Writes the ends of the axes. */
  seconds: (value: number) => string
  onGo: (seconds: number) => void
}) {
  const { plot, chosen, label, seconds, onGo } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = useElementSize(frame)
  const size = Math.max(0, Math.min(width, height))
  useEffect(() => {
    if (size === 0) return
    return afterTrace(() => {
      const context = canvas.current?.getContext('2d')
      const density = window.devicePixelRatio
      context?.setTransform(density, 0, 0, density, 0, 0)
      if (context) drawLorenz(context, { ...plot, size })
    })
  }, [plot, size])
  const ring = lorenzPoint({ ...plot, size }, chosen)
  return (
    <Frame ref={frame}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        width={Math.round(size * window.devicePixelRatio)}
        height={Math.round(size * window.devicePixelRatio)}
        style={{ width: size, height: size }}
        onClick={({ clientX, clientY }) => {
          const box = canvas.current?.getBoundingClientRect()
          const place = lorenzBeat(
            { ...plot, size },
            clientX - (box?.x ?? 0),
            clientY - (box?.y ?? 0),
          )
          const seconds = plot.series.at[place]
          if (place >= 0 && seconds !== undefined) onGo(seconds)
        }}
      />
      {size > 0 && width - size >= ENDS_PIXELS && (
        <>
          <span style={{ left: size + 5, top: 0 }}>{seconds(plot.top)}</span>
          <span style={{ left: size + 5, top: size - 12 }}>{seconds(LEAST_SECONDS)}</span>
        </>
      )}
      {ring && <i style={{ left: ring.x, top: ring.y, color: plot.colours.caliper }} />}
    </Frame>
  )
}
