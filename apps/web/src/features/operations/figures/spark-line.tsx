import { useTheme } from '@mui/material/styles'

const WIDTH = 92
const HEIGHT = 30
const EDGE = 3

/** Draws the course of a figure over some days, the last one marked. The figure itself is beside it as text. */
export function SparkLine({ values }: { values: readonly number[] }) {
  const theme = useTheme()
  const { brand } = (theme.vars ?? theme).palette
  if (values.length < 2) return null
  const least = Math.min(...values)
  const range = Math.max(...values) - least || 1
  const points = values.map((value, n) => ({
    x: EDGE + (n * (WIDTH - 2 * EDGE)) / (values.length - 1),
    y: HEIGHT - EDGE - ((value - least) / range) * (HEIGHT - 2 * EDGE),
  }))
  const last = points.at(-1)
  return (
    <svg width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
        fill="none"
        stroke={brand.main}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r={3} fill={brand.main} />}
    </svg>
  )
}
