import type { Beat, BeatLabel } from '../beats/beat.ts'
import type { SampleRange } from '../signal/ecg-signal.ts'

/** The beats of a recording. `gaps` are all stretches without a usable signal: lost, noisy or excluded by a person; in order. */
export type BeatSeries = {
  samplesPerSecond: number
  sampleCount: number
  beats: readonly Beat[]
  gaps: readonly SampleRange[]
}

/** The time from one beat to the next, in samples and seconds; `beat` is the index of the later one in the series. */
export type RrInterval = SampleRange & {
  seconds: number
  beat: number
  labels: readonly [BeatLabel, BeatLabel]
}

/** Returns the RR intervals without those that touch a gap; marks that are not beats (X) join their neighbours. */
export function rrIntervals({ beats, gaps, samplesPerSecond }: BeatSeries): RrInterval[] {
  const intervals: RrInterval[] = []
  let previous: Beat | undefined
  let gap = 0
  for (let index = 0; index < beats.length; index += 1) {
    const beat = beats[index]
    if (beat === undefined || beat.label === 'X') continue
    const from = previous?.sample ?? beat.sample
    while ((gaps[gap]?.to ?? Number.POSITIVE_INFINITY) <= from) gap += 1
    const to = beat.sample
    if (previous !== undefined && to > from && !overlaps(gaps[gap], { from, to })) {
      const seconds = (to - from) / samplesPerSecond
      intervals.push({ from, to, seconds, beat: index, labels: [previous.label, beat.label] })
    }
    previous = beat
  }
  return intervals
}

function overlaps(gap: SampleRange | undefined, range: SampleRange): boolean {
  return gap !== undefined && gap.from < range.to && gap.to > range.from
}

/** An interval between two normal beats: the only kind that describes the sinus node. */
export function isNormal({ labels: [before, after] }: RrInterval): boolean {
  return before === 'N' && after === 'N'
}

/** Splits intervals into runs in which each starts with the beat that ends the one before. */
export function unbrokenRuns(intervals: readonly RrInterval[]): RrInterval[][] {
  const runs: RrInterval[][] = []
  let run: RrInterval[] = []
  for (const interval of intervals) {
    if (run.length > 0 && run[run.length - 1]?.to !== interval.from) {
      runs.push(run)
      run = []
    }
    run.push(interval)
  }
  if (run.length > 0) runs.push(run)
  return runs
}

/** Returns the intervals in which none of the samples is; both in order. */
export function intervalsWithout(
  intervals: readonly RrInterval[],
  samples: readonly number[],
): RrInterval[] {
  let next = 0
  return intervals.filter(({ from, to }) => {
    while ((samples[next] ?? Number.POSITIVE_INFINITY) <= from) next += 1
    return (samples[next] ?? Number.POSITIVE_INFINITY) >= to
  })
}

/** Returns the seconds of a recording that are not in a gap. */
export function analysedSeconds(series: BeatSeries, range: SampleRange): number {
  const lost = series.gaps.reduce(
    (sum, { from, to }) => sum + Math.max(0, Math.min(to, range.to) - Math.max(from, range.from)),
    0,
  )
  return (range.to - range.from - lost) / series.samplesPerSecond
}
