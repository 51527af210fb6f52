import { scratchOf, selectQuantile } from './select.ts'

/** Returns the middle of values, `undefined` of none. */
export function medianOf(values: ArrayLike<number>): number | undefined {
  return quantileOf(values, 0.5)
}

/** Returns the value under which a share of the values is, between neighbours in proportion; `undefined` of none. */
export function quantileOf(values: ArrayLike<number>, share: number): number | undefined {
  const count = values.length
  return count === 0 ? undefined : selectQuantile(scratchOf(values), count, share)
}

/** Returns the quantiles of several shares; empty without values. */
export function quantilesOf(values: readonly number[], shares: readonly number[]): number[] {
  if (values.length === 0) return []
  const scratch = scratchOf(values)
  return shares.map((share) => selectQuantile(scratch, values.length, share))
}

export function meanOf(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  return values.reduce((sum, each) => sum + each, 0) / values.length
}
