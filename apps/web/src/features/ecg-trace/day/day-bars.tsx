import { beatColour } from '../beats/beat-glyph.tsx'
import type { DayRecording } from './day-recording.ts'

/** The number over a bar is written where it is this share of the highest. */
const WRITTEN_SHARE = 0.35
/** The space of a number. */
const NUMBER_PIXELS = 16
const LEAST_BAR_PIXELS = 2

/** Draws V and A of every hour, one on the other. */
export function DayBars(props: {
  recording: DayRecording
  xOf: (sample: number) => number
  top: number
  height: number
}) {
  const { recording, xOf, top, height } = props
  const { day, night } = recording
  const most = Math.max(1, ...day.hours.map(({ vpc, pac }) => vpc + pac))
  const foot = top + height
  const tall = (count: number) =>
    count === 0 ? 0 : Math.max(LEAST_BAR_PIXELS, (count / most) * (height - NUMBER_PIXELS))
  return day.hours.map(({ from, to, vpc, pac }) => {
    const x = xOf(from) + 3
    const width = Math.max(2, xOf(to) - xOf(from) - 6)
    const [v, a] = [tall(vpc), tall(pac)]
    return (
      <g key={from}>
        <rect x={x} width={width} y={foot - v} height={v} fill={beatColour('V', night)} />
        <rect x={x} width={width} y={foot - v - a} height={a} fill={beatColour('A', night)} />
        {vpc > 0 && vpc + pac >= WRITTEN_SHARE * most && width >= 18 && (
          <text
            x={x + width / 2}
            y={foot - v - a - 5}
            textAnchor="middle"
            style={{ fill: beatColour('V', night), fontWeight: 650 }}
          >
            {vpc}
          </text>
        )}
      </g>
    )
  })
}
