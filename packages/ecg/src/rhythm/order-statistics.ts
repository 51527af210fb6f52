/** Returns the value below which `share` of the values are, interpolated between neighbours; `undefined` without values. */
export function quantile(values: readonly number[], share: number): number | undefined {
  return quantiles(values, [share])[0]
}

/** Returns the quantiles of several shares, for one sort; empty without values. */
export function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  if (values.length === 0) return []
  const sorted = Float64Array.from(values).sort()
  return shares.map((share) => {
    const place = share * (sorted.length - 1)
    const below = sorted[Math.floor(place)] ?? 0
    const above = sorted[Math.ceil(place)] ?? below
    return below + (above - below) * (place - Math.floor(place))
  })
}

export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5)
}

export function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
