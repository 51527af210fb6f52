/** One wave of a heartbeat: peak (ms after the beat's start), height (px), width (ms). */
type Wave = { at: number; height: number; width: number }

const BEAT_MS = 188
/** A sinus beat: P, Q, R, S, T, as drawn on the sign-in panel. */
const BEAT: readonly Wave[] = [
  { at: 84, height: 17, width: 7 },
  { at: 110.5, height: -7, width: 1.6 },
  { at: 115, height: 131, width: 1.9 },
  { at: 120, height: -22, width: 1.9 },
  { at: 158, height: 25, width: 11 },
]

/** Returns the line as an SVG path, one step per pixel: sums of bell curves over a quiet baseline. */
export function ecgPath({ width, baseline }: { width: number; baseline: number }): string {
  const points = Array.from({ length: width + 1 }, (_, x) => {
    const y = baseline - voltage(x % BEAT_MS) - tremor(x)
    return `${x} ${y.toFixed(1)}`
  })
  return `M${points.join('L')}`
}

function voltage(ms: number): number {
  return BEAT.reduce((sum, { at, height, width }) => {
    return sum + height * Math.exp(-(((ms - at) / width) ** 2) / 2)
  }, 0)
}

/** Returns the deterministic noise of a realistic baseline. */
function tremor(x: number): number {
  return 0.35 * Math.sin(x * 2.7) + 0.25 * Math.sin(x * 1.13 + 1)
}
