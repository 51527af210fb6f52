import type { EcgBenchColours } from '../../../theme/tokens.ts'

const PULSE_MILLIMETRES = 5
const LEAD_MILLIMETRES = 1.5
const EDGE_PIXELS = 8

/** Returns the width that a pulse takes at the left of a picture. */
export function pulseRoom(millimetre: number): number {
  return EDGE_PIXELS + (PULSE_MILLIMETRES + 2 * LEAD_MILLIMETRES) * millimetre
}

/** Draws a pulse of one millivolt at the left of a row, standing on its zero line. */
export function PulseBefore(props: {
  colours: EcgBenchColours
  millimetre: number
  /** The zero line of the row, and the height of a millivolt, in CSS pixels. */
  foot: number
  tall: number
}) {
  const { colours, millimetre, foot, tall } = props
  const [lead, wide] = [LEAD_MILLIMETRES * millimetre, PULSE_MILLIMETRES * millimetre]
  return (
    <svg
      width={pulseRoom(millimetre)}
      height={tall + 2}
      aria-hidden
      style={{ position: 'absolute', left: 0, top: foot - tall - 1, pointerEvents: 'none' }}
    >
      <title> </title>
      <path
        d={`M${EDGE_PIXELS} ${tall + 1}h${lead}v${-tall}h${wide}v${tall}h${lead}`}
        fill="none"
        stroke={colours.normal}
        strokeWidth={1.2}
      />
    </svg>
  )
}
