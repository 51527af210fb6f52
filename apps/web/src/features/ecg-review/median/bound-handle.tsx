import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

const Handle = styled('div')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 24,
  marginLeft: -12,
  touchAction: 'none',
  cursor: 'ew-resize',
  color: 'inherit',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 11,
    top: 30,
    bottom: 0,
    borderLeft: '1.6px solid currentColor',
  },
  '&::after': {
    content: '"ǁ"',
    position: 'absolute',
    left: 1,
    top: 10,
    display: 'grid',
    placeItems: 'center',
    width: 22,
    height: 26,
    borderRadius: 6,
    backgroundColor: 'currentColor',
    color: 'inherit',
  },
  '& > i': {
    position: 'absolute',
    zIndex: 1,
    left: 8,
    top: 17,
    width: 8,
    height: 12,
    borderInline: `2px solid ${(theme.vars ?? theme).palette.surface.paper}`,
  },
  '& > span': {
    position: 'absolute',
    top: 14,
    fontSize: '.8125rem',
    fontWeight: 650,
    lineHeight: '18px',
    whiteSpace: 'nowrap',
    '&[data-left]': { right: 30 },
    '&:not([data-left])': { left: 30 },
  },
  '&:focus-visible': {
    outline: 'none',
    '&::after': {
      outline: `2px solid ${(theme.vars ?? theme).palette.edge.focus}`,
      outlineOffset: 2,
    },
  },
  '&[aria-disabled="true"]': { cursor: 'default', '&::after, & > i': { display: 'none' } },
}))

const ALONG: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }
const FAST = 5

/** Renders the bound of a wave, moved by pointer or by arrow keys: one sample, with Shift five. */
export function BoundHandle(props: {
  name: string
  text: string
  value: number
  /** CSS pixels from the left of the plot. */
  x: number
  isLeft: boolean
  isEditable: boolean
  onStep: (samples: number) => void
  onMove: (x: number) => void
}) {
  const { name, text, value, x, isLeft, isEditable, onStep, onMove } = props
  const offset = useRef(0)
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ALONG[event.key]
    if (direction === undefined || event.altKey || !isEditable) return
    event.preventDefault()
    event.stopPropagation()
    onStep(direction * (event.shiftKey ? FAST : 1))
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      onMove(event.clientX - offset.current)
  }
  return (
    <Handle
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-orientation="horizontal"
      aria-valuenow={value}
      aria-valuetext={text}
      aria-disabled={!isEditable}
      style={{ left: x }}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (!isEditable) return
        offset.current = event.clientX - x
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={onPointerMove}
    >
      <i />
      <span aria-hidden {...(isLeft && { 'data-left': '' })}>
        {name}
      </span>
    </Handle>
  )
}
