import type { EcgReview, EctopicRange } from '@systole/domain/ecg-reviews/ecg-review'
import type { ReportRange } from './ecg-report-model.ts'

/** The beats of a recording at a revision. */
export type NumberedBeats = { samplesPerSecond: number; samples: readonly number[] }

/** Returns the samples of the beats that count: those marked as no beat (X) have no number. */
export function countedSamples(
  beats: readonly { sample: number; label: string }[],
): readonly number[] {
  return beats.flatMap(({ sample, label }) => (label === 'X' ? [] : [sample]))
}

/** Returns the numbers, from 1, of the first and last beat from sample `from` to sample `to`, both included; null without one. */
export function beatsBetween(
  samples: readonly number[],
  from: number,
  to: number,
): { fromBeat: number | null; toBeat: number | null } {
  const first = countBelow(samples, from) + 1
  const last = countBelow(samples, to + 1)
  return first > last ? { fromBeat: null, toBeat: null } : { fromBeat: first, toBeat: last }
}

/**
 * Returns the ranges of a review with the beat numbers of its revision, in order of time. Those of another recording than the reported
 * one are left out: without its beats neither their numbers nor their times are known.
 */
export function numberRanges(
  { ectopic }: Pick<EcgReview, 'ectopic'>,
  recordings: ReadonlyMap<string, NumberedBeats>,
): ReportRange[] {
  return ectopic.ranges.flatMap((range) => {
    const beats = recordings.get(range.recording)
    return beats ? [numberRange(range, beats)] : []
  })
}

function numberRange(
  { kind, from_sample: from, to_sample: to, count }: EctopicRange,
  { samplesPerSecond, samples }: NumberedBeats,
): ReportRange {
  const seconds = { fromSeconds: from / samplesPerSecond, toSeconds: to / samplesPerSecond }
  const isLost = kind === 'packet_loss'
  const numbers = isLost
    ? { fromBeat: countBelow(samples, from), toBeat: null }
    : beatsBetween(samples, from, to)
  return { kind, ...numbers, count, ...seconds }
}

/** Returns how many of the ordered samples are before this one. */
function countBelow(samples: readonly number[], sample: number): number {
  let [low, high] = [0, samples.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((samples[middle] ?? 0) < sample) low = middle + 1
    else high = middle
  }
  return low
}
