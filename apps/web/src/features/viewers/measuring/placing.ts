import { onPerpendicular } from '@systole/domain/measurements/geometry'
import { pointCounts, spineStart } from '@systole/domain/measurements/landmarks'
import { isComplete } from '@systole/domain/measurements/measure'
import type {
  ImagePoint,
  Measured,
  MeasurementMethod,
  PixelSpacing,
} from '@systole/domain/measurements/measurement'

/** A measurement in progress. With `mid` it is a saved one that gets more points. */
export type Placing = {
  method: MeasurementMethod
  points: readonly ImagePoint[]
  mid?: string
}

const SHORT_FROM = 2
const SHORT_TO = 3

/** Adds a point; the short axis stays perpendicular to the long one. */
export function withPoint(placing: Placing, wanted: ImagePoint, spacing: PixelSpacing): Placing {
  return { ...placing, points: [...placing.points, nextPoint(placing, wanted, spacing)] }
}

/** Returns the next point if it were placed here. */
export function nextPoint(
  { method, points }: Placing,
  wanted: ImagePoint,
  spacing: PixelSpacing,
): ImagePoint {
  const [carina, apex, from] = points
  if (method !== 'vhs' || points.length !== SHORT_TO || !carina || !apex || !from) return wanted
  return onPerpendicular([carina, apex], from, wanted, spacing)
}

/** Returns whether the measurement is complete: all points of the method, and the spine marked as far as the lines reach. */
export function isPlaced({ method, points }: Placing, spacing: PixelSpacing): boolean {
  return isComplete({ method, points }, spacing)
}

export function hasRoom({ method, points }: Placing): boolean {
  return points.length < pointCounts(method).max
}

/** Returns the start of the next vertebra, assuming the length of the previous one. */
export function proposedPoint({ method, points }: Placing): ImagePoint | undefined {
  const start = spineStart(method)
  const last = points.at(-1)
  const before = points.at(-2)
  if (start === undefined || points.length < start + 2 || !last || !before) return undefined
  return { x: 2 * last.x - before.x, y: 2 * last.y - before.y }
}

/** Moves a point. The ends of the short axis keep it perpendicular: the first moves the axis, the second slides on it. */
export function withMoved(
  { method, points }: Measured,
  index: number,
  to: ImagePoint,
  spacing: PixelSpacing,
): ImagePoint[] {
  const moved = points.map((point, each) => (each === index ? to : point))
  if (method !== 'vhs' || (index !== SHORT_FROM && index !== SHORT_TO)) return moved
  const before = points[SHORT_FROM]
  const other = points[SHORT_TO]
  if (index === SHORT_TO || !before || !other) return straightened(moved, spacing)
  const along = { x: other.x + to.x - before.x, y: other.y + to.y - before.y }
  return straightened(
    moved.map((point, each) => (each === SHORT_TO ? along : point)),
    spacing,
  )
}

/** Makes the short axis perpendicular again. */
export function straightened(points: readonly ImagePoint[], spacing: PixelSpacing): ImagePoint[] {
  const [carina, apex, from, to] = points
  if (!carina || !apex || !from || !to) return [...points]
  const straight = onPerpendicular([carina, apex], from, to, spacing)
  return points.map((point, each) => (each === SHORT_TO ? straight : point))
}
