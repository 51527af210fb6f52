import type { MeasurementMethod } from './measurement.ts'

/** Where a point belongs in its method. `spine` comes again for each further vertebra. */
export const LANDMARKS = [
  'start',
  'end',
  'armOne',
  'vertex',
  'armTwo',
  'carina',
  'apex',
  'widestOne',
  'widestTwo',
  'caudalAtrium',
  't4',
  'spine',
  'aortaOne',
  'aortaTwo',
  'atriumOne',
  'atriumTwo',
] as const
export type Landmark = (typeof LANDMARKS)[number]

type Landmarks = { points: readonly Landmark[]; vertebrae: boolean }

/**
 * The order in which points are kept. With `vertebrae`, the points named are followed by the cranial
 * edge of T4 and then of each vertebra behind it, so that every step is a vertebra with its disc.
 */
const METHODS: Record<MeasurementMethod, Landmarks> = {
  length: { points: ['start', 'end'], vertebrae: false },
  angle: { points: ['armOne', 'vertex', 'armTwo'], vertebrae: false },
  vhs: { points: ['carina', 'apex', 'widestOne', 'widestTwo'], vertebrae: true },
  vlas: { points: ['carina', 'caudalAtrium'], vertebrae: true },
  laAo: { points: ['aortaOne', 'aortaTwo', 'atriumOne', 'atriumTwo'], vertebrae: false },
  interval: { points: ['start', 'end'], vertebrae: false },
  amplitude: { points: ['start', 'end'], vertebrae: false },
}

/** T4 to T13 and two of the loin: no heart is longer. */
export const VERTEBRAE_MAX = 12

/** The place where the spine's points start, or undefined in a method without them. */
export function spineStart(method: MeasurementMethod): number | undefined {
  const { points, vertebrae } = METHODS[method]
  return vertebrae ? points.length : undefined
}

export function landmarkAt(method: MeasurementMethod, index: number): Landmark {
  const { points } = METHODS[method]
  return points[index] ?? (index === points.length ? 't4' : 'spine')
}

/** How many points a whole measurement has. */
export function pointCounts(method: MeasurementMethod): { min: number; max: number } {
  const { points, vertebrae } = METHODS[method]
  const { length } = points
  return vertebrae
    ? { min: length + 2, max: length + 1 + VERTEBRAE_MAX }
    : { min: length, max: length }
}
