import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useElementSize } from '../../ui/hooks/use-element-size.ts'
import { drawLorenz, type LorenzPlot as LorenzPicture, lorenzBeat } from './draw-lorenz.ts'

const Frame = styled('div')({
  position: 'relative',
  minHeight: 0,
  height: '100%',
  '& canvas': { position: 'absolute', inset: 0, borderRadius: 4, cursor: 'pointer' },
})

/** Shows each beat by its RR interval and the next one; a click goes to the beat. */
export function LorenzPlot(props: {
  plot: Omit<LorenzPicture, 'size'>
  label: string
  onGo: (seconds: number) => void
}) {
  const { plot, label, onGo } = props
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width, height } = useElementSize(frame)
  const size = Math.max(0, Math.min(width, height))
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || size === 0) return
    const density = window.devicePixelRatio
    context.setTransform(density, 0, 0, density, 0, 0)
    drawLorenz(context, { ...plot, size })
  }, [plot, size])
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
    </Frame>
  )
}
