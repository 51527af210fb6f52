/** Returns the middle value, or the mean of the two middle ones; 0 of nothing. */
export function median(values: readonly number[]): number {
  if (values.length === 0) return 0
  const sorted = [...values].sort((one, other) => one - other)
  const upper = sorted[sorted.length >> 1] ?? 0
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? 0)) / 2
}
