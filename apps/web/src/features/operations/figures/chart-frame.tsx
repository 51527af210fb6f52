import { styled } from '@mui/material/styles'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { useElementSize } from '../../../ui/hooks/use-element-size.ts'

/** The width in pixels that a bar needs to be pressed (WCAG 2.5.8). */
const SLOT = 25

const Frame = styled('div')({
  width: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  '& > svg': { display: 'block' },
  '& *': { transitionProperty: 'none' },
})

/**
 * Draws a chart of links as wide as its place; where its bars would be too narrow to be pressed, it scrolls sideways and shows
 * `middle` first, a share of the width.
 */
export function ChartFrame(props: {
  title: string
  height: number
  /** The width before the place is measured. */
  firstWidth: number
  bars: number
  /** The width of the scale beside the bars. */
  beside?: number
  middle?: number
  children: (width: number) => ReactNode
}) {
  const { title, height, firstWidth, bars, beside = 0, middle = 0, children } = props
  const frame = useRef<HTMLDivElement>(null)
  const place = useElementSize(frame).width
  const width = Math.max(place || firstWidth, beside + bars * SLOT)
  useLayoutEffect(() => {
    if (frame.current && place > 0 && width > place) {
      frame.current.scrollLeft = middle * width - place / 2
    }
  }, [place, width, middle])
  return (
    <Frame ref={frame} data-scrolls-sideways="" style={{ minHeight: height }}>
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
        <title>{title}</title>
        {children(width)}
      </svg>
    </Frame>
  )
}
