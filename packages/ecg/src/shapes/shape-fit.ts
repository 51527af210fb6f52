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
export function coreOf(beat: Float32Array, leadCount: number, core: Float32Array): number {
  let energy = 0
  for (let lead = 0; lead < leadCount; lead += 1) {
    const from = lead * POINTS_PER_LEAD + POINTS_BEFORE + CORE_FROM
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

/** Returns the best correlation of a beat with a core over all lags, the smallest lag of equals. */
export function fitAt(
  points: Float32Array,
  offset: number,
  leadCount: number,
  core: Float32Array,
  coreSize: number,
): Fit {
  let best = NO_FIT
  for (let step = 0; step <= 2 * MOST_LAG; step += 1) {
    const lag = step % 2 === 0 ? step / 2 : -(step + 1) / 2
    let product = 0
    let energy = 0
    for (let lead = 0; lead < leadCount; lead += 1) {
      const from = offset + lead * POINTS_PER_LEAD + POINTS_BEFORE + CORE_FROM + lag
      let sum = 0
      for (let point = 0; point < CORE_POINTS; point += 1) {
        const value = points[from + point] as number
        product += value * (core[lead * CORE_POINTS + point] as number)
        sum += value
        energy += value * value
      }
      energy -= (sum * sum) / CORE_POINTS
    }
    const size = Math.sqrt(Math.max(energy, 1e-12))
    const correlation = coreSize > 0 ? product / (size * coreSize) : 0
    if (correlation > best.correlation) best = { correlation, lag, sizeRatio: size / coreSize }
  }
  return best
}

/** Returns the correlation of two mean beats at their best lag. */
export function templateFit(one: Float32Array, other: Float32Array, leadCount: number): Fit {
  const core = new Float32Array(leadCount * CORE_POINTS)
  const size = coreOf(other, leadCount, core)
  return fitAt(one, 0, leadCount, core, size)
}
