import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

const Handle = styled('div')(({ theme }) => ({
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
    '&::before': {
      top: 'var(--caliper-top)',
      bottom: 0,
      left: 11,
      borderLeft: '2px solid currentColor',
    },
    '&::after': { top: 'calc(var(--caliper-top) - 4px)', left: 7 },
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
  // A finger needs more space than a mouse.
  [theme.breakpoints.down('md')]: {
    '&[aria-orientation="horizontal"]': {
      paddingInline: 10,
      marginLeft: -22,
      '&::before': { left: 21 },
      '&::after': { left: 17 },
    },
    '&[aria-orientation="vertical"]': {
      paddingBlock: 10,
      marginTop: -22,
      '&::before': { top: 21 },
      '&::after': { top: 17 },
    },
  },
  '&:focus-visible': {
    outline: 'none',
    '&::after': {
      outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
      outlineOffset: 2,
    },
  },
}))

const ALONG = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
}

/** Renders a draggable edge, also moved by the arrow keys: one pixel, with Shift ten. */
export function CaliperEdge(props: {
  orientation: 'horizontal' | 'vertical'
  label: string
  value: number
  text: string
  at: number
  /** Moves it to this position, from the left or from the top; a pointer is less exact than the keys. */
  onMove: (at: number, by: 'pointer' | 'keys') => void
}) {
  const { orientation, label, value, text, at, onMove } = props
  /** The distance of the pointer from the line at the start of the drag. */
  const offset = useRef(0)
  const along = ({ clientX, clientY }: PointerEvent) =>
    orientation === 'horizontal' ? clientX : clientY
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = new Map(Object.entries(ALONG[orientation])).get(event.key)
    if (!direction) return
    event.preventDefault()
    event.stopPropagation()
    onMove(at + direction * (event.shiftKey ? 10 : 1), 'keys')
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    onMove(along(event) - offset.current, 'pointer')
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
        offset.current = along(event) - at
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
    />
  )
}
