import type { BeatLabel } from '@systole/ecg/beats/beat'
import { BEAT_SHAPES, letterOf } from './beat-shapes.ts'

/** The colour of a label on light or dark paper. */
export function beatColour(label: BeatLabel, night: boolean): string {
  return night ? BEAT_SHAPES[label].night : BEAT_SHAPES[label].colour
}

/** Renders the sign of a beat's label about a point of an SVG. */
export function BeatGlyph(props: { label: BeatLabel; x: number; y: number; night: boolean }) {
  const { label, x, y, night } = props
  const { path, colour, night: light, dashed = false, bare = false } = BEAT_SHAPES[label]
  const ink = night ? light : colour
  const letter = letterOf(label)
  return (
    <g transform={`translate(${x} ${y})`}>
      {path !== '' && (
        <path
          d={path}
          fill={dashed ? 'none' : ink}
          stroke={ink}
          strokeWidth={dashed ? 1.6 : 0}
          {...(label === 'Q' && { strokeDasharray: '3 2' })}
        />
      )}
      <text
        textAnchor="middle"
        y={4}
        fontSize={11}
        fontWeight={700}
        fill={bare || dashed ? ink : night ? '#000000' : '#FFFFFF'}
      >
        {letter}
      </text>
    </g>
  )
}
