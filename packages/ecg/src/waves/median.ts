/** Returns the middle value, or the mean of the two middle ones; 0 of nothing. */
export function median(values: ArrayLike<number>): number {
  if (values.length === 0) return 0
  // Typed arrays sort by number without calling a comparison.
  const sorted = Float64Array.from(values).sort()
  const upper = sorted[sorted.length >> 1] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? 0)) / 2
}
