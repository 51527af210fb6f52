type Size = { width: number; height: number }

/** Where a picture lies: its centre's distance from the centre of the box, its scale and quarter turns. */
export type Placement = {
  /** Screen pixels per image pixel, or as large as the box allows. */
  scale: number | 'fit'
  x: number
  y: number
  quarterTurns: number
}

export const FITTED: Placement = { scale: 'fit', x: 0, y: 0, quarterTurns: 0 }
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
  return { ...placement, x: 0, y: 0, quarterTurns: (placement.quarterTurns + 1) % 4 }
}
