import { useFormat } from '../../../ui/format/use-format.ts'
import type { DayRecording } from './day-recording.ts'
import { type Scale, yOf } from './day-scale.ts'

/** Rings the highest and the lowest rate of the recording. */
export function DayExtremes(props: {
  recording: DayRecording
  scale: Scale
  xOf: (sample: number) => number
  width: number
}) {
  const { recording, scale, xOf, width } = props
  const format = useFormat()
  const { fastest, slowest } = recording.day
  return [fastest, slowest].map((at) => {
    if (!at) return null
    const x = xOf((at.from + at.to) / 2)
    const y = yOf(scale, at.perMinute)
    const isLeft = x > width - 60
    return (
      <g key={at.perMinute}>
        <circle data-ring cx={x} cy={y} r={4.5} />
        <text data-strong x={x + (isLeft ? -9 : 9)} y={y + 4} textAnchor={isLeft ? 'end' : 'start'}>
          {format.fixed(at.perMinute, 0)}
        </text>
      </g>
    )
  })
}
