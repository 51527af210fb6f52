import type { PixelSpacing } from './measurement.ts'

type RowAndColumn = { row: number; column: number }

/**
 * Returns the pixel spacing of a radiograph: that of the picture, or of the detector if the picture has none. Detector spacing is
 * larger than in the animal, which is nearer to the tube; an uncorrected picture spacing that repeats it adds nothing. DICOM
 * PS3.3, 10.7.1.3.
 */
export function pixelSpacing(of: {
  picture: RowAndColumn | undefined
  detector: RowAndColumn | undefined
  /** True if (0028,0A02) is present: the picture's spacing was corrected. */
  isCalibrated: boolean
}): PixelSpacing {
  const { picture, detector, isCalibrated } = of
  const spacing = picture ?? detector
  if (!spacing) return null
  const isDetectors = spacing.row === detector?.row && spacing.column === detector.column
  return isDetectors && !isCalibrated ? { ...spacing, atDetector: true } : spacing
}
