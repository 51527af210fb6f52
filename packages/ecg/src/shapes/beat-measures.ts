import { medianOfKnown } from './beat-intervals.ts'
import { POINTS_BEFORE, POINTS_PER_LEAD } from './beat-vectors.ts'
import { CORE_FROM, CORE_TO } from './shape-fit.ts'

/** The stretch in which the P wave is looked for, in steps before the beat's sample: 0.26 to 0.08 s in humans, 0.155 to 0.05 s in dogs. */
const P_FROM = -31
const P_TO = -10

/**
 * Returns how slowly a QRS moves: its size over its slope, in steps. Proportional to the width, and unlike a threshold on the slope
 * never wrong by a wave more or less.
 */
export function slownessOf(
  points: Float32Array,
  offset: number,
  leadCount: number,
  lag = 0,
): number {
  let size = 0
  let slope = 0
  for (let lead = 0; lead < leadCount; lead += 1) {
    const origin = offset + lead * POINTS_PER_LEAD + POINTS_BEFORE + lag
    let sum = 0
    let squares = 0
    for (let at = CORE_FROM; at <= CORE_TO; at += 1) {
      const value = points[origin + at] ?? 0
      const difference = (points[origin + at + 1] ?? 0) - (points[origin + at - 1] ?? 0)
      sum += value
      squares += value * value
      slope += difference * difference
    }
    size += squares - (sum * sum) / (CORE_TO - CORE_FROM + 1)
  }
  return slope > 0 ? Math.sqrt(Math.max(0, size) / slope) : 0
}

/** Returns the correlation of what precedes a beat, `lag` steps later, with what precedes a mean beat. */
export function pCorrelationOf(
  points: Float32Array,
  offset: number,
  leadCount: number,
  lag: number,
  template: Float32Array,
): number {
  let product = 0
  let energy = 0
  let templateEnergy = 0
  const count = P_TO - P_FROM + 1
  for (let lead = 0; lead < leadCount; lead += 1) {
    const base = lead * POINTS_PER_LEAD
    let [sum, templateSum, both, squares, templateSquares] = [0, 0, 0, 0, 0]
    for (let at = P_FROM; at <= P_TO; at += 1) {
      const value = points[offset + base + Math.max(0, POINTS_BEFORE + at + lag)] ?? 0
      const expected = template[base + POINTS_BEFORE + at] ?? 0
      sum += value
      templateSum += expected
      both += value * expected
      squares += value * value
      templateSquares += expected * expected
    }
    product += both - (sum * templateSum) / count
    energy += squares - (sum * sum) / count
    templateEnergy += templateSquares - (templateSum * templateSum) / count
  }
  return product / Math.sqrt(Math.max(1e-12, energy * templateEnergy))
}

/** The stretch in which the QRS is, however far from its onset the beat was placed. */
const QRS_FROM = -26
const QRS_TO = 26
/** The share of the energy of the slope before which the QRS has begun; a P wave has less. */
const ONSET_SHARE = 0.04
/** The slopes of noise have up to this many times their median energy. */
const FLOOR = 2

/**
 * Returns where a QRS begins, in steps from the beat's sample. Beats are placed on their largest deflection, which in a wide QRS comes
 * late: timed there, a premature beat seems to be in time.
 */
export function onsetOf(points: Float32Array, offset: number, leadCount: number): number {
  const energy: number[] = []
  for (let at = QRS_FROM; at <= QRS_TO; at += 1) {
    let sum = 0
    for (let lead = 0; lead < leadCount; lead += 1) {
      const point = offset + lead * POINTS_PER_LEAD + POINTS_BEFORE + at
      const slope = (points[point + 1] ?? 0) - (points[point - 1] ?? 0)
      sum += slope * slope
    }
    energy.push(sum)
  }
  const floor = FLOOR * medianOfKnown(energy)
  const above = energy.map((value) => Math.max(0, value - floor))
  const begin = ONSET_SHARE * above.reduce((sum, value) => sum + value, 0)
  let sum = 0
  const place = above.findIndex((value) => {
    sum += value
    return sum >= begin
  })
  return QRS_FROM + Math.max(0, place)
}
