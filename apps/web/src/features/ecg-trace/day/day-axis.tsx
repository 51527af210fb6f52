import type { DayRecording } from './day-recording.ts'
import { hourMarks } from './day-scale.ts'

/** Writes the hours of the clock below a band of the whole recording. */
export function DayAxis(props: {
  recording: Pick<DayRecording, 'clock' | 'durationSeconds'>
  width: number
  y: number
}) {
  const { recording, width, y } = props
  const { clock, durationSeconds } = recording
  const marks = hourMarks({ firstHour: clock.firstHour, durationSeconds }, width)
  return (
    <g data-axis>
      {marks.map((seconds) => {
        const x = (seconds / durationSeconds) * width
        const isLast = x > width - 24
        return (
          <text
            key={seconds}
            x={isLast ? width : Math.max(x, 20)}
            y={y}
            textAnchor={isLast ? 'end' : 'middle'}
          >
            {clock.minute(seconds)}
          </text>
        )
      })}
    </g>
  )
}
