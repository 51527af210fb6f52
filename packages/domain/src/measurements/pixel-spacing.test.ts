import { expect, test } from 'vitest'
import { pixelSpacing } from './pixel-spacing.ts'

const FINE = { row: 0.14, column: 0.14 }
const COARSE = { row: 0.2, column: 0.2 }

test.each([
  ['nothing is told', undefined, undefined, false, null],
  ['the picture tells it', FINE, undefined, false, FINE],
  ['only the detector does', undefined, COARSE, false, { ...COARSE, atDetector: true }],
  ['the picture repeats the detector', COARSE, COARSE, false, { ...COARSE, atDetector: true }],
  ['the picture differs from the detector', FINE, COARSE, false, FINE],
  ['the picture was calibrated and fits the detector', COARSE, COARSE, true, COARSE],
])('millimetres where %s', (_, picture, detector, isCalibrated, spacing) => {
  expect(pixelSpacing({ picture, detector, isCalibrated })).toEqual(spacing)
})
