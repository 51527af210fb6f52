import type { FileFacts } from '../uploads/file-facts.ts'
import { pointCounts } from './landmarks.ts'
import {
  type ImagePoint,
  INTERVALS,
  isPageMethod,
  isTraceMethod,
  LABEL_MAX,
  type Measured,
  type PixelSpacing,
} from './measurement.ts'
import { isScaleMethod, pageAxis, readPageLength } from './page-scale.ts'

/**
 * The distance by which a point may be outside the picture, as a share of the longer side, because clicks at an edge may miss it
 * slightly.
 */
const MARGIN_SHARE = 0.05
/** The limit for a file of unknown size. */
const LARGEST_SIDE = 100_000
const MOST_FRAMES = 100_000
/** The limit for a recording of unknown length: a week of Holter. */
const LONGEST_SECONDS = 7 * 24 * 3600
/** The tolerance at the end, because the last sample may end slightly after the duration counted by the server. */
const SECONDS_OVER = 1
const MOST_MILLIVOLTS = 1000
/** The maximum number of recordings in one DICOM file. */
const MOST_RECORDINGS = 64

/** Returns the first invalid field of a measurement, or `undefined`. */
export function refuseMeasurement(
  measured: Measured & { frame: number },
  facts: FileFacts,
): 'method' | 'label' | 'points' | 'frame' | undefined {
  const { min, max } = pointCounts(measured.method)
  const { length } = measured.points
  if (length < min || length > max) return 'points'
  return isTraceMethod(measured.method)
    ? refuseOnTrace(measured, facts)
    : refuseInPicture(measured, facts)
}

function refuseInPicture(
  measured: Measured & { frame: number },
  facts: FileFacts,
): 'method' | 'label' | 'points' | 'frame' | undefined {
  if (facts.ecg) return 'method'
  if (refusePictureLabel(measured)) return 'label'
  const picture = sizeOf(facts)
  if (!measured.points.every((point) => isInside(point, picture))) return 'points'
  if (
    isScaleMethod(measured.method) &&
    !pageAxis(measured.method, measured.points, measured.label)
  ) {
    return 'points'
  }
  const frames = facts.dicom?.frames ?? (facts.picture ? 1 : MOST_FRAMES)
  return isBelow(frames, measured.frame) ? undefined : 'frame'
}

/**
 * Checks a measurement on a trace. `frame` is the index of the recording in a file with several; only the length of the first is
 * known here.
 */
function refuseOnTrace(
  { method, points, frame, label }: Measured & { frame: number },
  { dicom, picture, ecg }: FileFacts,
): 'method' | 'label' | 'points' | 'frame' | undefined {
  if (picture || (dicom && dicom.widthPixels !== null)) return 'method'
  if (refuseLabel(method, label ?? '')) return 'label'
  const known = frame === 0 ? ecg?.durationSeconds : undefined
  const seconds = known === undefined ? LONGEST_SECONDS : known + SECONDS_OVER
  const isOnPaper = ({ x, y }: ImagePoint) =>
    x >= 0 && x <= seconds && Math.abs(y) <= MOST_MILLIVOLTS
  if (!points.every(isOnPaper)) return 'points'
  return isBelow(MOST_RECORDINGS, frame) ? undefined : 'frame'
}

function refusePictureLabel({ method, label }: Measured): boolean {
  if (!isPageMethod(method)) return Boolean(label)
  if (isScaleMethod(method)) return readPageLength(method, label) === undefined
  if (method === 'pageInterval') return !INTERVALS.some((each) => each === (label ?? ''))
  return (label ?? '').length > LABEL_MAX
}

function refuseLabel(method: Measured['method'], label: string): boolean {
  if (method === 'interval') return !INTERVALS.some((each) => each === label)
  return label === '' || label.length > LABEL_MAX
}

function isBelow(count: number, frame: number): boolean {
  return Number.isInteger(frame) && frame >= 0 && frame < count
}

/** Returns the scale stored in the file. A scale sent by a page is never trusted. */
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
