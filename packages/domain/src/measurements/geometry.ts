import type { ImagePoint, PixelSpacing } from './measurement.ts'

type Vector = { x: number; y: number }
const DEGREES = 180 / Math.PI

/**
 * Returns the vector between two points, in millimetres if there is a spacing (pixels need not be square), otherwise in pixels.
 */
export function vectorBetween(from: ImagePoint, to: ImagePoint, spacing: PixelSpacing): Vector {
  return {
    x: (to.x - from.x) * (spacing?.column ?? 1),
    y: (to.y - from.y) * (spacing?.row ?? 1),
  }
}

export function distance(from: ImagePoint, to: ImagePoint, spacing: PixelSpacing): number {
  const { x, y } = vectorBetween(from, to, spacing)
  return Math.hypot(x, y)
}

/** Returns the angle at the vertex, 0 to 180 degrees; `undefined` if an arm has no length. */
export function angleAt(
  vertex: ImagePoint,
  [one, two]: readonly [ImagePoint, ImagePoint],
  spacing: PixelSpacing,
): number | undefined {
  const a = vectorBetween(vertex, one, spacing)
  const b = vectorBetween(vertex, two, spacing)
  if (Math.hypot(a.x, a.y) === 0 || Math.hypot(b.x, b.y) === 0) return undefined
  return Math.abs(Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)) * DEGREES
}

/** Returns the deviation of two lines from the right angle, 0 to 90 degrees; `undefined` if one has no length. */
export function offPerpendicular(
  [a, b]: readonly [ImagePoint, ImagePoint],
  [c, d]: readonly [ImagePoint, ImagePoint],
  spacing: PixelSpacing,
): number | undefined {
  const shifted = { x: a.x + d.x - c.x, y: a.y + d.y - c.y }
  const angle = angleAt(a, [b, shifted], spacing)
  return angle === undefined ? undefined : Math.abs(90 - angle)
}

/** Returns the point nearest to `wanted` for which the line from `from` is perpendicular to the axis. */
export function onPerpendicular(
  axis: readonly [ImagePoint, ImagePoint],
  from: ImagePoint,
  wanted: ImagePoint,
  spacing: PixelSpacing,
): ImagePoint {
  const along = vectorBetween(axis[0], axis[1], spacing)
  const size = Math.hypot(along.x, along.y)
  if (size === 0) return wanted
  const across = { x: -along.y / size, y: along.x / size }
  const way = vectorBetween(from, wanted, spacing)
  const reach = way.x * across.x + way.y * across.y
  return {
    x: from.x + (across.x * reach) / (spacing?.column ?? 1),
    y: from.y + (across.y * reach) / (spacing?.row ?? 1),
  }
}
