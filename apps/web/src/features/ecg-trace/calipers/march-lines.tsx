import { styled } from '@mui/material/styles'
import { pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import type { TraceGeometry } from './caliper.ts'

const Layer = styled('svg')({
  position: 'absolute',
  top: 0,
  left: 0,
  pointerEvents: 'none',
  overflow: 'hidden',
})

/** Draws the equal steps of a caliper over all leads. */
export function MarchLines(props: {
  strip: TraceGeometry
  steps: readonly number[]
  samplesPerSecond: number
}) {
  const { strip, steps, samplesPerSecond } = props
  const { layout, scale, startSeconds, colours } = strip
  const perSecond = pixelsPerSecond(scale)
  const width = layout.left + layout.width
  return (
    <Layer aria-hidden width={width} height={layout.height}>
      {steps.map((step) => {
        const x = layout.left + (step / samplesPerSecond - startSeconds) * perSecond
        return (
          <path
            key={step}
            d={`M${x} ${layout.head}V${layout.height}`}
            stroke={colours.caliper}
            strokeDasharray="4 4"
            strokeOpacity={0.75}
          />
        )
      })}
    </Layer>
  )
}
