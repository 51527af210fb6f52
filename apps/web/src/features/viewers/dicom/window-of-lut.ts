const EDGE = 0.01

/** Returns the window closest to a lookup table: from where it leaves its darkest value to where it reaches its brightest. */
export function windowOfLut(
  values: readonly number[],
  first: number,
): { centre: number; width: number } | undefined {
  const lowest = values.reduce((least, value) => Math.min(least, value), Number.POSITIVE_INFINITY)
  const highest = values.reduce((most, value) => Math.max(most, value), 0)
  const margin = (highest - lowest) * EDGE
  if (!(margin > 0)) return undefined
  const from = values.findLastIndex((value) => value <= lowest + margin)
  const to = values.findIndex((value) => value >= highest - margin)
  if (to <= from) return undefined
  return { centre: first + (from + to) / 2, width: to - from }
}
