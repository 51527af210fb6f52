import { POINTS_BEFORE, POINTS_PER_LEAD } from './beat-vectors.ts'

/** The part of a beat that is compared: its QRS with some of the ST segment, in steps around the beat's sample. */
export const CORE_FROM = -14
export const CORE_TO = 22
export const CORE_POINTS = CORE_TO - CORE_FROM + 1
/** Beats are placed on either side of a wide QRS; the best lag within this many steps counts. */
const MOST_LAG = 9

/** How well a beat fits a mean beat: at the best lag, in steps; its size over that of the mean beat. */
export type Fit = { correlation: number; lag: number; sizeRatio: number }
export const NO_FIT: Fit = { correlation: -1, lag: 0, sizeRatio: 1 }

/** Copies the part that is compared, each lead around its mean, and returns its size. */
export function coreOf(beat: Float32Array, leadCount: number, core: Float32Array, lag = 0): number {
  let energy = 0
  for (let lead = 0; lead < leadCount; lead += 1) {
    const from = lead * POINTS_PER_LEAD + POINTS_BEFORE + CORE_FROM + lag
    let sum = 0
    for (let point = 0; point < CORE_POINTS; point += 1) sum += beat[from + point] ?? 0
    const mean = sum / CORE_POINTS
    for (let point = 0; point < CORE_POINTS; point += 1) {
      const value = (beat[from + point] ?? 0) - mean
      core[lead * CORE_POINTS + point] = value
      energy += value * value
    }
  }
  return Math.sqrt(energy)
}

/** Returns the part of a mean beat that is compared, `lag` steps later than usual. */
export function coreAt(beat: Float32Array, leadCount: number, lag: number): Float32Array {
  const core = new Float32Array(leadCount * CORE_POINTS)
  coreOf(beat, leadCount, core, lag)
  return core
}

/** A beat that is compared with several cores: its size at each lag is computed once. */
export type Comparable = {
  points: Float32Array
  offset: number
  leadCount: number
  sizes: Float64Array
}

/** Prepares a beat for comparison; `sizes` may be reused from the beat before. */
export function comparable(
  points: Float32Array,
  offset: number,
  leadCount: number,
  sizes: Float64Array = new Float64Array(2 * MOST_LAG + 1),
): Comparable {
  sizes.fill(0)
  for (let lead = 0; lead < leadCount; lead += 1) {
    const origin = offset + lead * POINTS_PER_LEAD + POINTS_BEFORE + CORE_FROM
    let sum = 0
    let squares = 0
    for (let point = origin - MOST_LAG; point < origin - MOST_LAG + CORE_POINTS; point += 1) {
      const value = points[point] as number
      sum += value
      squares += value * value
    }
    for (let index = 0; index < sizes.length; index += 1) {
      sizes[index] = (sizes[index] as number) + squares - (sum * sum) / CORE_POINTS
      const leaving = points[origin + index - MOST_LAG] as number
      const entering = points[origin + index - MOST_LAG + CORE_POINTS] as number
      sum += entering - leaving
      squares += entering * entering - leaving * leaving
    }
  }
  for (let index = 0; index < sizes.length; index += 1) {
    sizes[index] = Math.sqrt(Math.max(sizes[index] as number, 1e-12))
  }
  return { points, offset, leadCount, sizes }
}

/** Returns the best correlation of a beat with a core: over every second lag, then beside the best of them. */
export function fitAt(beat: Comparable, core: Float32Array, coreSize: number): Fit {
  if (!(coreSize > 0)) return NO_FIT
  let lag = 0
  let correlation = correlationAt(beat, core, coreSize, 0)
  const offer = (candidate: number) => {
    const value = correlationAt(beat, core, coreSize, candidate)
    if (value <= correlation) return
    correlation = value
    lag = candidate
  }
  for (let away = 2; away < MOST_LAG; away += 2) {
    offer(away)
    offer(-away)
  }
  const coarse = lag
  offer(coarse - 1)
  offer(coarse + 1)
  return { correlation, lag, sizeRatio: (beat.sizes[lag + MOST_LAG] as number) / coreSize }
}

/** The core is around its mean in each lead, so that the mean of the beat does not matter. */
function correlationAt(
  { points, offset, leadCount, sizes }: Comparable,
  core: Float32Array,
  coreSize: number,
  lag: number,
): number {
  let product = 0
  for (let lead = 0; lead < leadCount; lead += 1) {
    const from = offset + lead * POINTS_PER_LEAD + POINTS_BEFORE + CORE_FROM + lag
    const base = lead * CORE_POINTS
    for (let point = 0; point < CORE_POINTS; point += 1) {
      product += (points[from + point] as number) * (core[base + point] as number)
    }
  }
  return product / ((sizes[lag + MOST_LAG] as number) * coreSize)
}

/** Returns the correlation of two mean beats at their best lag. */
export function templateFit(one: Float32Array, other: Float32Array, leadCount: number): Fit {
  const core = new Float32Array(leadCount * CORE_POINTS)
  const size = coreOf(other, leadCount, core)
  return fitAt(comparable(one, 0, leadCount), core, size)
}
