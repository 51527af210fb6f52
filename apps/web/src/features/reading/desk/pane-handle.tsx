import { styled } from '@mui/material/styles'
import { PANE_LIMITS } from '@systole/domain/desks/desk-layout'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Side } from './desk-layout.ts'

const Handle = styled('div')(({ theme }) => {
  const { brand, edge } = (theme.vars ?? theme).palette
  return {
    position: 'relative',
    width: 1,
    height: '100%',
    backgroundColor: edge.line,
    cursor: 'col-resize',
    touchAction: 'none',
    zIndex: 3,
    '&::before': { content: '""', position: 'absolute', inset: '0 -5px' },
    '&:hover, &:focus-visible': { backgroundColor: brand.main, outline: `2px solid ${brand.main}` },
  }
})
const STEP = 16

/** Renders the separator of two panes: draggable, moved by arrow keys, collapsed by Enter. */
export function PaneHandle(props: {
  label: string
  side: Side
  width: number
  isOpen: boolean
  onResize: (by: number) => void
  onToggle: () => void
}) {
  const { label, side, width, isOpen, onResize, onToggle } = props
  const outward = side === 'left' ? 1 : -1
  const { least, most } = PANE_LIMITS[side]
  const onKeyDown = (event: KeyboardEvent) => {
    const action = keyed(event.key)
    if (!action) return
    event.preventDefault()
    action()
  }
  const keyed = (key: string): (() => void) | undefined => {
    if (key === 'Enter') return onToggle
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[key]
    if (direction) return () => onResize(direction * outward * STEP)
    if (key === 'Home') return () => onResize(least - most)
    if (key === 'End') return () => onResize(most - least)
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) {
      onResize(event.movementX * outward)
    }
  }
  return (
    <Handle
      role="separator"
      aria-label={label}
      aria-orientation="vertical"
      aria-valuenow={isOpen ? width : 0}
      aria-valuemin={0}
      aria-valuemax={most}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onDoubleClick={onToggle}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}
