import type { BeatLabel } from '../beats/beat.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import { meanRates, type RateAt } from './heart-rates.ts'
import { longestPauses, type Pause, pausesOf } from './pauses.ts'
import {
  analysedSeconds,
  type BeatSeries,
  isNormal,
  type RrInterval,
  rrIntervals,
} from './rr-intervals.ts'

/** A minute or an hour of a long recording; rates are of normal beats, `undefined` without three normal intervals in a row. */
export type RateBin = SampleRange & {
  analysedSeconds: number
  minimum: number | undefined
  mean: number | undefined
  maximum: number | undefined
  beats: number
  vpc: number
  pac: number
  pauses: number
}

export type DayTables = { minutes: RateBin[]; hours: RateBin[]; longestPauses: Pause[] }

const LONGEST_PAUSES = 5

/** Returns the rate band of each minute, the hourly table and the five longest pauses of a long recording. */
export function dayTables(series: BeatSeries): DayTables {
  const intervals = rrIntervals(series)
  const pauses = pausesOf(series, intervals)
  const normal = intervals.filter(isNormal)
  const found = { pauses, normal, rates: meanRates(normal) }
  return {
    minutes: binsOf(series, found, 60),
    hours: binsOf(series, found, 3600),
    longestPauses: longestPauses(pauses, LONGEST_PAUSES),
  }
}

type Sums = { seconds: number; intervals: number }
type Found = {
  pauses: readonly Pause[]
  normal: readonly RrInterval[]
  /** Of each three normal intervals in a row. */
  rates: readonly RateAt[]
}

function binsOf(series: BeatSeries, { pauses, normal, rates }: Found, seconds: number): RateBin[] {
  const length = seconds * series.samplesPerSecond
  const bins = emptyBins(series, length)
  const at = (sample: number) => bins[Math.floor(sample / length)]
  const sums = bins.map((): Sums => ({ seconds: 0, intervals: 0 }))
  for (const interval of normal) {
    const sum = sums[Math.floor(interval.to / length)]
    if (sum === undefined) continue
    sum.seconds += interval.seconds
    sum.intervals += 1
  }
  for (const { to, perMinute } of rates) widen(at(to), perMinute)
  for (const { sample, label } of series.beats) countBeat(at(sample), label)
  for (const { from } of pauses) {
    const bin = at(from)
    if (bin !== undefined) bin.pauses += 1
  }
  return bins.map((bin, index) => ({ ...bin, mean: meanOfSums(sums[index], bin) }))
}

function emptyBins(series: BeatSeries, length: number): RateBin[] {
  return Array.from({ length: Math.ceil(series.sampleCount / length) }, (_, index) => {
    const range = { from: index * length, to: Math.min((index + 1) * length, series.sampleCount) }
    return {
      ...range,
      analysedSeconds: analysedSeconds(series, range),
      minimum: undefined,
      mean: undefined,
      maximum: undefined,
      beats: 0,
      vpc: 0,
      pac: 0,
      pauses: 0,
    }
  })
}

/** The mean belongs to the same beats as the extremes: without those there is none. */
function meanOfSums(sums: Sums | undefined, bin: RateBin): number | undefined {
  if (sums === undefined || bin.minimum === undefined || sums.seconds === 0) return
  return (60 * sums.intervals) / sums.seconds
}

function widen(bin: RateBin | undefined, perMinute: number): void {
  if (bin === undefined) return
  bin.minimum = Math.min(bin.minimum ?? perMinute, perMinute)
  bin.maximum = Math.max(bin.maximum ?? perMinute, perMinute)
}

function countBeat(bin: RateBin | undefined, label: BeatLabel): void {
  if (bin === undefined || label === 'X') return
  bin.beats += 1
  if (label === 'V') bin.vpc += 1
  if (label === 'A') bin.pac += 1
}
