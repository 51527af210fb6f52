import type { SampleRange } from '../signal/ecg-signal.ts'
import type { RrInterval } from './rr-intervals.ts'

/** An interval with its place. */
export type RrPlace = SampleRange & { seconds: number }

/** Returns the shortest and the longest interval; one beside an unknown beat may be of an artefact and counts for neither. */
export function extremeIntervals(intervals: readonly RrInterval[]): {
  shortestRr: RrPlace | undefined
  longestRr: RrPlace | undefined
} {
  let shortest: RrInterval | undefined
  let longest: RrInterval | undefined
  for (const interval of intervals) {
    if (interval.labels.includes('Q')) continue
    if (shortest === undefined || interval.seconds < shortest.seconds) shortest = interval
    if (longest === undefined || interval.seconds > longest.seconds) longest = interval
  }
  return { shortestRr: placeOf(shortest), longestRr: placeOf(longest) }
}

function placeOf(interval: RrInterval | undefined): RrPlace | undefined {
  return interval && { from: interval.from, to: interval.to, seconds: interval.seconds }
}
