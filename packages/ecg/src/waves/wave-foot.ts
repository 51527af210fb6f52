/** How far from the peak the steepest flank is looked for, and how far behind it the wave has surely ended, in samples. */
export type FootReach = { flank: number; tail: number }

/**
 * Returns the index at which a wave ends (`step` 1) or begins (`step` −1): the corner of the largest trapezium between its steepest
 * flank and a point behind it (Vázquez-Seisdedos 2011). It needs no threshold and no level, and little minds noise and slow drift.
 */
export function footOfWave(
  values: Float32Array,
  peak: number,
  step: 1 | -1,
  limit: number,
  reach: FootReach,
): number {
  const flank = steepestFlank(values, peak, step, limit, reach.flank)
  const tail = (limit - (flank + step * reach.tail)) * step < 0 ? limit : flank + step * reach.tail
  const flankValue = values[flank] ?? 0
  const sign = flankValue >= (values[tail] ?? 0) ? 1 : -1
  let largest = 0
  let foot = flank
  for (let index = flank; (tail - index) * step > 0; index += step) {
    const area = sign * (flankValue - (values[index] ?? 0)) * Math.abs(2 * tail - index - flank)
    if (area > largest) {
      largest = area
      foot = index
    }
  }
  return foot
}

function steepestFlank(
  values: Float32Array,
  peak: number,
  step: 1 | -1,
  limit: number,
  reach: number,
): number {
  let steepest = 0
  let flank = peak
  for (let distance = 1; distance <= reach; distance += 1) {
    const index = peak + step * distance
    if ((limit - index) * step <= 0) break
    const slope = Math.abs((values[index + 1] ?? 0) - (values[index - 1] ?? 0))
    if (slope > steepest) {
      steepest = slope
      flank = index
    }
  }
  return flank
}
