import type { ImagePoint, PixelSpacing, ScaledRegion } from './measurement.ts'

/**
 * The scale that holds for these points. An ultrasound picture may hold a plane beside an M-mode or a spectrum: the
 * plane's millimetres mean nothing there, nor across two planes.
 */
export function spacingAt(points: readonly ImagePoint[], spacing: PixelSpacing): PixelSpacing {
  if (!spacing?.regions) return spacing
  return spacing.regions.find((region) => points.every((point) => lies(point, region))) ?? null
}

/** The last column and row belong to the region; a pixel ends where the next begins. */
function lies({ x, y }: ImagePoint, { left, top, right, bottom }: ScaledRegion): boolean {
  return x >= left && x <= right + 1 && y >= top && y <= bottom + 1
}
