import type { SampleRange } from '@systole/ecg/signal/ecg-signal'
import { useId } from 'react'
import { ecg } from '../../../theme/tokens.ts'

/** Hatches gaps over a stretch of time; a gap that is too narrow to be seen is widened. */
export function GapHatch(props: {
  gaps: readonly SampleRange[]
  xOf: (sample: number) => number
  width: number
  height: number
  night: boolean
}) {
  const { gaps, xOf, width, height, night } = props
  const id = useId()
  const { hatch, hatchGround } = night ? ecg.night : ecg.paper
  return (
    <>
      <defs>
        <pattern
          id={id}
          width={7}
          height={7}
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width={7} height={7} fill={hatchGround} />
          <rect width={2.5} height={7} fill={hatch} />
        </pattern>
      </defs>
      {seen(gaps, xOf, width).map(({ x, wide }) => (
        <rect key={x} x={x} y={0} width={wide} height={height} fill={`url(#${id})`} />
      ))}
    </>
  )
}

const LEAST_PIXELS = 2

/** Joins gaps that fall onto the same pixels. */
function seen(gaps: readonly SampleRange[], xOf: (sample: number) => number, width: number) {
  const boxes: { x: number; wide: number }[] = []
  for (const { from, to } of gaps) {
    const x = Math.max(0, Math.floor(xOf(from)))
    const end = Math.min(width, Math.max(x + LEAST_PIXELS, Math.ceil(xOf(to))))
    if (x >= width || end <= 0) continue
    const last = boxes.at(-1)
    if (last && x <= last.x + last.wide) last.wide = Math.max(last.wide, end - last.x)
    else boxes.push({ x, wide: end - x })
  }
  return boxes
}
