import { type BeatSeries, isNormal, rrIntervals } from '../rhythm/rr-intervals.ts'
import { medianOf } from '../signal/order-statistics.ts'
import type { AutomaticValue } from './automatic-value.ts'

/** A median of normally spread values is 1.253 times less certain than their mean. */
const MEDIAN_AGAINST_MEAN = 1.253
/** The standard deviation of normally spread values is 1.483 times their median distance from the median; outliers do not count. */
const SPREAD_AGAINST_DISTANCE = 1.4826

/**
 * Returns the heart rate as the review prints it: 60 divided by the median RR of normal beats. The uncertainty comes from the spread
 * of the intervals, the resolution from one sample in the interval; half of it is the least uncertainty. `undefined` where no rate is printed. SPEC E15.
 */
export function measuredRate(
  series: BeatSeries,
  printed: { perMinute: number; intervals: number } | undefined,
): AutomaticValue | undefined {
  if (!printed) return undefined
  const seconds = rrIntervals(series)
    .filter(isNormal)
    .map((interval) => interval.seconds)
  const middle = 60 / printed.perMinute
  const distance = medianOf(seconds.map((each) => Math.abs(each - middle))) ?? 0
  const spread =
    (SPREAD_AGAINST_DISTANCE * MEDIAN_AGAINST_MEAN * distance) / Math.sqrt(printed.intervals)
  const perSecond = printed.perMinute / middle // the change of the rate with the interval
  const resolution = perSecond / series.samplesPerSecond
  return {
    value: printed.perMinute,
    uncertainty: Math.max(resolution / 2, spread * perSecond),
    resolution,
    count: printed.intervals + 1,
  }
}
