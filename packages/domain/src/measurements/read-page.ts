import type { ImagePoint, PageMethod } from './measurement.ts'
import {
  isScaleMethod,
  type PageAxis,
  type PageLength,
  type PageScale,
  readPageLength,
} from './page-scale.ts'
import { rateOf } from './read-trace.ts'

type Vector = { x: number; y: number }

/** Each end of a line is marked to one pixel of the page, so a line is known to √2 pixels. */
const LINE_ERROR_PIXELS = Math.SQRT2
/** Directions closer to one another than this (sine of the angle) do not span the paper. */
const LEAST_SINE = 0.3

/**
 * The result of calipers on a picture of an ECG. Without the scale of its direction there is no number. The uncertainty is that of
 * the marks: of the caliper and of the scale.
 */
export type PageReading =
  | {
      method: 'pageInterval'
      label: string
      milliseconds?: number
      uncertaintyMilliseconds?: number
      beatsPerMinute?: number
    }
  | {
      method: 'pageAmplitude'
      label: string
      millivolts?: number
      uncertaintyMillivolts?: number
    }
  | { method: 'timeScale'; length?: PageLength }
  | { method: 'voltageScale'; length?: PageLength }

/** Computes an interval or amplitude in a picture by the scale of its page. */
export function readPage(
  method: PageMethod,
  points: readonly ImagePoint[],
  { label, page }: { label: string; page: PageScale },
): PageReading {
  if (isScaleMethod(method)) {
    const length = readPageLength(method, label)
    return length ? { method, length } : { method }
  }
  const isInterval = method === 'pageInterval'
  const [own, other] = isInterval ? [page.time, page.voltage] : [page.voltage, page.time]
  const units = own && unitsBetween(points, own, other)
  if (own === undefined || units === undefined) return { method, label }
  const uncertainty = uncertaintyOf(units, own)
  if (!isInterval) {
    return { method: 'pageAmplitude', label, millivolts: units, uncertaintyMillivolts: uncertainty }
  }
  const milliseconds = Math.abs(units) * 1000
  return {
    ...{ method: 'pageInterval', label, milliseconds },
    uncertaintyMilliseconds: uncertainty * 1000,
    ...rateOf(milliseconds, label),
  }
}

/**
 * Returns the part of a line along a direction, in its unit. With both directions known the line is split into them, which holds on
 * paper that was photographed askew; with one it is projected.
 */
function unitsBetween(
  [from, to]: readonly ImagePoint[],
  own: PageAxis,
  other: PageAxis | undefined,
): number | undefined {
  if (!from || !to) return undefined
  const line = { x: to.x - from.x, y: to.y - from.y }
  const along = own.perUnit
  const across = other?.perUnit
  if (across && Math.abs(cross(along, across)) > LEAST_SINE * size(along) * size(across)) {
    return cross(line, across) / cross(along, across)
  }
  return (line.x * along.x + line.y * along.y) / size(along) ** 2
}

/** Returns the uncertainty in the unit of the direction: the line of the caliper and the longer or shorter line of the scale. */
function uncertaintyOf(units: number, axis: PageAxis): number {
  const pixels = size(axis.perUnit)
  return (LINE_ERROR_PIXELS / pixels) * Math.hypot(1, units / axis.units)
}

function cross(one: Vector, other: Vector): number {
  return one.x * other.y - one.y * other.x
}

function size({ x, y }: Vector): number {
  return Math.hypot(x, y)
}
