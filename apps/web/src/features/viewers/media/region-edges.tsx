import { styled } from '@mui/material/styles'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ecg } from '../../../theme/tokens.ts'
import { clockTime } from './clock-time.ts'
import { RULER_PIXELS } from './draw-wave.ts'
import { regionBetween } from './loop-region.ts'
import type { Player } from './use-player.ts'

const Span = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: RULER_PIXELS,
  opacity: 0.2,
  backgroundColor: ecg.night.measure,
  pointerEvents: 'none',
})
const Edge = styled('div')({
  position: 'absolute',
  top: 0,
  bottom: RULER_PIXELS,
  width: 24,
  marginLeft: -12,
  cursor: 'ew-resize',
  touchAction: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    bottom: 0,
    left: 11,
    borderLeft: `2px solid ${ecg.night.measure}`,
  },
})
/** The step of the arrow keys, fine enough for the two parts of a split sound. */
const STEP_SECONDS = 0.01
const LARGE_STEP_SECONDS = 0.1

/** Renders the edges of the looped region, moved by dragging or arrow keys. */
export function RegionEdges(props: {
  player: Player
  xOf: (seconds: number) => number
  perSecond: number
}) {
  const { player, xOf, perSecond } = props
  const { t } = useTranslation('viewers')
  const { region, duration } = player
  if (!region) return null
  const move = (edge: 'from' | 'to', by: number) => {
    const moved = { ...region, [edge]: region[edge] + by }
    if (moved.from < moved.to) {
      player.setRegion(regionBetween(moved.from, moved.to, duration) ?? region)
    }
  }
  const onKeyDown = (edge: 'from' | 'to') => (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    move(edge, direction * (event.shiftKey ? LARGE_STEP_SECONDS : STEP_SECONDS))
  }
  const onPointerMove = (edge: 'from' | 'to') => (event: PointerEvent<HTMLElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      move(edge, event.movementX / perSecond)
    }
  }
  return (
    <>
      <Span style={{ left: xOf(region.from), width: xOf(region.to) - xOf(region.from) }} />
      {(['from', 'to'] as const).map((edge) => (
        <Edge
          key={edge}
          role="slider"
          tabIndex={0}
          aria-label={t(edge === 'from' ? 'clip.regionFrom' : 'clip.regionTo')}
          aria-valuemin={0}
          aria-valuemax={duration}
          aria-valuenow={Number(region[edge].toFixed(2))}
          aria-valuetext={clockTime(region[edge])}
          style={{ left: xOf(region[edge]) }}
          onKeyDown={onKeyDown(edge)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove(edge)}
        />
      ))}
    </>
  )
}
