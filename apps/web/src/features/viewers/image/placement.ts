import type { ImagePlace } from '../measuring/image-place.ts'

type Size = { width: number; height: number }

/** Where a picture lies: its centre's distance from the centre of the box, its scale and quarter turns. */
export type Placement = {
  /** Screen pixels per image pixel, or as large as the box allows. */
  scale: number | 'fit'
  x: number
  y: number
  quarterTurns: number
  /** Seen in a mirror: left and right of the screen change places. */
  flipped: boolean
}

export const FITTED: Placement = { scale: 'fit', x: 0, y: 0, quarterTurns: 0, flipped: false }
const SMALLEST = 0.05
const LARGEST = 20

/** The largest scale at which the whole picture is seen; small pictures are not blown up beyond 4. */
export function fitScale(image: Size, box: Size, quarterTurns: number): number {
  const turned = quarterTurns % 2 === 1
  const width = turned ? image.height : image.width
  const height = turned ? image.width : image.height
  if (width <= 0 || height <= 0) return 1
  return Math.min(box.width / width, box.height / height, 4)
}

export function scaleOf(placement: Placement, image: Size, box: Size): number {
  return placement.scale === 'fit' ? fitScale(image, box, placement.quarterTurns) : placement.scale
}

/** Zooms so that the point under the pointer stays there; `at` is its distance from the box's centre. */
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
  // In a mirror a clock turns the other way.
  const by = placement.flipped ? 3 : 1
  return { ...placement, x: 0, y: 0, quarterTurns: (placement.quarterTurns + by) % 4 }
}

export function flipped(placement: Placement): Placement {
  return { ...placement, x: -placement.x, flipped: !placement.flipped }
}

/** The same placement as a matrix from image pixels to pixels of the box. */
export function placeOf(placement: Placement, image: Size, box: Size): ImagePlace | undefined {
  if (image.width <= 0 || box.width <= 0) return undefined
  const scale = scaleOf(placement, image, box)
  const [cos, sin] = QUARTERS[placement.quarterTurns % 4] ?? [1, 0]
  const mirror = placement.flipped ? -1 : 1
  const [a, b, c, d] = [mirror * cos * scale, sin * scale, -mirror * sin * scale, cos * scale]
  const centre = { x: box.width / 2 + placement.x, y: box.height / 2 + placement.y }
  const middle = { x: image.width / 2, y: image.height / 2 }
  const e = centre.x - a * middle.x - c * middle.y
  const f = centre.y - b * middle.x - d * middle.y
  return { ...image, matrix: [a, b, c, d, e, f] }
}

/** Cosine and sine of whole quarter turns, without the rest that Math.cos leaves. */
const QUARTERS = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const
