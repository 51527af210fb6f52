import { BEAT_LABELS, type BeatLabel } from '@systole/ecg/beats/beat'
import type { SampleRange } from '@systole/ecg/signal/ecg-signal'

type MarkedBeat = { sample: number; label: BeatLabel }

/** The RR interval before each beat, in typed arrays because a day has more than 100,000. X is no beat. */
export type RrSeries = {
  count: number
  /** Seconds of the beats. */
  at: Float64Array
  /** Seconds since the beat before; `NaN` for the first and across lost samples. */
  rr: Float32Array
  /** The places of the labels in `BEAT_LABELS`. */
  label: Uint8Array
}

/** Returns the series of a recording; beats and gaps ascend. `labelOf` gives the label that a beat is shown with. */
export function rrSeries<Beat extends MarkedBeat>(
  beats: readonly Beat[],
  gaps: readonly SampleRange[],
  samplesPerSecond: number,
  labelOf: (beat: Beat, index: number) => BeatLabel = ({ label }) => label,
): RrSeries {
  const at = new Float64Array(beats.length)
  const rr = new Float32Array(beats.length)
  const label = new Uint8Array(beats.length)
  let count = 0
  let gap = 0
  let before: number | undefined
  for (let index = 0; index < beats.length; index += 1) {
    const beat = beats[index] as Beat
    if (beat.label === 'X') continue
    const { sample } = beat
    const from = before ?? sample
    while ((gaps[gap]?.to ?? Number.POSITIVE_INFINITY) <= from) gap += 1
    const isBroken = (gaps[gap]?.from ?? Number.POSITIVE_INFINITY) < sample
    at[count] = sample / samplesPerSecond
    rr[count] = before === undefined || isBroken ? Number.NaN : (sample - from) / samplesPerSecond
    label[count] = LABEL_PLACES[labelOf(beat, index)]
    before = sample
    count += 1
  }
  return { count, at, rr, label }
}

const LABEL_PLACES = Object.fromEntries(BEAT_LABELS.map((name, place) => [name, place])) as Record<
  BeatLabel,
  number
> // one entry a label

export function labelAt({ label }: RrSeries, place: number): BeatLabel {
  return BEAT_LABELS[label[place] ?? 0] ?? 'N'
}

/** Returns the index of the first beat at or after a time. */
export function firstFrom({ at, count }: RrSeries, seconds: number): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if ((at[middle] ?? 0) < seconds) low = middle + 1
    else high = middle
  }
  return low
}

/** Returns the index of the beat nearest to a time; -1 without beats. */
export function nearestIn(series: RrSeries, seconds: number): number {
  const next = firstFrom(series, seconds)
  if (next === 0) return series.count > 0 ? 0 : -1
  if (next === series.count) return next - 1
  const [before = 0, after = 0] = [series.at[next - 1], series.at[next]]
  return seconds - before <= after - seconds ? next - 1 : next
}

/** The share of intervals that fit the height of a plot; longer ones are cut, so that one pause does not flatten all others. */
const SHOWN_SHARE = 0.995
const LEAST_TOP_SECONDS = 0.4

/** Returns the interval at the top of a plot. */
export function topInterval(series: RrSeries): number {
  const usual = intervalAt(series, SHOWN_SHARE)
  return Math.max(LEAST_TOP_SECONDS, Math.ceil(usual * 1.15 * 5) / 5)
}

const BUCKETS_PER_SECOND = 1000
const BUCKETS = 10_000

/** Returns the interval that a share of all is shorter than. The intervals are counted, because sorting those of a day takes a frame. */
function intervalAt({ rr, count }: RrSeries, share: number): number {
  const counts = new Uint32Array(BUCKETS)
  const bucketOf = (seconds: number) =>
    Math.min(BUCKETS - 1, Math.floor(seconds * BUCKETS_PER_SECOND))
  const known = rr.subarray(0, count)
  let all = 0
  for (const seconds of known) {
    if (Number.isNaN(seconds)) continue
    const bucket = bucketOf(seconds)
    counts[bucket] = (counts[bucket] as number) + 1
    all += 1
  }
  if (all === 0) return 0
  let rank = Math.min(all - 1, Math.floor(share * all))
  let bucket = 0
  while (rank >= (counts[bucket] ?? 0)) {
    rank -= counts[bucket] ?? 0
    bucket += 1
  }
  return known.filter((seconds) => bucketOf(seconds) === bucket).sort()[rank] ?? 0
}

/** Returns a round step of an axis, with at most that many steps. */
export function axisStep(span: number, most: number, steps: readonly number[]): number {
  return steps.find((step) => span / step <= most) ?? steps.at(-1) ?? 1
}
