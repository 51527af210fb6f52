import { meanOf, medianOf } from '../signal/order-statistics.ts'
import { type BeatSeries, isNormal, type RrInterval, rrIntervals } from './rr-intervals.ts'

/** A pause is longer than this many local medians. Handbook 4.6. */
const PAUSE_MEDIANS = 2
/** The local median is that of this many intervals before and as many after. */
const NEIGHBOURS = 8
/** Neighbours further away say nothing about the rhythm at the pause. */
const NEIGHBOUR_SECONDS = 30
const FEWEST_NEIGHBOURS = 2

export type Pause = RrInterval & { localMedianSeconds: number }

/** Returns the intervals longer than twice their local median; none across a gap, which hides beats. Not a diagnosis. */
export function pausesOf(series: BeatSeries, intervals = rrIntervals(series)): Pause[] {
  const farthest = NEIGHBOUR_SECONDS * series.samplesPerSecond
  const pauses: Pause[] = []
  for (let index = 0; index < intervals.length; index += 1) {
    const interval = intervals[index]
    if (interval === undefined || !isLongBeside(intervals, index)) continue
    const near = neighboursOf(intervals, index, farthest)
    if (near.length < FEWEST_NEIGHBOURS) continue
    const localMedianSeconds = localMedian(near)
    if (interval.seconds > PAUSE_MEDIANS * localMedianSeconds) {
      pauses.push({ ...interval, localMedianSeconds })
    }
  }
  return pauses
}

/** A first look without a copy: an interval that is not long beside the shortest one around is not long beside their median. */
function isLongBeside(intervals: readonly RrInterval[], index: number): boolean {
  const seconds = intervals[index]?.seconds ?? 0
  const last = Math.min(intervals.length - 1, index + NEIGHBOURS)
  for (let other = Math.max(0, index - NEIGHBOURS); other <= last; other += 1) {
    if (seconds > PAUSE_MEDIANS * (intervals[other]?.seconds ?? seconds)) return true
  }
  return false
}

/** Premature beats shorten some intervals and lengthen the next: the median is of normal ones, the mean of all where there are none. */
function localMedian(near: readonly RrInterval[]): number {
  const normal = near.filter(isNormal).map(({ seconds }) => seconds)
  const all = near.map(({ seconds }) => seconds)
  return (normal.length >= FEWEST_NEIGHBOURS ? medianOf(normal) : meanOf(all)) ?? 0
}

function neighboursOf(
  intervals: readonly RrInterval[],
  index: number,
  farthest: number,
): RrInterval[] {
  const own = intervals[index]
  if (own === undefined) return []
  return intervals.slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1).filter((near) => {
    const isNear = near.to >= own.from - farthest && near.from <= own.to + farthest
    return isNear && near !== own
  })
}

export function longestPauses(pauses: readonly Pause[], count: number): Pause[] {
  return pauses.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
}
