import { medianOf } from '../signal/order-statistics.ts'
import type { BeatsOfLead } from './beats-of-lead.ts'
import { contrastAt } from './signal-contrast.ts'

/** The lead of which this multiple of the other's contrast rises over its noise decides alone. */
const CLEARER_FACTOR = 2
/** Between leads that are alike, a beat of one lead counts if it is at least this high among its neighbours. */
const CONVINCING_SHARE = 0.6
const NEAR_BEATS = 8

type Vote = { samplesPerSecond: number; togetherSeconds: number }

/** Returns samples of beats that two leads agree on; otherwise the clearer lead decides. Shared beats have the places of the first. */
export function voteOfLeads(first: BeatsOfLead, second: BeatsOfLead, vote: Vote): number[] {
  const ofFirst = foundBy(first)
  const ofSecond = foundBy(second)
  const together = vote.togetherSeconds * vote.samplesPerSecond
  const shared = isNearAny(ofSecond, together)
  const known = isNearAny(ofFirst, together)
  const counted = first.samples.filter(
    (_, index) => shared(ofFirst[index] as number) || isConvincing(first, index, second, vote),
  )
  const added = second.samples.filter(
    (_, index) => !known(ofSecond[index] as number) && isConvincing(second, index, first, vote),
  )
  return [...counted, ...added].sort((one, other) => one - other)
}

/** Returns a test whether a sample is near one of an ascending list. Samples must be asked for in ascending order. */
function isNearAny(samples: readonly number[], distance: number): (sample: number) => boolean {
  let place = 0
  return (sample) => {
    while (place < samples.length && (samples[place] as number) < sample - distance) place += 1
    return place < samples.length && (samples[place] as number) <= sample + distance
  }
}

/** Places where beats were found: nearer to each other in two leads than the R that they are moved to. */
const foundBy = ({ peaks, beats }: BeatsOfLead) =>
  beats.map((place) => peaks.samples[place] as number)

/** Decides whether a beat counts although the other lead does not show it. */
function isConvincing(by: BeatsOfLead, index: number, against: BeatsOfLead, vote: Vote): boolean {
  const place = by.beats[index] as number
  const seconds = (by.peaks.samples[place] as number) / vote.samplesPerSecond
  const ratio =
    contrastAt(by.contrast, seconds) / Math.max(1, contrastAt(against.contrast, seconds))
  if (ratio >= CLEARER_FACTOR) return true
  if (ratio <= 1 / CLEARER_FACTOR) return false
  const near = by.beats.slice(Math.max(0, index - NEAR_BEATS), index + NEAR_BEATS + 1)
  const level = medianOf(near.map((beat) => by.peaks.heights[beat] as number)) ?? 0
  return (by.peaks.heights[place] as number) >= CONVINCING_SHARE * level
}
