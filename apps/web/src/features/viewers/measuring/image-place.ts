import type { ImagePoint } from '@systole/domain/measurements/measurement'

/** The transformation from the picture to the screen: x' = a·x + c·y + e, y' = b·x + d·y + f, as in SVG. */
export type Affine = readonly [number, number, number, number, number, number]
export type ScreenPoint = { x: number; y: number }

/** The placement of a picture in its viewer, which is all that measuring needs of it. */
export type ImagePlace = { width: number; height: number; matrix: Affine }

export function toScreen({ matrix }: ImagePlace, { x, y }: ImagePoint): ScreenPoint {
  const [a, b, c, d, e, f] = matrix
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

export function toImage({ matrix }: ImagePlace, { x, y }: ScreenPoint): ImagePoint {
  const [a, b, c, d, e, f] = matrix
  const size = a * d - b * c
  return { x: (d * (x - e) - c * (y - f)) / size, y: (a * (y - f) - b * (x - e)) / size }
}

/** Returns the screen pixels per pixel of the picture. */
export function pixelScale({ matrix: [a, b] }: ImagePlace): number {
  return Math.hypot(a, b)
}

/** Returns the nearest point within the picture. */
export function within({ width, height }: ImagePlace, { x, y }: ImagePoint): ImagePoint {
  return { x: Math.min(width, Math.max(0, x)), y: Math.min(height, Math.max(0, y)) }
}

/** Returns the point after one arrow key: at least one screen pixel, in whole pixels of the picture, in any rotation. */
export function stepped(place: ImagePlace, from: ImagePoint, by: ScreenPoint): ImagePoint {
  const [a, b, c, d] = place.matrix
  const size = a * d - b * c
  const step = Math.max(1, Math.round(1 / pixelScale(place))) * pixelScale(place)
  const across = { x: by.x * step, y: by.y * step }
  const x = (d * across.x - c * across.y) / size
  const y = (a * across.y - b * across.x) / size
  return within(place, { x: from.x + tidy(x), y: from.y + tidy(y) })
}

/** Rounds near-integers, because a quarter turn leaves an error of 1e-16 that would be saved. */
function tidy(value: number): number {
  const whole = Math.round(value)
  return Math.abs(value - whole) < 1e-6 ? whole : value
}
