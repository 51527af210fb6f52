import type { ImagePlace } from '../measuring/image-place.ts'

type Size = { width: number; height: number }

/** The placement of a picture: the offset of its centre from the centre of the box, its scale and quarter turns. */
export type Placement = {
  /** Screen pixels per image pixel, or `fit`. */
  scale: number | 'fit'
  x: number
  y: number
  quarterTurns: number
  /** Mirrored horizontally on the screen. */
  flipped: boolean
}

export const FITTED: Placement = { scale: 'fit', x: 0, y: 0, quarterTurns: 0, flipped: false }
const SMALLEST = 0.05
const LARGEST = 20

/** Returns the largest scale at which the whole picture is visible, at most 4. */
export function fitScale(image: Size, box: Size, quarterTurns: number): number {
  const turned = quarterTurns % 2 === 1
  const width = turned ? image.height : image.width
  const height = turned ? image.width : image.height
  if (width <= 0 || height <= 0) return 1
  return Math.min(box.width / width, box.height / height, 4)
}

export function imageScale(placement: Placement, image: Size, box: Size): number {
  return placement.scale === 'fit' ? fitScale(image, box, placement.quarterTurns) : placement.scale
}

/** Zooms about the point under the pointer; `at` is its offset from the box's centre. */
export function zoomAt(
  placement: Placement,
  current: number,
  factor: number,
  at: { x: number; y: number } = { x: 0, y: 0 },
): Placement {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, current * factor))
  const grown = scale / current
  return {
    ...placement,
    scale,
    x: at.x - (at.x - placement.x) * grown,
    y: at.y - (at.y - placement.y) * grown,
  }
}

export function movedBy(placement: Placement, x: number, y: number): Placement {
  return { ...placement, x: placement.x + x, y: placement.y + y }
}

export function turned(placement: Placement): Placement {
  // A mirrored picture rotates in the opposite direction.
  const by = placement.flipped ? 3 : 1
  return { ...placement, x: 0, y: 0, quarterTurns: (placement.quarterTurns + by) % 4 }
}

export function flipped(placement: Placement): Placement {
  return { ...placement, x: -placement.x, flipped: !placement.flipped }
}

/** Converts the placement to a matrix from image pixels to pixels of the box. */
export function placeOf(placement: Placement, image: Size, box: Size): ImagePlace | undefined {
  if (image.width <= 0 || box.width <= 0) return undefined
  const scale = imageScale(placement, image, box)
  const [cos, sin] = QUARTERS[placement.quarterTurns % 4] ?? [1, 0]
  const mirror = placement.flipped ? -1 : 1
  const [a, b, c, d] = [mirror * cos * scale, sin * scale, -mirror * sin * scale, cos * scale]
  const centre = { x: box.width / 2 + placement.x, y: box.height / 2 + placement.y }
  const middle = { x: image.width / 2, y: image.height / 2 }
  const e = centre.x - a * middle.x - c * middle.y
  const f = centre.y - b * middle.x - d * middle.y
  return { ...image, matrix: [a, b, c, d, e, f] }
}

/** Exact cosine and sine of quarter turns, which Math.cos only approximates. */
const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
