import { styled } from '@mui/material/styles'
import type { KeyboardEvent, PointerEvent } from 'react'

const Handle = styled('div')({
  position: 'absolute',
  touchAction: 'none',
  pointerEvents: 'auto',
  '&::before, &::after': { content: '""', position: 'absolute' },
  '&::after': { width: 10, height: 10, borderRadius: 2, backgroundColor: 'currentColor' },
  '&[aria-orientation="horizontal"]': {
    top: 0,
    bottom: 0,
    width: 24,
    marginLeft: -12,
    cursor: 'ew-resize',
    '&::before': { top: 60, bottom: 0, left: 11, borderLeft: '2px solid currentColor' },
    '&::after': { top: 56, left: 7 },
  },
  '&[aria-orientation="vertical"]': {
    left: 0,
    right: 0,
    height: 24,
    marginTop: -12,
    cursor: 'ns-resize',
    '&::before': { left: 0, right: 0, top: 11, borderTop: '2px dashed currentColor' },
    '&::after': { right: 20, top: 7 },
  },
})

const ALONG = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
}

/** An edge to drag, or to move with the arrow keys: one pixel, with Shift ten. */
export function CaliperEdge(props: {
  orientation: 'horizontal' | 'vertical'
  label: string
  value: number
  text: string
  at: number
  /** By so many pixels, to the right or down. */
  onMove: (pixels: number) => void
}) {
  const { orientation, label, value, text, at, onMove } = props
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = new Map(Object.entries(ALONG[orientation])).get(event.key)
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    onMove(direction * (event.shiftKey ? 10 : 1))
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(orientation === 'horizontal' ? event.movementX : event.movementY)
  }
  return (
    <Handle
      role="slider"
      tabIndex={0}
      aria-orientation={orientation}
      aria-label={label}
      aria-valuenow={Number(value.toFixed(3))}
      aria-valuetext={text}
      style={orientation === 'horizontal' ? { left: at } : { top: at }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.stopPropagation()
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
    />
  )
}
