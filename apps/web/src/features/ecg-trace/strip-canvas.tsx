import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { Strip, StripElements } from './use-strip.ts'

const Layers = styled('div')({
  position: 'sticky',
  top: 0,
  '& canvas': { position: 'absolute', top: 0, left: 0, touchAction: 'pan-y' },
})

/** Renders the layers of a strip, grid and trace, with a text alternative. They stay in view while the paper scrolls. */
export function StripCanvas(props: {
  elements: StripElements
  strip: Strip
  description: string
  onPick: ((seconds: number) => void) | undefined
  children: ReactNode
}) {
  const { elements, strip, description, onPick, children } = props
  const { width, height, layout } = strip
  const size = {
    width: Math.round(width * window.devicePixelRatio),
    height: Math.round(height * window.devicePixelRatio),
  }
  return (
    <div style={{ position: 'relative', height: layout.height }}>
      <Layers style={{ width, height }}>
        <canvas ref={elements.grid} aria-hidden {...size} style={{ width, height }} />
        <canvas
          ref={elements.canvas}
          role="img"
          aria-label={description}
          {...size}
          style={{ width, height, cursor: onPick ? 'pointer' : 'grab' }}
          onClick={({ currentTarget, clientX, clientY }) => {
            const paper = currentTarget.parentElement?.parentElement?.getBoundingClientRect()
            onPick?.(secondsAt(strip, clientX - (paper?.x ?? 0), clientY - (paper?.y ?? 0)))
          }}
        />
      </Layers>
      {children}
    </div>
  )
}

/** Returns the time at a point of a whole strip. */
function secondsAt({ layout, across }: Strip, x: number, y: number): number {
  const row = layout.rows.find(({ top, height }) => y >= top && y < top + height)
  const share = Math.min(1, Math.max(0, (x - layout.left) / layout.width))
  return (row?.startSeconds ?? 0) + share * across
}
