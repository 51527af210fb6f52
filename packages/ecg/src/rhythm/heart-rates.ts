import type { BeatLabel } from '../beats/beat.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import { medianOf } from '../signal/order-statistics.ts'
import {
  type BeatSeries,
  isNormal,
  type RrInterval,
  rrIntervals,
  unbrokenRuns,
} from './rr-intervals.ts'

/** Fewer intervals give no rate: no confident rate is better than a wrong one. */
const FEWEST_INTERVALS = 3
/** The extremes are means of this many intervals in a row. */
const EXTREME_INTERVALS = 3
/** Beats of one kind in a row have a rate of their own from this many on. */
const STRETCH_BEATS = 3

/**
 * The beats from which the printed rate was read: intervals of normal beats; of another kind only, where there is no normal interval
 * (stated as such); or all beats counted, where kinds alternate.
 */
export type RateBasis = 'normal' | Exclude<BeatLabel, 'N' | 'X' | 'Q'> | 'counted'

export type PrintedRate = { perMinute: number; basis: RateBasis; intervals: number }
export type RateAt = SampleRange & { perMinute: number }
export type EctopicStretch = RateAt & { label: BeatLabel; beats: number }

export type HeartRates = {
  /** 60 / median RR. E15. */
  printed: PrintedRate | undefined
  /** Means of three normal intervals in a row. */
  slowest: RateAt | undefined
  fastest: RateAt | undefined
  /** All beats over the time that they took, gaps left out. */
  counted: { perMinute: number; intervals: number; seconds: number } | undefined
  ectopicStretches: EctopicStretch[]
}

/** Returns the rates of a recording, each named by how it was found; `undefined` where the beats do not allow it. */
export function heartRates(series: BeatSeries, all = rrIntervals(series)): HeartRates {
  const intervals = all.filter(({ labels: [before, after] }) => before !== 'Q' && after !== 'Q')
  const normal = intervals.filter(isNormal)
  const counted = countedRate(intervals)
  return {
    printed: printedRate(intervals, normal, counted?.perMinute),
    ...extremes(normal),
    counted,
    ectopicStretches: ectopicStretches(intervals),
  }
}

function printedRate(
  intervals: readonly RrInterval[],
  normal: readonly RrInterval[],
  counted: number | undefined,
): PrintedRate | undefined {
  if (normal.length >= FEWEST_INTERVALS) return medianRate(normal, 'normal')
  for (const basis of ['P', 'E', 'V', 'A', 'F'] as const) {
    const same = intervals.filter(({ labels }) => labels.every((label) => label === basis))
    if (same.length >= FEWEST_INTERVALS && same.length > intervals.length / 2) {
      return medianRate(same, basis)
    }
  }
  return counted === undefined
    ? undefined
    : { perMinute: counted, basis: 'counted', intervals: intervals.length }
}

function medianRate(intervals: readonly RrInterval[], basis: RateBasis): PrintedRate | undefined {
  const middle = medianOf(intervals.map(({ seconds }) => seconds))
  return middle === undefined
    ? undefined
    : { perMinute: 60 / middle, basis, intervals: intervals.length }
}

function countedRate(intervals: readonly RrInterval[]): HeartRates['counted'] {
  if (intervals.length < FEWEST_INTERVALS) return
  const seconds = intervals.reduce((sum, each) => sum + each.seconds, 0)
  return { perMinute: (60 * intervals.length) / seconds, intervals: intervals.length, seconds }
}

function extremes(normal: readonly RrInterval[]): Pick<HeartRates, 'slowest' | 'fastest'> {
  let slowest: RateAt | undefined
  let fastest: RateAt | undefined
  for (const rate of meanRates(normal)) {
    if (slowest === undefined || rate.perMinute < slowest.perMinute) slowest = rate
    if (fastest === undefined || rate.perMinute > fastest.perMinute) fastest = rate
  }
  return { slowest, fastest }
}

/** Returns the rate of each three intervals in a row. */
export function meanRates(intervals: readonly RrInterval[]): RateAt[] {
  const rates: RateAt[] = []
  for (const run of unbrokenRuns(intervals))
    for (let last = EXTREME_INTERVALS - 1; last < run.length; last += 1) {
      let seconds = 0
      for (let each = last - EXTREME_INTERVALS + 1; each <= last; each += 1)
        seconds += run[each]?.seconds ?? 0
      rates.push({
        from: run[last - EXTREME_INTERVALS + 1]?.from ?? 0,
        to: run[last]?.to ?? 0,
        perMinute: (60 * EXTREME_INTERVALS) / seconds,
      })
    }
  return rates
}

function ectopicStretches(intervals: readonly RrInterval[]): EctopicStretch[] {
  const alike = intervals.filter(({ labels: [one, two] }) => one === two && one !== 'N')
  return unbrokenRuns(alike).flatMap((run) => stretchesOfOneKind(run))
}

function stretchesOfOneKind(run: readonly RrInterval[]): EctopicStretch[] {
  const [first] = run
  const last = run.at(-1)
  if (first === undefined || last === undefined || run.length < STRETCH_BEATS - 1) return []
  const seconds = run.reduce((sum, each) => sum + each.seconds, 0)
  const perMinute = (60 * run.length) / seconds
  return [
    { from: first.from, to: last.to, label: first.labels[0], beats: run.length + 1, perMinute },
  ]
}
