import type { Beat } from '../beats/beat.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'
import { medianOrZero } from './median-or-zero.ts'

/** A beat with the times to its neighbours. */
export type TimedBeat = Beat & { rrBeforeSeconds: number; rrAfterSeconds: number }

/**
 * Adds the intervals to the beats, which must be in order. Beats labelled X are left out; an interval across a gap or beyond an end is
 * replaced by the median one.
 */
export function timedBeats(
  beats: readonly Beat[],
  samplesPerSecond: number,
  gaps: readonly SampleRange[],
): TimedBeat[] {
  const real = beats.filter(({ label }) => label !== 'X')
  const intervals = intervalsBetween(real, samplesPerSecond, gaps)
  const typical = medianOrZero(
    intervals.flatMap((seconds) => (seconds === undefined ? [] : [seconds])),
  )
  const seconds = (index: number): number => intervals[index] ?? (typical > 0 ? typical : 1)
  return real.map((beat, index) => ({
    ...beat,
    rrBeforeSeconds: seconds(index - 1),
    rrAfterSeconds: seconds(index),
  }))
}

/** Returns the interval after each beat but the last; undefined across a gap. */
function intervalsBetween(
  beats: readonly Beat[],
  samplesPerSecond: number,
  gaps: readonly SampleRange[],
): (number | undefined)[] {
  let gapIndex = 0
  return beats.slice(1).map((next, index) => {
    const from = beats[index]?.sample ?? 0
    while ((gaps[gapIndex]?.to ?? Number.POSITIVE_INFINITY) <= from) gapIndex += 1
    const gap = gaps[gapIndex]
    const hasGap = gap !== undefined && gap.from < next.sample
    return hasGap ? undefined : (next.sample - from) / samplesPerSecond
  })
}
