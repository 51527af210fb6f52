import type { MeasurementMethod } from './measurement.ts'

/** The role of a point in its method. `spine` repeats for each further vertebra. */
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
  'scaleStart',
  'scaleEnd',
  'scaleBase',
  'scaleTop',
  'base',
  'top',
] as const
export type Landmark = (typeof LANDMARKS)[number]

type Landmarks = { points: readonly Landmark[]; vertebrae: boolean }

/**
 * The order of the stored points. With `vertebrae`, the named points are followed by the cranial edge of T4 and of each vertebra
 * behind it, so that every step is a vertebra with its disc.
 */
const METHODS: Record<MeasurementMethod, Landmarks> = {
  length: { points: ['start', 'end'], vertebrae: false },
  angle: { points: ['armOne', 'vertex', 'armTwo'], vertebrae: false },
  vhs: { points: ['carina', 'apex', 'widestOne', 'widestTwo'], vertebrae: true },
  vlas: { points: ['carina', 'caudalAtrium'], vertebrae: true },
  laAo: { points: ['aortaOne', 'aortaTwo', 'atriumOne', 'atriumTwo'], vertebrae: false },
  timeScale: { points: ['scaleStart', 'scaleEnd'], vertebrae: false },
  voltageScale: { points: ['scaleBase', 'scaleTop'], vertebrae: false },
  pageInterval: { points: ['start', 'end'], vertebrae: false },
  pageAmplitude: { points: ['base', 'top'], vertebrae: false },
  interval: { points: ['start', 'end'], vertebrae: false },
  amplitude: { points: ['start', 'end'], vertebrae: false },
}

/** The maximum number of vertebrae: T4 to T13 and two lumbar; no heart is longer. */
export const VERTEBRAE_MAX = 12

/** Returns the index at which the points of the spine start, or `undefined` for a method without them. */
export function spineStart(method: MeasurementMethod): number | undefined {
  const { points, vertebrae } = METHODS[method]
  return vertebrae ? points.length : undefined
}

export function landmarkAt(method: MeasurementMethod, index: number): Landmark {
  const { points } = METHODS[method]
  return points[index] ?? (index === points.length ? 't4' : 'spine')
}

/** Returns the minimum and maximum number of points of a complete measurement. */
export function pointCounts(method: MeasurementMethod): { min: number; max: number } {
  const { points, vertebrae } = METHODS[method]
  const { length } = points
  return vertebrae
    ? { min: length + 2, max: length + 1 + VERTEBRAE_MAX }
    : { min: length, max: length }
}
