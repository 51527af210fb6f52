import { meanOf, quantilesOf } from '../signal/order-statistics.ts'
import type { RrInterval } from './rr-intervals.ts'

/** An escape rhythm is steadier than this. */
export const ESCAPE_VARIATION = 0.25

/** Returns (90th − 10th percentile) / median of the intervals: the measure of regularity. E15. */
export function rrVariation(seconds: readonly number[]): number | undefined {
  const [low, middle, high] = quantilesOf(seconds, [0.1, 0.5, 0.9])
  if (middle === undefined || low === undefined || high === undefined || middle === 0) return
  return (high - low) / middle
}

/** Returns the root mean square of successive differences, divided by the mean interval. */
export function relativeSuccessiveDifference(
  runs: readonly (readonly RrInterval[])[],
): number | undefined {
  const mean = meanOf(runs.flatMap((run) => run.map(({ seconds }) => seconds)))
  const squares = runs.flatMap((run) =>
    run.slice(1).map(({ seconds }, index) => (seconds - (run[index]?.seconds ?? 0)) ** 2),
  )
  const meanSquare = meanOf(squares)
  return mean === undefined || meanSquare === undefined ? undefined : Math.sqrt(meanSquare) / mean
}

/**
 * Returns the share of intervals that are longer or shorter than both neighbours. Independent intervals have 2/3; breathing makes them
 * rise and fall in turn, which lowers the ratio. Handbook 4.6.
 */
export function turningPointRatio(runs: readonly (readonly RrInterval[])[]): number | undefined {
  let turns = 0
  let places = 0
  for (const run of runs) {
    for (let index = 1; index < run.length - 1; index += 1) {
      const before = (run[index]?.seconds ?? 0) - (run[index - 1]?.seconds ?? 0)
      const after = (run[index + 1]?.seconds ?? 0) - (run[index]?.seconds ?? 0)
      places += 1
      if (before * after < 0) turns += 1
    }
  }
  return places === 0 ? undefined : turns / places
}

/** Returns how alike intervals are that are so many beats apart: −1…1 for each lag. */
export function autocorrelations(
  runs: readonly (readonly RrInterval[])[],
  lags: readonly number[],
): (number | undefined)[] {
  const mean = meanInterval(runs)
  const away = runs.map((run) => Float64Array.from(run, ({ seconds }) => seconds - mean))
  let squares = 0
  let count = 0
  for (const run of away) {
    for (const each of run) squares += each * each
    count += run.length
  }
  return lags.map((lag) => {
    const { products, pairs } = laggedProducts(away, lag)
    return squares === 0 || pairs === 0 ? undefined : products / pairs / (squares / count)
  })
}

function laggedProducts(runs: readonly Float64Array[], lag: number) {
  let products = 0
  let pairs = 0
  for (const run of runs) {
    for (let index = lag; index < run.length; index += 1) {
      products += (run[index] ?? 0) * (run[index - lag] ?? 0)
      pairs += 1
    }
  }
  return { products, pairs }
}

function meanInterval(runs: readonly (readonly RrInterval[])[]): number {
  let sum = 0
  let count = 0
  for (const run of runs) {
    for (const { seconds } of run) sum += seconds
    count += run.length
  }
  return count === 0 ? 0 : sum / count
}

/** Points of the Lorenz (Poincaré) plot: each interval against the next; `from` and `to` lead to their place. */
export type LorenzPoint = { from: number; to: number; seconds: number; nextSeconds: number }

export function lorenzPoints(runs: readonly (readonly RrInterval[])[]): LorenzPoint[] {
  return runs.flatMap((run) =>
    run.slice(1).map(({ seconds, to }, index) => ({
      from: run[index]?.from ?? 0,
      to,
      seconds: run[index]?.seconds ?? 0,
      nextSeconds: seconds,
    })),
  )
}
