import type { Beat, Gap } from '@systole/ecg/beats/beat'
import { type EcgSpecies, SPECIES_PROFILES } from '@systole/ecg/species/species-profile'
import { intervalAfter } from './intervals.ts'

/** Why no rate is given although beats may have been found. */
export const RATE_DOUBTS = ['tooFew', 'lost', 'implausible'] as const
export type RateDoubt = (typeof RATE_DOUBTS)[number]

export type Rate =
  | {
      confident: true
      /** 60 / median RR of normal beats, without intervals across lost samples. E15. */
      beatsPerMinute: number
      /** Eight of ten intervals have a rate between these. */
      low: number
      high: number
      intervals: number
    }
  | { confident: false; doubt: RateDoubt }

const MINUTE_SECONDS = 60
const LEAST_INTERVALS = 2
const MOST_LOST_SHARE = 0.5

/** Returns the rate of the beats found, or why there is none to trust: no rate is better than a wrong one. */
export function rateOf(
  found: { beats: readonly Beat[]; gaps: readonly Gap[]; species: EcgSpecies },
  of: { samplesPerSecond: number; sampleCount: number },
): Rate {
  const { beats, gaps, species } = found
  const lost = gaps.reduce((sum, { from, to }) => sum + to - from, 0)
  if (lost > MOST_LOST_SHARE * of.sampleCount) return { confident: false, doubt: 'lost' }
  const sorted = beats
    .flatMap((beat, index) => {
      const interval = beat.label === 'N' ? intervalAfter(beats, index, gaps) : undefined
      return interval !== undefined && beats[index + 1]?.label === 'N' ? [interval] : []
    })
    .sort((one, other) => one - other)
  if (sorted.length < LEAST_INTERVALS) return { confident: false, doubt: 'tooFew' }
  const rateAt = (share: number) => (MINUTE_SECONDS * of.samplesPerSecond) / quantile(sorted, share)
  const beatsPerMinute = rateAt(0.5)
  const { slowestRate, fastestRate } = SPECIES_PROFILES[species]
  if (beatsPerMinute < slowestRate || beatsPerMinute > fastestRate) {
    return { confident: false, doubt: 'implausible' }
  }
  return {
    confident: true,
    beatsPerMinute,
    low: rateAt(0.9),
    high: rateAt(0.1),
    intervals: sorted.length,
  }
}

/** Returns a quantile of ascending values, between two of them where it falls there. */
function quantile(sorted: readonly number[], share: number): number {
  const place = share * (sorted.length - 1)
  const below = sorted[Math.floor(place)] ?? 0
  const above = sorted[Math.ceil(place)] ?? below
  return below + (above - below) * (place - Math.floor(place))
}
