import type { ImagePoint, PixelSpacing, ScaledRegion } from './measurement.ts'

/**
 * Returns the scale valid for these points. An ultrasound picture may combine a plane with an M-mode or a spectrum, where the
 * plane's millimetres are invalid, as they are across two planes.
 */
export function spacingAt(points: readonly ImagePoint[], spacing: PixelSpacing): PixelSpacing {
  if (!spacing?.regions) return spacing
  return spacing.regions.find((region) => points.every((point) => isInside(point, region))) ?? null
}

/** Returns whether a point is in a region. The last column and row belong to it; a pixel ends where the next begins. */
function isInside({ x, y }: ImagePoint, { left, top, right, bottom }: ScaledRegion): boolean {
  return x >= left && x <= right + 1 && y >= top && y <= bottom + 1
}
