import { styled } from '@mui/material/styles'
import { pixelsPerSecond } from '@systole/ecg/paper/ecg-paper'
import type { TraceGeometry } from './caliper.ts'
import type { SeenMarch } from './march-of.ts'

const Layer = styled('svg')({
  position: 'absolute',
  top: 0,
  left: 0,
  pointerEvents: 'none',
  overflow: 'hidden',
})

/** Returns where a sample is drawn. */
export function xOfSample(sample: number, strip: TraceGeometry, samplesPerSecond: number): number {
  const { layout, scale, startSeconds } = strip
  return layout.left + (sample / samplesPerSecond - startSeconds) * pixelsPerSecond(scale)
}

/** Draws the equal steps of a caliper over all leads: fainter where its wave is not, with a short line at a wave that drifts. */
export function MarchLines(props: {
  strip: TraceGeometry
  march: SeenMarch
  samplesPerSecond: number
}) {
  const { strip, march, samplesPerSecond } = props
  const { layout, colours } = strip
  const width = layout.left + layout.width
  const waves = new Map(march.marched?.steps.map(({ step, wave }) => [step, wave]))
  const xOf = (sample: number) => xOfSample(sample, strip, samplesPerSecond)
  return (
    <Layer aria-hidden width={width} height={layout.height}>
      {march.steps.map((step) => {
        const wave = waves.get(step)
        const isMissing = march.marched !== undefined && wave === undefined
        return (
          <g key={step} stroke={colours.caliper} {...(isMissing && { 'data-missing': '' })}>
            <path
              d={`M${xOf(step)} ${layout.head}V${layout.height}`}
              strokeDasharray={isMissing ? '1 6' : '4 4'}
              strokeOpacity={isMissing ? 0.5 : 0.75}
            />
            {wave !== undefined && wave !== step && (
              <path
                data-drift
                d={`M${xOf(step)} ${layout.head + 4}H${xOf(wave)}`}
                strokeWidth={3}
              />
            )}
          </g>
        )
      })}
    </Layer>
  )
}
