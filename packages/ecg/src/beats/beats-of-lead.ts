import { isInRange } from '../gaps/range-set.ts'
import type { SampleRange, SignalLead } from '../signal/ecg-signal.ts'
import { lowerBound } from '../signal/lower-bound.ts'
import { medianOf } from '../signal/order-statistics.ts'
import { dropDoubtful } from './drop-doubtful.ts'
import { familiarityOf } from './familiarity.ts'
import type { SlopePeaks } from './peak-list.ts'
import { pickBeats } from './pick-beats.ts'
import { placeOnR } from './place-on-r.ts'
import { contrastOf, judgeNoise, type SignalContrast } from './signal-contrast.ts'
import { findSlopePeaks, type PeakSearch } from './slope-peaks.ts'

/** The reading of one lead: its beats as places in its peaks, and how far they rise over its noise. */
export type BeatsOfLead = {
  lead: SignalLead
  peaks: SlopePeaks
  beats: number[]
  /** Their samples, on the R of this lead. */
  samples: number[]
  contrast: SignalContrast
  noisy: SampleRange[]
}

/** Detects the beats of one lead. */
export function beatsOfLead(
  lead: SignalLead,
  search: PeakSearch & { sensitivity: number },
): BeatsOfLead {
  const { samplesPerSecond, profile, gaps } = search
  const peaks = findSlopePeaks(lead, search)
  const sampleOf = (place: number) => peaks.samples[place] as number
  const picked = pickBeats(peaks, search).filter((place) => !isInRange(gaps, sampleOf(place)))
  const likely = dropDoubtful(peaks, picked)
  const contrast = contrastOf(peaks, likely, samplesPerSecond)
  const { isOnlyNoise, noisy } = judgeNoise(contrast, {
    familiarityNear: familiarityNear(peaks, likely, samplesPerSecond),
    slopeWindowSeconds: profile.slopeWindowSeconds,
    samplesPerSecond,
    sampleCount: lead.samples.length,
  })
  const beats = likely.filter((place) => !isOnlyNoise(sampleOf(place) / samplesPerSecond))
  const isTransient = isEdgeTransient(beats.map(sampleOf), lead.samples.length, samplesPerSecond)
  const kept = isTransient ? [] : beats
  const samples = placeOnR(lead, kept.map(sampleOf), search)
  return { lead, peaks, beats: kept, samples, contrast, noisy }
}

const EDGE_SECONDS = 0.3
const MOST_EDGE_BEATS = 4

/** Decides whether the only beats are the starts and ends of the filters, as in a recording of mains hum. */
function isEdgeTransient(beats: readonly number[], count: number, samplesPerSecond: number) {
  const edge = EDGE_SECONDS * samplesPerSecond
  return (
    count > 8 * edge &&
    beats.length <= MOST_EDGE_BEATS &&
    beats.every((sample) => sample < edge || sample >= count - edge)
  )
}

const NEAR_SECONDS = 4
const FEWEST_TO_COMPARE = 4

/** Returns a function that says how alike the beats around a moment are. */
function familiarityNear(
  peaks: SlopePeaks,
  beats: readonly number[],
  samplesPerSecond: number,
): (seconds: number) => number {
  let familiarity: Float32Array | undefined
  const firstFrom = (seconds: number) =>
    lowerBound(
      beats.length,
      (index) => (peaks.samples[beats[index] as number] as number) >= seconds * samplesPerSecond,
    )
  return (seconds) => {
    familiarity ??= familiarityOf(peaks, beats)
    const near = familiarity.subarray(
      firstFrom(seconds - NEAR_SECONDS),
      firstFrom(seconds + NEAR_SECONDS),
    )
    return near.length < FEWEST_TO_COMPARE ? 0 : (medianOf([...near]) ?? 0)
  }
}
