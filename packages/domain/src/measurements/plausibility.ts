import { distance } from './geometry.ts'
import { spineStart } from './landmarks.ts'
import { readMeasurement } from './measure.ts'
import type { ImagePoint, Measured, PixelSpacing } from './measurement.ts'
import { spacingAt } from './spacing-at.ts'

type Limit = { from: number; to: number; source: string }

/**
 * Limits beyond which a value is treated as a measuring error. They are far outside what the sources of the reference ranges
 * report of sick animals, so that no disease is called an error. The sources are cited from memory.
 */
export const PLAUSIBLE_VALUES: Record<'vhs' | 'vlas' | 'laAo', Limit> = {
  /** Healthy cats from 6.7 (Litster & Buchanan 2000), healthy bulldogs to 16.1 (Jepsen-Grant et al. 2013). */
  vhs: {
    from: 5,
    to: 18,
    source: 'House limit around Litster & Buchanan 2000, Jepsen-Grant et al. 2013',
  },
  /** Healthy dogs to 2.3, enlarged from 2.5 (Malcolm et al. 2018). */
  vlas: { from: 1, to: 5, source: 'House limit around Malcolm et al. 2018' },
  /** Healthy Cavaliers 1.03 with a deviation of 0.09 (Hansson et al. 2002): 0.8 is more than two deviations below. */
  laAo: { from: 0.8, to: 4, source: 'House limit around Hansson et al. 2002, Rishniw & Erb 2000' },
}

/**
 * A skipped vertebra gives a step of about 2, two marks on one vertebra a step of about 0.5; the limits are the geometric means
 * between these and 1. Geometry, not from a publication: neighbouring thoracic vertebrae differ by much less.
 */
export const PLAUSIBLE_STEP = { from: Math.SQRT1_2, to: Math.SQRT2 }
/** The minimum number of steps; with fewer, an outlier cannot be identified. */
const STEPS_MIN = 3

export type Doubt =
  /** The `index` of the point at which the step begins. */
  | { reason: 'vertebraLong' | 'vertebraShort'; index: number }
  | { reason: 'valueLow' | 'valueHigh'; limit: number }

/** Returns why a measurement is probably an error, or `undefined`. */
export function doubtOf(measured: Measured, spacing: PixelSpacing): Doubt | undefined {
  return stepDoubt(measured, spacing) ?? valueDoubt(measured, spacing)
}

/** Finds the step of the spine that deviates most from the others. */
function stepDoubt({ method, points }: Measured, spacing: PixelSpacing): Doubt | undefined {
  const start = spineStart(method)
  if (start === undefined) return undefined
  const scale = spacingAt(points, spacing)
  const spine = points.slice(start)
  const steps = spine.slice(1).flatMap((end, index) => stepTo(end, spine[index], scale))
  if (steps.length < STEPS_MIN) return undefined
  const ratios = steps.map(
    (step, index) => step / median(steps.filter((_, each) => each !== index)),
  )
  const [worst = 1] = ratios.toSorted((a, b) => Math.abs(Math.log(b)) - Math.abs(Math.log(a)))
  if (worst >= PLAUSIBLE_STEP.from && worst <= PLAUSIBLE_STEP.to) return undefined
  const reason = worst > 1 ? 'vertebraLong' : 'vertebraShort'
  return { reason, index: start + ratios.indexOf(worst) }
}

function stepTo(end: ImagePoint, start: ImagePoint | undefined, spacing: PixelSpacing): number[] {
  return start ? [distance(start, end, spacing)] : []
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 1
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

function valueDoubt(measured: Measured, spacing: PixelSpacing): Doubt | undefined {
  const reading = readMeasurement(measured, spacing)
  if (reading.method !== 'vhs' && reading.method !== 'vlas' && reading.method !== 'laAo') return
  const value = reading.method === 'laAo' ? reading.ratio : reading.vertebrae
  if (value === undefined) return undefined
  const { from, to } = PLAUSIBLE_VALUES[reading.method]
  if (value < from) return { reason: 'valueLow', limit: from }
  return value > to ? { reason: 'valueHigh', limit: to } : undefined
}
