import { distance } from './geometry.ts'
import type { ImagePoint, MeasurementMethod, PageMark } from './measurement.ts'

/**
 * One direction of the paper in the pixels of a page: the vector of one second or one millivolt, from the two points that were marked.
 * `units` is the marked length in seconds or millivolts.
 */
export type PageAxis = { perUnit: { x: number; y: number }; units: number }
/** The scale of a page of a photographed or printed ECG, as people marked it; a direction without a mark has no numbers. */
export type PageScale = { time?: PageAxis; voltage?: PageAxis }
export const NO_PAGE_SCALE: PageScale = {}

/** How long the marked line is on the paper, and how many millimetres make a second or a millivolt. */
export type PageLength = { millimetres: number; perUnit: number }

const AXIS_OF = { timeScale: 'time', voltageScale: 'voltage' } as const
const UNIT_OF = { timeScale: 's', voltageScale: 'mV' } as const
export type ScaleMethod = keyof typeof AXIS_OF

/** A line of a grid square up to the width of an A3 page; speeds and gains of recorders with room beside them. */
export const MARKED_MILLIMETRES = { min: 1, max: 420 }
export const PER_UNIT = {
  timeScale: { min: 5, max: 200 },
  voltageScale: { min: 1, max: 80 },
} as const
/** A shorter line is a slip of the hand: its marking error would be a quarter of it. */
const SHORTEST_PIXELS = 6

export function isScaleMethod(method: MeasurementMethod): method is ScaleMethod {
  return method in AXIS_OF
}

/** Returns the label by which the length of a marked line is stored: "25 mm at 25 mm/s". */
export function pageLengthLabel(method: ScaleMethod, { millimetres, perUnit }: PageLength): string {
  return `${millimetres} mm at ${perUnit} mm/${UNIT_OF[method]}`
}

/** Reads the label of a marked line; `undefined` if it is not one or out of range. */
export function readPageLength(
  method: ScaleMethod,
  label: string | null | undefined,
): PageLength | undefined {
  const number = String.raw`(\d{1,3}(?:\.\d{1,2})?)`
  const pattern = new RegExp(`^${number} mm at ${number} mm/${UNIT_OF[method]}$`)
  const [, millimetres, perUnit] = pattern.exec(label ?? '')?.map(Number) ?? []
  if (millimetres === undefined || perUnit === undefined) return undefined
  const isPossible =
    isWithin(millimetres, MARKED_MILLIMETRES) && isWithin(perUnit, PER_UNIT[method])
  return isPossible ? { millimetres, perUnit } : undefined
}

/** Returns the direction that a marked line gives, or `undefined` if it gives none. */
export function pageAxis(
  method: ScaleMethod,
  points: readonly ImagePoint[],
  label: string | null | undefined,
): PageAxis | undefined {
  const [from, to] = points
  const length = readPageLength(method, label)
  if (!from || !to || !length || distance(from, to, null) < SHORTEST_PIXELS) return undefined
  const units = length.millimetres / length.perUnit
  return { perUnit: { x: (to.x - from.x) / units, y: (to.y - from.y) / units }, units }
}

/** Returns the scale of a page: of each direction the newest mark counts. `marks` are in the order in which they were made. */
export function pageScaleOf(marks: readonly PageMark[], frame: number): PageScale {
  const scale: PageScale = {}
  for (const { method, points, label, frame: page } of marks) {
    if (page !== frame || !isScaleMethod(method)) continue
    const axis = pageAxis(method, points, label)
    if (axis) scale[AXIS_OF[method]] = axis
  }
  return scale
}

function isWithin(value: number, { min, max }: { min: number; max: number }): boolean {
  return value >= min && value <= max
}
