import { scratchOf, selectQuantile } from '../signal/select.ts'

/** Returns the value below which `share` of the values are, interpolated between neighbours; `undefined` without values. */
export function quantile(values: readonly number[], share: number): number | undefined {
  return quantiles(values, [share])[0]
}

/** Returns the quantiles of several shares; empty without values. */
export function quantiles(values: readonly number[], shares: readonly number[]): number[] {
  if (values.length === 0) return []
  const scratch = scratchOf(values)
  return shares.map((share) => selectQuantile(scratch, values.length, share))
}

export function median(values: readonly number[]): number | undefined {
  return quantile(values, 0.5)
}

export function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
