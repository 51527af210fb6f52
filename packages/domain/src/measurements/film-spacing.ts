import type { PixelSpacing } from './measurement.ts'

type RowAndColumn = { row: number; column: number }

/**
 * The millimetres of a radiograph: of the picture, or of the detector where the picture tells none. Those of the detector
 * are larger than the animal's, which lies nearer to the tube; a picture that repeats them uncorrected says nothing more.
 * DICOM PS3.3, 10.7.1.3.
 */
export function filmSpacing(of: {
  picture: RowAndColumn | undefined
  detector: RowAndColumn | undefined
  /** (0028,0A02) is there: the picture's were corrected. */
  isCalibrated: boolean
}): PixelSpacing {
  const { picture, detector, isCalibrated } = of
  const spacing = picture ?? detector
  if (!spacing) return null
  const isDetectors = spacing.row === detector?.row && spacing.column === detector.column
  return isDetectors && !isCalibrated ? { ...spacing, atDetector: true } : spacing
}
