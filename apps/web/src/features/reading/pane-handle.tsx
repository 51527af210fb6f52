import { styled } from '@mui/material/styles'
import type { KeyboardEvent, PointerEvent } from 'react'
import { LIMITS, type PaneWidths } from './pane-widths.ts'

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
    [theme.breakpoints.down('md')]: { display: 'none' },
  }
})
const STEP = 16

/** The line between two panes: drag it, or move it with the arrow keys. */
export function PaneHandle(props: {
  label: string
  pane: keyof PaneWidths
  widths: PaneWidths
  onResize: (by: number) => void
}) {
  const { label, pane, widths, onResize } = props
  const outward = pane === 'left' ? 1 : -1
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (!direction) return
    event.preventDefault()
    onResize(direction * outward * STEP)
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
      aria-valuenow={widths[pane]}
      aria-valuemin={LIMITS[pane].least}
      aria-valuemax={LIMITS[pane].most}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
    />
  )
}
