/** A bump or dip; `prominence` is how far it leaves the higher of its two feet. */
export type Peak = { index: number; prominence: number }

/** Returns the most prominent bump or dip strictly between `from` and `to`; undefined where the values only rise or fall. */
export function mostProminentPeak(
  values: Float32Array,
  from: number,
  to: number,
): Peak | undefined {
  let best: Peak | undefined
  for (let index = Math.max(1, from + 1); index < Math.min(to, values.length - 1); index += 1) {
    const sign = turnAt(values, index)
    if (sign === 0) continue
    const prominence = prominenceOf(values, index, sign, from, to)
    if (prominence > (best?.prominence ?? 0)) best = { index, prominence }
  }
  return best
}

/** Returns 1 at a local maximum, −1 at a local minimum, else 0; of a flat top only the first sample counts. */
function turnAt(values: Float32Array, index: number): number {
  const rise = (values[index] ?? 0) - (values[index - 1] ?? 0)
  const next = (values[index + 1] ?? 0) - (values[index] ?? 0)
  if (rise > 0 && next <= 0) return 1
  if (rise < 0 && next >= 0) return -1
  return 0
}

function prominenceOf(
  values: Float32Array,
  index: number,
  sign: number,
  from: number,
  to: number,
): number {
  const height = sign * (values[index] ?? 0)
  const left = lowestUphill(values, index, sign, -1, from)
  const right = lowestUphill(values, index, sign, 1, to)
  return height - Math.max(left, right)
}

/** Returns the lowest value on the way outwards until something higher than the peak or the limit. */
function lowestUphill(
  values: Float32Array,
  peak: number,
  sign: number,
  step: number,
  limit: number,
): number {
  const height = sign * (values[peak] ?? 0)
  let lowest = height
  for (let index = peak + step; index * step <= limit * step; index += step) {
    const value = sign * (values[index] ?? 0)
    if (value > height) break
    if (value < lowest) lowest = value
  }
  return lowest
}
