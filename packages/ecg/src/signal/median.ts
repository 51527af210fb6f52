/** Returns the middle of values, undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  return quantileOf(values, 0.5)
}

/** Returns the value under which a share of the values is, between neighbours in proportion. */
export function quantileOf(values: readonly number[], share: number): number | undefined {
  const sorted = Float64Array.from(values).sort()
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  return low === undefined || high === undefined
    ? undefined
    : low + (high - low) * (place - Math.floor(place))
}
