import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useElementSize } from '../../ui/hooks/use-element-size.ts'
import { drawWhole } from './draw-whole.ts'
import { durationSeconds, type TraceSource } from './source/trace-source.ts'

const HEIGHT = 36

const Frame = styled('div')(({ theme }) => {
  const { brand, edge, ink } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    flex: '1 1 160px',
    minWidth: 60,
    height: HEIGHT,
    color: ink.muted,
    borderRadius: 4,
    overflow: 'hidden',
    '&:focus-within': { outline: `2px solid ${edge.focus}`, outlineOffset: 1 },
    '& canvas': { position: 'absolute', inset: 0, pointerEvents: 'none' },
    // The native slider covers the picture and provides dragging and keyboard control.
    '& input[type="range"]': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      margin: 0,
      opacity: 0,
      cursor: 'pointer',
    },
    '& > div': {
      position: 'absolute',
      top: 0,
      bottom: 0,
      border: `2px solid ${brand.main}`,
      borderRadius: 4,
      pointerEvents: 'none',
    },
  }
})

/** Shows the whole recording in one line, with the visible part marked. */
export function Minimap(props: {
  source: TraceSource
  startSeconds: number
  latest: number
  across: number
  place: string
  onMove: (seconds: number) => void
}) {
  const { source, startSeconds, latest, across, place, onMove } = props
  const { t } = useTranslation('viewers')
  const frame = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { width } = useElementSize(frame)
  useEffect(() => {
    const draw = () => {
      const context = canvas.current?.getContext('2d')
      if (!context || !frame.current || width === 0) return
      context.strokeStyle = getComputedStyle(frame.current).color
      drawWhole(context, source, { width, height: HEIGHT })
    }
    draw()
    return source.subscribe(draw)
  }, [source, width])
  const share = (seconds: number) => `${(seconds / durationSeconds(source)) * 100}%`
  return (
    <Frame ref={frame}>
      <canvas ref={canvas} width={width} height={HEIGHT} />
      <div
        style={{
          left: share(startSeconds),
          width: share(Math.min(across, durationSeconds(source) - startSeconds)),
        }}
      />
      <input
        type="range"
        aria-label={t('position')}
        aria-valuetext={place}
        min={0}
        max={latest}
        step={0.1}
        value={startSeconds}
        disabled={latest === 0}
        onChange={(event) => onMove(Number(event.target.value))}
      />
    </Frame>
  )
}
