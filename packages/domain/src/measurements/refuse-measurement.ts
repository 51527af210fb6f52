import type { FileFacts } from '../uploads/file-facts.ts'
import { pointCounts } from './landmarks.ts'
import type { ImagePoint, Measured, PixelSpacing } from './measurement.ts'

/** How far outside the picture a point may lie, as a share of its longer side: edges are missed by a little. */
const MARGIN_SHARE = 0.05
/** Of a file whose size is not known yet. */
const LARGEST_SIDE = 100_000
const MOST_FRAMES = 100_000

/** Which field of a measurement cannot be, or undefined when all can. */
export function refuseMeasurement(
  measured: Measured & { frame: number },
  facts: FileFacts,
): 'points' | 'frame' | undefined {
  const { min, max } = pointCounts(measured.method)
  const { length } = measured.points
  if (length < min || length > max) return 'points'
  const picture = sizeOf(facts)
  if (!measured.points.every((point) => isInside(point, picture))) return 'points'
  const frames = facts.dicom?.frames ?? (facts.picture ? 1 : MOST_FRAMES)
  if (!Number.isInteger(measured.frame) || measured.frame < 0 || measured.frame >= frames) {
    return 'frame'
  }
}

/** What the file itself says of its scale; what a page says of it is never trusted. */
export function spacingOf(facts: FileFacts): PixelSpacing {
  return facts.dicom?.pixelSpacingMm ?? null
}

function sizeOf({ dicom, picture }: FileFacts): { width: number; height: number } {
  return {
    width: dicom?.widthPixels ?? picture?.widthPixels ?? LARGEST_SIDE,
    height: dicom?.heightPixels ?? picture?.heightPixels ?? LARGEST_SIDE,
  }
}

function isInside({ x, y }: ImagePoint, { width, height }: { width: number; height: number }) {
  const margin = Math.max(width, height) * MARGIN_SHARE
  return x >= -margin && x <= width + margin && y >= -margin && y <= height + margin
}
