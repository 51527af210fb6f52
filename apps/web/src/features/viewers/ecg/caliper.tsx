import { styled } from '@mui/material/styles'
import { pixelsPerSecond } from '@systole/ecg/paper'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/use-format.ts'
import type { CaliperEdge, CaliperState } from './use-caliper.ts'
import type { Strip } from './use-strip.ts'

const Layer = styled('div')({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
})
const Span = styled('div')({ position: 'absolute', top: 0, bottom: 0, opacity: 0.14 })
const Handle = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 24,
  marginLeft: -12,
  cursor: 'ew-resize',
  touchAction: 'none',
  pointerEvents: 'auto',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 60,
    bottom: 0,
    left: 11,
    borderLeft: '2px solid currentColor',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 56,
    left: 7,
    width: 10,
    height: 10,
    borderRadius: 2,
    backgroundColor: 'currentColor',
  },
})

/** Two edges to drag, or to move with the arrow keys: one pixel, with Shift ten. */
export function Caliper({ caliper, strip }: { caliper: CaliperState; strip: Strip }) {
  const { scale, startSeconds, layout, colours } = strip
  const perSecond = pixelsPerSecond(scale)
  const xOf = (seconds: number) => layout.left + (seconds - startSeconds) * perSecond
  const first = Math.min(caliper.from, caliper.to)
  const last = Math.max(caliper.from, caliper.to)
  return (
    <Layer style={{ color: colours.caliper, clipPath: `inset(0 0 0 ${layout.left - 12}px)` }}>
      <Span
        style={{
          left: xOf(first),
          width: (last - first) * perSecond,
          backgroundColor: colours.caliper,
        }}
      />
      {(['from', 'to'] as const).map((edge) => (
        <Edge
          key={edge}
          edge={edge}
          caliper={caliper}
          x={xOf(caliper[edge])}
          perSecond={perSecond}
        />
      ))}
    </Layer>
  )
}

function Edge(props: { edge: CaliperEdge; caliper: CaliperState; x: number; perSecond: number }) {
  const { edge, caliper, x, perSecond } = props
  const { t } = useTranslation('viewers')
  const format = useFormat()
  const seconds = caliper[edge]
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    caliper.move(edge, seconds + (direction * (event.shiftKey ? 10 : 1)) / perSecond)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    caliper.move(edge, seconds + event.movementX / perSecond)
  }
  return (
    <Handle
      role="slider"
      tabIndex={0}
      aria-label={t(`ecg.caliper.${edge}`)}
      aria-valuenow={Number(seconds.toFixed(3))}
      aria-valuemin={0}
      aria-valuetext={t('ecg.seconds', { seconds: format.fixed(seconds, 2) })}
      style={{ left: x }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
    />
  )
}
