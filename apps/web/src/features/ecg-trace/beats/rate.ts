import type { Beat, Gap } from '@systole/ecg/beats/beat'
import { type HeartRates, heartRates } from '@systole/ecg/rhythm/heart-rates'
import { isNormal, type RrInterval, rrIntervals } from '@systole/ecg/rhythm/rr-intervals'
import { quantileOf } from '@systole/ecg/signal/order-statistics'
import { type EcgSpecies, SPECIES_PROFILES } from '@systole/ecg/species/species-profile'

/** Why no rate is given although beats may have been found. */
export const RATE_DOUBTS = ['tooFew', 'lost', 'implausible'] as const
export type HeartRateDoubt = (typeof RATE_DOUBTS)[number]

export type Rate =
  | {
      confident: true
      /** The printed rate of the values: 60 / median RR of normal beats. E15. */
      beatsPerMinute: number
      /** Eight of ten intervals have a rate between these. */
      low: number
      high: number
      intervals: number
    }
  | { confident: false; doubt: HeartRateDoubt }

const MINUTE_SECONDS = 60
const MOST_LOST_SHARE = 0.5

/** Returns the printed rate of the beats found, or why there is none to trust: no rate is better than a wrong one. */
export function heartRateOf(
  found: { beats: readonly Beat[]; gaps: readonly Gap[]; species: EcgSpecies },
  of: { samplesPerSecond: number; sampleCount: number },
): Rate {
  const { beats, gaps, species } = found
  const { samplesPerSecond, sampleCount } = of
  const lost = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  if (lost > MOST_LOST_SHARE * sampleCount) return { confident: false, doubt: 'lost' }
  const series = { samplesPerSecond, sampleCount, beats, gaps }
  const intervals = rrIntervals(series)
  const { printed } = heartRates(series, intervals)
  if (!printed) return { confident: false, doubt: 'tooFew' }
  const { slowestRate, fastestRate } = SPECIES_PROFILES[species]
  if (printed.perMinute < slowestRate || printed.perMinute > fastestRate) {
    return { confident: false, doubt: 'implausible' }
  }
  const seconds = printedSeconds(intervals, printed)
  const rateAt = (share: number) => MINUTE_SECONDS / (quantileOf(seconds, share) ?? Number.NaN)
  return {
    confident: true,
    beatsPerMinute: printed.perMinute,
    low: rateAt(0.9),
    high: rateAt(0.1),
    intervals: printed.intervals,
  }
}

/** Returns the intervals from which the rate was read. */
function printedSeconds(
  all: readonly RrInterval[],
  { basis }: NonNullable<HeartRates['printed']>,
): number[] {
  const intervals = all.filter(({ labels }) => !labels.includes('Q'))
  const ofBasis = intervals.filter((interval) => {
    if (basis === 'counted') return true
    return basis === 'normal'
      ? isNormal(interval)
      : interval.labels.every((label) => label === basis)
  })
  return ofBasis.map((interval) => interval.seconds)
}
