import type { ShapeTemplate } from '@systole/ecg/shapes/shape'
import type { EcgBenchColours } from '../../../theme/tokens.ts'

const WIDTH = 104
const HEIGHT = 52
const AIR = 6

/** Draws the mean beat of a shape, in its first lead. */
export function ShapePicture(props: { template: ShapeTemplate; colours: EcgBenchColours }) {
  const { template, colours } = props
  const count = Math.floor(template.points.length / Math.max(1, template.leadCount))
  const points = template.points.slice(0, count)
  const [low, high] = [Math.min(0, ...points), Math.max(0, ...points)]
  const span = high - low || 1
  const x = (index: number) => (index / Math.max(1, count - 1)) * WIDTH
  const y = (millivolts: number) => AIR + ((high - millivolts) / span) * (HEIGHT - 2 * AIR)
  const path = points
    .map(
      (value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
    )
    .join('')
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden>
      <title> </title>
      <rect
        x={0.5}
        y={0.5}
        width={WIDTH - 1}
        height={HEIGHT - 1}
        rx={5}
        fill={colours.background}
        stroke={colours.major}
      />
      <path d={path} fill="none" stroke={colours.trace} strokeWidth={1.6} strokeLinejoin="bevel" />
    </svg>
  )
}
