import type { SampleRange } from '../signal/ecg-signal.ts'
import { medianOrZero } from '../waves/median-or-zero.ts'

/** So many of the nearest intervals between normal shapes say what is usual at a beat. */
const NEAREST = 12
/** Normal intervals further than this many beats away say nothing any more. */
const REACH = 60
/** Fewer normal intervals are not enough; then the mean of all intervals within `NEAREST` beats counts. */
const FEWEST = 4

/** RR intervals around each beat in samples; `NaN` at the ends and across a gap. */
export type BeatIntervals = { before: Float64Array; after: Float64Array }

/** The usual interval at each beat in samples, and how irregular it is: median step between normal intervals over it. */
export type LocalRhythm = { interval: Float64Array; irregularity: Float64Array }

/** Returns the interval before and after each beat. An interval that touches a gap is unknown. */
export function beatIntervals(
  beatSamples: ArrayLike<number>,
  gaps: readonly SampleRange[],
): BeatIntervals {
  const count = beatSamples.length
  const before = new Float64Array(count).fill(Number.NaN)
  const after = new Float64Array(count).fill(Number.NaN)
  const sorted = [...gaps].sort((a, b) => a.from - b.from)
  let next = 0
  for (let beat = 1; beat < count; beat += 1) {
    const from = beatSamples[beat - 1] ?? 0
    const to = beatSamples[beat] ?? 0
    while ((sorted[next]?.to ?? Number.POSITIVE_INFINITY) <= from) next += 1
    if ((sorted[next]?.from ?? Number.POSITIVE_INFINITY) < to) continue
    before[beat] = to - from
    after[beat - 1] = to - from
  }
  return { before, after }
}

/**
 * Returns what is usual at each beat: the median of the nearest intervals between two beats of normal shape; where there are too few of
 * them (bigeminy) the mean of all intervals nearby, which a compensatory pause leaves unchanged.
 */
export function localRhythm(
  { before }: BeatIntervals,
  isNormalShape: (beat: number) => boolean,
): LocalRhythm {
  const count = before.length
  const interval = new Float64Array(count).fill(Number.NaN)
  const irregularity = new Float64Array(count)
  const normal = normalBeats(before, isNormalShape)
  const values = new Float64Array(NEAREST)
  let near = 0
  for (let beat = 0; beat < count; beat += 1) {
    while ((normal[near] ?? count) < beat) near += 1
    const { low, high } = nearestOf(normal, near, beat)
    for (let at = low; at < high; at += 1) values[at - low] = before[normal[at] as number] as number
    interval[beat] =
      high - low >= FEWEST ? medianOrZero(values.subarray(0, high - low)) : meanAround(before, beat)
    const steps = writeSteps(before, normal, { low, high }, values)
    if (steps >= FEWEST) {
      irregularity[beat] = medianOrZero(values.subarray(0, steps)) / (interval[beat] as number)
    }
  }
  return { interval, irregularity }
}

/** Returns the beats that end an interval between two normal shapes. */
function normalBeats(before: Float64Array, isNormalShape: (beat: number) => boolean): number[] {
  const beats: number[] = []
  for (let beat = 1; beat < before.length; beat += 1) {
    if (Number.isNaN(before[beat] ?? Number.NaN)) continue
    if (isNormalShape(beat) && isNormalShape(beat - 1)) beats.push(beat)
  }
  return beats
}

type Places = { low: number; high: number }

/** Returns the places of up to `NEAREST` of the sorted beats, those nearest to a beat; `from` is that of the first not before it. */
function nearestOf(sorted: readonly number[], from: number, beat: number): Places {
  let low = from
  let high = from
  while (high - low < NEAREST) {
    const left = beat - (sorted[low - 1] ?? Number.NEGATIVE_INFINITY)
    const right = (sorted[high] ?? Number.POSITIVE_INFINITY) - beat
    if (Math.min(left, right) > REACH) break
    if (left <= right) low -= 1
    else high += 1
  }
  return { low, high }
}

/** Writes the differences between normal intervals that follow each other directly, and returns how many there are. */
function writeSteps(
  before: Float64Array,
  beats: readonly number[],
  { low, high }: Places,
  out: Float64Array,
): number {
  let count = 0
  for (let at = low + 1; at < high; at += 1) {
    const beat = beats[at] as number
    if (beats[at - 1] !== beat - 1) continue
    out[count] = Math.abs((before[beat] as number) - (before[beat - 1] as number))
    count += 1
  }
  return count
}

function meanAround(before: Float64Array, beat: number): number {
  let sum = 0
  let known = 0
  for (let at = Math.max(0, beat - NEAREST); at <= beat + NEAREST && at < before.length; at += 1) {
    const value = before[at] ?? Number.NaN
    if (Number.isNaN(value)) continue
    sum += value
    known += 1
  }
  return known > 0 ? sum / known : Number.NaN
}

/** Returns the middle value, of an even number the mean of the middle two; unknown values are last, and `NaN` is the middle of none. */
export function medianOfKnown(values: ArrayLike<number>): number {
  const ordered = new Float64Array(values.length)
  for (let index = 0; index < ordered.length; index += 1) {
    const value = values[index] as number
    ordered[index] = Number.isNaN(value) ? Number.POSITIVE_INFINITY : value
  }
  const middle = ordered.length === 0 ? Number.NaN : medianOrZero(ordered)
  return Number.isFinite(middle) ? middle : Number.NaN
}
