import { distance } from './geometry.ts'
import type { ImagePoint, PixelSpacing } from './measurement.ts'

/**
 * Counts the vertebrae covered by a length laid along the spine from the first point. Each step between neighbouring points is
 * one vertebra with its disc, divided linearly. Returns `undefined` if the length exceeds the last point, because unmarked
 * vertebrae are not extrapolated.
 */
export function countVertebrae(
  spine: readonly ImagePoint[],
  length: number,
  spacing: PixelSpacing,
): number | undefined {
  let left = length
  for (const [index, end] of spine.slice(1).entries()) {
    const start = spine[index]
    const step = start ? distance(start, end, spacing) : 0
    if (step === 0) return undefined
    if (left <= step) return index + left / step
    left -= step
  }
  return undefined
}

/** Returns the point on the spine at which this number of vertebrae ends, for drawing. */
export function placeOnSpine(
  spine: readonly ImagePoint[],
  vertebrae: number,
): ImagePoint | undefined {
  const whole = Math.min(Math.floor(vertebrae), spine.length - 2)
  const start = spine[whole]
  const end = spine[whole + 1]
  if (!start || !end) return undefined
  const part = vertebrae - whole
  return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
}
