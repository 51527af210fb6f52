import { countVertebrae } from './count-vertebrae.ts'
import { angleAt, distance, offPerpendicular } from './geometry.ts'
import { pointCounts, spineStart } from './landmarks.ts'
import type { ImagePoint, Measured, MeasurementMethod, PixelSpacing } from './measurement.ts'

/** What the points of a measurement, whole or still being set, come to. Absent is what cannot be told. */
export type Reading =
  | { method: 'length'; millimetres?: number; pixels: number }
  | { method: 'angle'; degrees?: number }
  | { method: 'vhs'; long?: number; short?: number; vertebrae?: number; degreesOff?: number }
  | { method: 'vlas'; vertebrae?: number }

/** Reads the points; with a spacing, pixels that are not square are minded. */
export function readMeasurement({ method, points }: Measured, spacing: PixelSpacing): Reading {
  return READERS[method](points, spacing)
}

/** The one number that is kept: millimetres, degrees or vertebrae. Null where the picture does not tell it. */
export function measurementValue(measured: Measured, spacing: PixelSpacing): number | null {
  const reading = readMeasurement(measured, spacing)
  if (reading.method === 'length') return reading.millimetres ?? null
  if (reading.method === 'angle') return reading.degrees ?? null
  return reading.vertebrae ?? null
}

/** Whether every landmark is there and, where vertebrae are counted, the spine is marked far enough. */
export function isWhole(measured: Measured, spacing: PixelSpacing): boolean {
  const { min, max } = pointCounts(measured.method)
  const { length } = measured.points
  if (length < min || length > max) return false
  const needsSpine = spineStart(measured.method) !== undefined
  return !needsSpine || measurementValue(measured, spacing) !== null
}

type Reader = (points: readonly ImagePoint[], spacing: PixelSpacing) => Reading
const READERS: Record<MeasurementMethod, Reader> = {
  length: readLength,
  angle: readAngle,
  vhs: readVhs,
  vlas: readVlas,
}

function readLength([start, end]: readonly ImagePoint[], spacing: PixelSpacing): Reading {
  if (!start || !end) return { method: 'length', pixels: 0 }
  const pixels = distance(start, end, null)
  return spacing
    ? { method: 'length', pixels, millimetres: distance(start, end, spacing) }
    : { method: 'length', pixels }
}

function readAngle([one, vertex, two]: readonly ImagePoint[], spacing: PixelSpacing): Reading {
  const degrees = one && vertex && two && angleAt(vertex, [one, two], spacing)
  return { method: 'angle', ...(degrees !== undefined && { degrees }) }
}

/**
 * Vertebral heart score: J. W. Buchanan, J. Bücheler, "Vertebral scale system to measure canine heart size
 * in radiographs", JAVMA 206 (1995) 194–199. On a lateral radiograph the long axis runs from the ventral
 * border of the carina to the apex, the short axis at right angles to it where the heart is widest; each is
 * laid along the spine from the cranial edge of T4, read to 0.1 vertebra, and the two are added.
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
 * Vertebral left atrial size: E. L. Malcolm, L. C. Visser, K. L. Phillips, L. R. Johnson, "Diagnostic value
 * of vertebral left atrial size as determined from thoracic radiographs for assessment of left atrial size in
 * dogs with myxomatous mitral valve disease", JAVMA 253 (2018) 1038–1045. On a lateral radiograph from the
 * ventral border of the carina to the caudal edge of the left atrium where it meets the dorsal border of the
 * caudal vena cava, laid along the spine from the cranial edge of T4 and read to 0.1 vertebra.
 */
function readVlas(points: readonly ImagePoint[], spacing: PixelSpacing): Reading {
  const [carina, atrium] = points
  const vertebrae = carina && atrium && countTenths(points.slice(2), [carina, atrium], spacing)
  return { method: 'vlas', ...(vertebrae !== undefined && { vertebrae }) }
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
