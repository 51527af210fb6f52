import { countVertebrae } from './count-vertebrae.ts'
import { angleAt, distance, offPerpendicular } from './geometry.ts'
import { pointCounts, spineStart } from './landmarks.ts'
import {
  type ImagePoint,
  isPageMethod,
  isTraceMethod,
  type Measured,
  type PictureMethod,
  type PixelSpacing,
} from './measurement.ts'
import { NO_PAGE_SCALE, type PageScale } from './page-scale.ts'
import { type PageReading, readPage } from './read-page.ts'
import { readTrace, type TraceReading } from './read-trace.ts'
import { spacingAt } from './spacing-at.ts'

/** The result of a complete or partial measurement. Values that cannot be derived are absent. */
export type Reading =
  | { method: 'length'; millimetres?: number; pixels: number }
  | { method: 'angle'; degrees?: number }
  | { method: 'vhs'; long?: number; short?: number; vertebrae?: number; degreesOff?: number }
  | { method: 'vlas'; vertebrae?: number }
  | { method: 'laAo'; atrium?: LengthSpan; aorta?: LengthSpan; ratio?: number }
  | TraceReading
  | PageReading

/** A line in a picture, in millimetres if the file has a scale. */
export type LengthSpan = { pixels: number; millimetres?: number }

/** Computes the result from the points; a spacing accounts for pixels that are not square, `page` is the scale of an ECG page. */
export function readMeasurement(
  { method, points, label }: Measured,
  spacing: PixelSpacing,
  page: PageScale = NO_PAGE_SCALE,
): Reading {
  if (isPageMethod(method)) return readPage(method, points, { label: label ?? '', page })
  if (isTraceMethod(method)) return readTrace(method, points, label ?? '')
  return READERS[method](points, spacingAt(points, spacing))
}

/**
 * Returns the value to store: millimetres, degrees, vertebrae, a ratio, milliseconds or millivolts. `null` if the file does not
 * allow one.
 */
export function measurementValue(
  measured: Measured,
  spacing: PixelSpacing,
  page?: PageScale,
): number | null {
  const reading = readMeasurement(measured, spacing, page)
  switch (reading.method) {
    case 'length':
      return reading.millimetres ?? null
    case 'angle':
      return reading.degrees ?? null
    case 'laAo':
      return reading.ratio ?? null
    case 'interval':
    case 'pageInterval':
      return reading.milliseconds ?? null
    case 'amplitude':
    case 'pageAmplitude':
      return reading.millivolts ?? null
    case 'timeScale':
    case 'voltageScale':
      return null
    default:
      return reading.vertebrae ?? null
  }
}

/** Returns whether all landmarks are set and, for methods that count vertebrae, the marked spine is long enough. */
export function isComplete(measured: Measured, spacing: PixelSpacing): boolean {
  const { min, max } = pointCounts(measured.method)
  const { length } = measured.points
  if (length < min || length > max) return false
  const needsSpine = spineStart(measured.method) !== undefined
  return !needsSpine || measurementValue(measured, spacing) !== null
}

type Reader = (points: readonly ImagePoint[], spacing: PixelSpacing) => Reading
const READERS: Record<PictureMethod, Reader> = {
  length: readLength,
  angle: readAngle,
  vhs: readVhs,
  vlas: readVlas,
  laAo: readLaAo,
}

function readLength([start, end]: readonly ImagePoint[], spacing: PixelSpacing): Reading {
  if (!start || !end) return { method: 'length', pixels: 0 }
  return { method: 'length', ...spanOf(start, end, spacing) }
}

function spanOf(start: ImagePoint, end: ImagePoint, spacing: PixelSpacing): LengthSpan {
  const pixels = distance(start, end, null)
  return spacing ? { pixels, millimetres: distance(start, end, spacing) } : { pixels }
}

function readAngle([one, vertex, two]: readonly ImagePoint[], spacing: PixelSpacing): Reading {
  const degrees = one && vertex && two && angleAt(vertex, [one, two], spacing)
  return { method: 'angle', ...(degrees !== undefined && { degrees }) }
}

/**
 * Computes the vertebral heart score: J. W. Buchanan, J. Bücheler, "Vertebral scale system to measure canine heart size in
 * radiographs", JAVMA 206 (1995) 194–199. On a lateral radiograph the long axis runs from the ventral border of the carina to the
 * apex, the short axis at right angles to it where the heart is widest; each is laid along the spine from the cranial edge of T4,
 * read to 0.1 vertebra, and the two are added.
 */
function readVhs(points: readonly ImagePoint[], spacing: PixelSpacing): Reading {
  const [carina, apex, one, two] = points
  const spine = points.slice(4)
  const long = carina && apex && countTenths(spine, [carina, apex], spacing)
  const short = one && two && countTenths(spine, [one, two], spacing)
  const degreesOff =
    carina && apex && one && two && offPerpendicular([carina, apex], [one, two], spacing)
  return {
    method: 'vhs',
    ...(degreesOff !== undefined && { degreesOff }),
    ...(long !== undefined && { long }),
    ...(short !== undefined && { short }),
    ...(long !== undefined && short !== undefined && { vertebrae: tenths(long + short) }),
  }
}

/**
 * Computes the vertebral left atrial size: E. L. Malcolm, L. C. Visser, K. L. Phillips, L. R. Johnson, "Diagnostic value of
 * vertebral left atrial size as determined from thoracic radiographs for assessment of left atrial size in dogs with myxomatous
 * mitral valve disease", JAVMA 253 (2018) 1038–1045. On a lateral radiograph the line runs from the ventral border of the carina
 * to the caudal edge of the left atrium at the dorsal border of the caudal vena cava; it is laid along the spine from the cranial
 * edge of T4 and read to 0.1 vertebra.
 */
function readVlas(points: readonly ImagePoint[], spacing: PixelSpacing): Reading {
  const [carina, atrium] = points
  const vertebrae = carina && atrium && countTenths(points.slice(2), [carina, atrium], spacing)
  return { method: 'vlas', ...(vertebrae !== undefined && { vertebrae }) }
}

/**
 * Computes the ratio of left atrium to aortic root: M. Rishniw, H. N. Erb, "Evaluation of four 2-dimensional echocardiographic
 * methods of assessing left atrial size in dogs", JVIM 14 (2000) 429–435; K. Hansson, J. Häggström, C. Kvart, P. Lord, "Left
 * atrial to aortic root indices using two-dimensional and M-mode echocardiography in Cavalier King Charles Spaniels with and
 * without left atrial enlargement", Vet Radiol Ultrasound 43 (2002) 568–575. In the right parasternal short axis at the base of
 * the heart, in the first frame after the aortic valve has closed: the aorta along the commissure between the non-coronary and
 * the right coronary cusp, the atrium from its inner edge at the commissure between the non-coronary and the left coronary cusp
 * to its free wall. A ratio needs no scale.
 */
function readLaAo(points: readonly ImagePoint[], spacing: PixelSpacing): Reading {
  const [aortaOne, aortaTwo, atriumOne, atriumTwo] = points
  const aorta = aortaOne && aortaTwo && spanOf(aortaOne, aortaTwo, spacing)
  const atrium = atriumOne && atriumTwo && spanOf(atriumOne, atriumTwo, spacing)
  const ratio = aorta && atrium && lengthOf(aorta) > 0 && lengthOf(atrium) / lengthOf(aorta)
  return {
    method: 'laAo',
    ...(aorta && { aorta }),
    ...(atrium && { atrium }),
    ...(ratio && { ratio: Math.round(ratio * 100) / 100 }),
  }
}

/** Returns the length in millimetres if there is a scale, which accounts for pixels that are not square, otherwise in pixels. */
function lengthOf({ pixels, millimetres }: LengthSpan): number {
  return millimetres ?? pixels
}

function countTenths(
  spine: readonly ImagePoint[],
  [from, to]: readonly [ImagePoint, ImagePoint],
  spacing: PixelSpacing,
): number | undefined {
  const counted = countVertebrae(spine, distance(from, to, spacing), spacing)
  return counted === undefined ? undefined : tenths(counted)
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
